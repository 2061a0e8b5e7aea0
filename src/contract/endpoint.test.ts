import { isContractProcedure } from "@orpc/contract";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { contract } from "./contract.ts";
import type { EndpointMeta } from "./endpoint.ts";
import { LIVE_AREAS } from "./live.ts";

/** The endpoints that check stored texts for distress. Their input therefore has no field for a text. */
const ASSESSES_STORED_TEXTS = ["advice.advise", "advice.take", "steps.shrink"];

/** Returns the names of the fields in the body of an endpoint. */
function fieldsOf(schema: unknown): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema as z.ZodType, { unrepresentable: "any", io: "input" });
  const body = properties.body;
  return Object.keys(typeof body === "object" && body.properties ? body.properties : properties);
}

const endpoints = Object.entries(contract).flatMap(([area, members]) =>
  Object.entries(members).map(([name, procedure]) => {
    if (!isContractProcedure(procedure)) throw new Error(`${area}.${name} is no endpoint`);
    const { route, meta, inputSchema, outputSchema } = procedure["~orpc"];
    return {
      name: `${area}.${name}`,
      method: route.method,
      fields: fieldsOf(inputSchema),
      /** The schema of the JSON answer; undefined for a stream and for an answer with headers of its own. */
      answer:
        route.outputStructure !== "detailed" && outputSchema instanceof z.ZodType ? outputSchema : undefined,
      meta: meta as EndpointMeta,
    };
  }),
);

describe("the metadata of the contract's endpoints", () => {
  it("an endpoint that writes names the areas it changes, and one that reads names none", () => {
    expect(endpoints.length).toBeGreaterThan(40);
    for (const { name, method, meta } of endpoints) {
      expect(meta.changes !== undefined, name).toBe(method !== "GET");
      for (const area of meta.changes ?? []) expect(LIVE_AREAS, name).toContain(area);
    }
  });

  it("a JSON answer has no dates, sets, maps or large numbers, because it is written without conversion", () => {
    const answers = endpoints.flatMap(({ name, answer }) => (answer ? [{ name, answer }] : []));
    expect(answers.length).toBeGreaterThan(40);
    for (const { name, answer } of answers)
      expect(() => z.toJSONSchema(answer, { unrepresentable: "throw" }), name).not.toThrow();
  });

  it("each area of live changes has the name of an area of the contract", () => {
    const areas = Object.keys(contract);
    expect(LIVE_AREAS.filter((area) => !areas.includes(area))).toEqual([]);
    for (const { name, meta } of endpoints)
      for (const area of meta.shows ?? []) expect(LIVE_AREAS, name).toContain(area);
  });

  it("an endpoint with goOnAnyway in its input names the fields that are assessed for a crisis", () => {
    const overridable = endpoints.filter(({ fields }) => fields.includes("goOnAnyway"));
    expect(overridable.length).toBeGreaterThan(8);
    for (const { name, meta } of overridable)
      expect(meta.typedTexts !== undefined || ASSESSES_STORED_TEXTS.includes(name), name).toBe(true);
  });

  it("typedTexts names fields of the input, which also has goOnAnyway", () => {
    for (const { name, fields, meta } of endpoints.filter(({ meta }) => meta.typedTexts)) {
      const typed = meta.typedTexts?.map((path) => path.split(".")[0]) ?? [];
      expect(fields, name).toEqual(expect.arrayContaining([...typed, "goOnAnyway"]));
    }
  });

  it("an endpoint that replaces typed texts takes the texts that they were based on", () => {
    const replacing = endpoints.filter(
      ({ method, meta }) => meta.typedTexts && (method === "PUT" || method === "PATCH"),
    );
    expect(replacing.length).toBeGreaterThan(6);
    for (const { name, fields } of replacing) expect(fields, name).toContain("basedOn");
  });

  it("an endpoint that waits for the database more than twice gives a reason", () => {
    for (const { name, meta } of endpoints.filter(({ meta }) => meta.waits)) {
      expect(meta.waits?.most, name).toBeGreaterThan(2);
      expect(meta.waits?.because.length, name).toBeGreaterThan(20);
    }
  });

  it("an example is valid input for its endpoint, apart from the path parameters", () => {
    const withExample = Object.entries(contract).flatMap(([area, members]) =>
      Object.entries(members).flatMap(([name, procedure]) => {
        const { meta, inputSchema, route } = procedure["~orpc"];
        const { example } = meta as EndpointMeta;
        return example ? [{ name: `${area}.${name}`, example, inputSchema, path: route.path ?? "" }] : [];
      }),
    );
    expect(withExample.length).toBeGreaterThan(12);
    for (const { name, example, inputSchema, path } of withExample) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, field = ""]) => field);
      const { error } = (inputSchema as z.ZodType).safeParse(example);
      const faults = error?.issues.filter(({ path: [field] }) => !inPath.includes(String(field)));
      expect(faults ?? [], name).toEqual([]);
    }
  });
});
