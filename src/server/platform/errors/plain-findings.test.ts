import { isContractProcedure } from "@orpc/contract";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { contract } from "#contract/contract.ts";
import { emailSchema } from "#contract/email-address.ts";
import { invalidInput } from "./invalid-input.ts";
import { sayFindingsPlainly } from "./plain-findings.ts";

beforeAll(sayFindingsPlainly);

const saidOf = (schema: z.ZodType, value: unknown) =>
  invalidInput(z.object({ name: schema }).safeParse({ name: value }).error?.issues ?? [], false).message;

describe("what a schema finds", () => {
  it.each<[string, z.ZodType, unknown]>([
    ["name is missing.", z.string(), undefined],
    ["name must be a string.", z.string(), 7],
    ["name must be a string.", z.string(), null],
    ["name must be a list.", z.array(z.string()), "x"],
    ["name must be an object.", z.object({}), "x"],
    ["name must be true or false.", z.boolean(), "x"],
    ["name must be a whole number.", z.number().int(), 1.5],
    ["name must have at most 150 characters.", z.string().max(150), "x".repeat(151)],
    ["name must have at least 2 characters.", z.string().min(2), "x"],
    ["name must not be empty.", z.string().min(1), ""],
    ["name must have at most 1 entry.", z.array(z.string()).max(1), ["x", "y"]],
    ["name must be at least 3.", z.number().min(3), 2],
    ["name must be more than 3.", z.number().gt(3), 3],
    ["name must be an id.", z.uuid(), "x"],
    ["name must be a day, such as 2026-02-28.", z.iso.date(), "x"],
    ["name must be one of gentle, blunt.", z.enum(["gentle", "blunt"]), "x"],
    ["name must be true.", z.literal(true), false],
    ["name must have another form.", z.string().regex(/^a$/), "b"],
    ["This does not look like an email address.", emailSchema, "dana"],
    [
      "Only plain letters, digits and signs work before the @ of an email address.",
      emailSchema,
      "jürgen@example.org",
    ],
  ])("is said as: %s", (sentence, schema, value) => {
    expect(saidOf(schema, value)).toBe(sentence);
  });
});

interface Validator {
  "~standard": { validate(value: unknown): unknown };
}

function inputsOf(part: unknown): Validator[] {
  if (isContractProcedure(part))
    return part["~orpc"].inputSchema ? [part["~orpc"].inputSchema as Validator] : [];
  return Object.values(part as object).flatMap(inputsOf);
}

const ODD_VALUES = [undefined, null, 7, -1.5, "", "x".repeat(100_000), [], Array(1000).fill("x"), {}, true];

it("every endpoint refuses odd fields in plain words that name the field", async () => {
  const inputs = inputsOf(contract);
  expect(inputs.length).toBeGreaterThan(80);
  const sentences = new Set<string>();
  for (const schema of inputs) {
    const fields = Object.keys((schema as unknown as { shape?: object }).shape ?? {});
    for (const value of ODD_VALUES) {
      const input = Object.fromEntries(fields.map((field) => [field, value]));
      const { issues = [] } = (await schema["~standard"].validate(input)) as { issues?: z.core.$ZodIssue[] };
      for (const issue of issues) sentences.add(invalidInput([issue], true).message);
    }
  }
  const plain = /^(?:[\w.-]+ (?:is missing|must) ?.*|[A-Z][^:]*)\.$/;
  expect(
    [...sentences].filter((each) => !plain.test(each) || /expected|received|Invalid|Too /.test(each)),
  ).toEqual([]);
});
