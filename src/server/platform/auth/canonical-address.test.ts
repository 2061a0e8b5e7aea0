import { expect, it } from "vitest";
import { emailSchema } from "#contract/email-address.ts";
import { addressGiven, canonicalAddress } from "./canonical-address.ts";

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

it.each([
  ["Dana@Example.ORG", "dana@example.org"],
  ["anna@exämple.org", "anna@xn--exmple-cua.org"],
])("the address %s that another system gives is stored as %s", (said, stored) => {
  expect(addressGiven(said)).toBe(stored);
});

it.each([
  ["wide letters", "ｄana@example.org"],
  ["a wide letter in its domain", "dana@ｅxample.org"],
  ["a ligature", "oﬃce@example.org"],
  ["the sign of Kelvin", "\u212Aim@example.org"],
  ["a long s", "\u017Fam@example.org"],
  ["a letter raised", "dan\u00AA@example.org"],
  ["digits of another script", "dana١@example.org"],
  ["a sign that nobody sees", "da\u200Bna@example.org"],
  ["a soft hyphen in its domain", "dana@exam\u00ADple.org"],
])(
  "an address that another system gives with %s is refused, although typed it would be another's",
  (_, said) => {
    expect(emailSchema.safeParse(said).success).toBe(true);
    expect(addressGiven(said)).toBeNull();
  },
);

it.each([null, undefined, 7, ["dana@example.org"], "dana"])(
  "%o is no address that a system gives",
  (said) => {
    expect(addressGiven(said)).toBeNull();
  },
);
