// The operations (endpoints) of the contract, each with a valid input, so that a new endpoint is attacked without
// further code.
import { type AnyContractProcedure, type AnyContractRouter, isContractProcedure } from "@orpc/contract";
import * as z from "zod";
import { contract } from "#contract/contract.ts";

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type JsonObject = { [name: string]: Json };

export interface Operation {
  /** The name of an operation, such as `insights.get`. */
  name: string;
  method: string;
  /** The operation's path on the site, with placeholders, such as `/api/insights/{id}`. */
  address: string;
  /** The names of the path's placeholders. */
  params: string[];
  /** The fields of the operation's body, or of the query of a GET. */
  fields: string[];
  /** An input that the operation's schema accepts, placeholders included. */
  sample: JsonObject;
  /** Returns whether the operation's schema accepts this input. */
  accepts(input: JsonObject): boolean;
}

interface JsonSchema {
  type?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: Json[];
  const?: Json;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  minimum?: number;
  minItems?: number;
}

/** By field name: valid values for fields whose schema does not describe them fully. */
const KNOWN_VALUES: Record<string, Json> = {
  slug: "the-ping",
  cardId: "the-ping",
  selectedCardId: "the-ping",
  blockTypeId: "work",
  timeZone: "Europe/Berlin",
  email: "somebody@example.org",
  newEmail: "somebody@example.org",
  birthday: "1990-02-03",
  dueOn: "2099-01-01",
  until: "2099-01-01",
  weekStart: "2026-01-05",
  clientSeed: "ab".repeat(32),
  emails: ["somebody@example.org"],
  prompt: "0",
  index: "0",
  model: "llama3.2:3b",
};
const SOME_ID = "0190a0b0-0000-7000-8000-000000000000";
const PLACEHOLDER = /\{([^}]+)\}/g;

export const operations: readonly Operation[] = operationsOf(contract);

function operationsOf(router: AnyContractRouter, path: readonly string[] = []): Operation[] {
  if (isContractProcedure(router)) return [describe(router, path.join("."))];
  return Object.entries(router).flatMap(([name, part]) => operationsOf(part, [...path, name]));
}

function describe(procedure: AnyContractProcedure, name: string): Operation {
  const { route, inputSchema } = procedure["~orpc"];
  const { method = "POST", path = "/", inputStructure } = route;
  const zodSchema = inputSchema instanceof z.ZodType ? inputSchema : z.object({});
  const schema = z.toJSONSchema(zodSchema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const isDetailed = inputStructure === "detailed";
  const shape = isDetailed ? (schema.properties?.body ?? {}) : schema;
  const names = Object.keys(shape.properties ?? {});
  const params = [...path.matchAll(PLACEHOLDER)].map(([, param = ""]) => param);
  const headers = { "idempotency-key": "attack-key-0001" };
  return {
    name,
    method,
    address: `/api${path}`,
    params,
    fields: names.filter((field) => !params.includes(field)),
    sample: sampleOf(shape, "") as JsonObject,
    accepts: (input) => zodSchema.safeParse(isDetailed ? { headers, body: input } : input).success,
  };
}

/** Returns a value that the schema accepts; optional fields are left out. */
function sampleOf(schema: JsonSchema, name: string): Json {
  if (name in KNOWN_VALUES) return KNOWN_VALUES[name] ?? null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((option) => option !== "") ?? null;
  const options = schema.anyOf ?? schema.oneOf;
  return options ? sampleOf(options[0] ?? {}, name) : sampleOfType(schema, name);
}

function sampleOfType(schema: JsonSchema, name: string): Json {
  const { type, properties = {}, required = [], items = {}, minItems = 0, minimum = 1 } = schema;
  if (type === "array") return Array.from({ length: minItems }, () => sampleOf(items, name));
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return minimum;
  if (type === "object" || required.length > 0) {
    return Object.fromEntries(required.map((field) => [field, sampleOf(properties[field] ?? {}, field)]));
  }
  return schema.format === "uuid" || /(^id|Id)$/.test(name) ? SOME_ID : "a word or two";
}

/** Returns the request of an operation: placeholders filled, the other fields as query or body. */
export function requestOf({ method, address, params }: Operation, input: JsonObject) {
  const fill = (_: string, param: string) => encodeURIComponent(String(input[param] ?? "x").toWellFormed());
  const path = address.replaceAll(PLACEHOLDER, fill);
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !params.includes(name)));
  if (method !== "GET") return { method, path, body: rest };
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return { method, path: query.size > 0 ? `${path}?${query}` : path, body: undefined };
}
