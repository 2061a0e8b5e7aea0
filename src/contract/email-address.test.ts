import { describe, expect, it } from "vitest";
import { emailSchema } from "./email-address.ts";
import { codeSchema } from "./typed-answers.ts";

describe("what somebody typed to be compared", () => {
  it.each([
    ["an address", emailSchema, "Ann@Example.org", "ann@example.org"],
    ["a code", codeSchema, "123 456", "123456"],
  ])(
    "may have spaces around it, but a text of more than 1,000 characters is not searched for %s",
    (_, schema, typed, plain) => {
      expect(schema.parse(typed.padEnd(1000))).toBe(plain);
      expect(schema.safeParse(typed.padEnd(1001)).error?.issues).toHaveLength(1);
    },
  );
});
