import { expect, it } from "vitest";
import { emailSchema } from "#contract/email-address.ts";
import { canonicalAddress } from "./canonical-address.ts";

it.each([
  [" Dana@Example.ORG ", "dana@example.org"],
  ["anna@exämple.org", "anna@xn--exmple-cua.org"],
  ["anna@例え.jp", "anna@xn--r8jz45g.jp"],
  ["anna@почта.рф", "anna@xn--80a1acny.xn--p1ai"],
  ["anna@ｅｘａｍｐｌｅ.org", "anna@example.org"],
  ["anna@xn--exmple-cua.org", "anna@xn--exmple-cua.org"],
])("the address %s is taken, and stored as %s", (typed, stored) => {
  expect(canonicalAddress(emailSchema.parse(typed))).toBe(stored);
});

it.each([
  "",
  "dana",
  "@example.org",
  "dana@",
  "dana@example",
  "a b@example.org",
  "dana@exa_mple.org",
  "jürgen@example.org",
  "a@b@example.org",
  `${"x".repeat(250)}@example.org`,
])("the address '%s' is refused", (typed) => {
  expect(emailSchema.safeParse(typed).success).toBe(false);
});
