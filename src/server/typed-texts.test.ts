import { expect, it } from "vitest";
import * as z from "zod";
import { contract } from "../contract/contract.ts";
import { findCrisis, TYPED_TEXTS } from "./typed-texts.ts";

/** They assess what was typed before, which only the database knows. */
const ABOUT_STORED_TEXTS = ["personalCards.advise", "personalCards.take", "steps.shrink"];

/** The fields of an endpoint's body. */
function fieldsOf(schema: unknown): Record<string, unknown> {
  if (!schema) return {};
  const { properties = {} } = z.toJSONSchema(schema as z.ZodType, { unrepresentable: "any", io: "input" });
  const body = properties.body;
  return typeof body === "object" && body.properties ? body.properties : properties;
}

const endpoints = Object.entries(contract).flatMap(([area, members]) =>
  Object.entries(members).map(([name, procedure]) => ({
    name: `${area}.${name}`,
    path: [area, name],
    fields: fieldsOf(procedure["~orpc"].inputSchema),
  })),
);
const tableOf = TYPED_TEXTS as Record<string, Record<string, { texts: string[]; override: string }>>;

it("assesses every call that can be sent anyway before anything is loaded", () => {
  const overridable = endpoints.filter(({ fields }) =>
    Object.keys(fields).some((field) => /Anyway$|^goOn$/.test(field)),
  );
  expect(overridable.length).toBeGreaterThan(8);
  for (const { name, path } of overridable) {
    const [area = "", endpoint = ""] = path;
    const isListed = tableOf[area]?.[endpoint] !== undefined || ABOUT_STORED_TEXTS.includes(name);
    expect(isListed, name).toBe(true);
  }
});

it("names fields that the contract has", () => {
  for (const [area, members] of Object.entries(tableOf)) {
    for (const [endpoint, { texts, override }] of Object.entries(members)) {
      const found = endpoints.find(({ name }) => name === `${area}.${endpoint}`);
      expect(Object.keys(found?.fields ?? {}), `${area}.${endpoint}`).toEqual(
        expect.arrayContaining([...texts, override]),
      );
    }
  }
});

it("finds a crisis in any of a call's texts, unless the person goes on all the same", () => {
  const dark = "I want to kill myself";
  for (const [area, members] of Object.entries(tableOf)) {
    for (const [endpoint, { texts, override }] of Object.entries(members)) {
      for (const text of texts) {
        expect(findCrisis([area, endpoint], { [text]: dark })).toMatchObject({ kind: "suicide" });
        expect(findCrisis([area, endpoint], { body: { [text]: dark } })).toMatchObject({ kind: "suicide" });
        expect(findCrisis([area, endpoint], { [text]: dark, [override]: true })).toBeNull();
        expect(findCrisis([area, endpoint], { [text]: "The draft is late." })).toBeNull();
      }
    }
  }
});

it("passes over input of any other shape", () => {
  for (const input of [undefined, null, 7, "I want to kill myself", [], { userContext: 7 }, { body: null }]) {
    expect(findCrisis(["readings", "create"], input)).toBeNull();
  }
  expect(findCrisis(["cards", "list"], { userContext: "I want to kill myself" })).toBeNull();
});
