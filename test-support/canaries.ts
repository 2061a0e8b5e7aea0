// Puts words that occur nowhere else into every field of a request that takes free text.
import { isContractProcedure } from "@orpc/contract";
import * as z from "zod";
import { contract } from "#contract/contract.ts";
import type { Endpoint } from "#server/platform/http/endpoints.ts";

/** Fields that name something and hold no text of a person's own: ids, addresses, secrets, zones and places of a map. */
const NAMES = new Set(
  "email password confirmation token clientMessageId key id cursor clientSeed blockTypeId selectedCardId about timeZone country url".split(
    " ",
  ),
);
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

interface SentRequest {
  path: string;
  body: unknown;
}

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Fields = Record<string, unknown>;

export class Canaries {
  /** Each word with the field into which it was typed. */
  readonly typed = new Map<string, string>();

  /**
   * Returns the request with a new word in each of its free texts: `all` of them, or only those that the request has
   * already.
   */
  put(endpoint: Endpoint, { path, body }: SentRequest, which: "all" | "present"): SentRequest {
    const schema = inputSchemaOf(endpoint);
    // The fields of a form with a file are ids and the file.
    if (!schema || body instanceof FormData) return { path, body };
    const name = endpoint.path.join(".");
    const json = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
    if (endpoint.method === "GET") return { path: this.#inQuery(path, json, name), body };
    const inner = json.properties?.body;
    const fields = typeof inner === "object" ? inner : json;
    const filled = this.#inObject((body ?? {}) as Fields, fields, name);
    const kept = Object.entries(filled).filter(
      ([field]) => which === "all" || field in ((body ?? {}) as Fields),
    );
    return { path, body: Object.fromEntries(kept) };
  }

  /** Returns the fields whose words occur in a text. */
  foundIn(text: string): string[] {
    return [...this.typed].flatMap(([word, field]) => (text.toLowerCase().includes(word) ? [field] : []));
  }

  #inQuery(path: string, json: JsonSchema, name: string): string {
    const [address = "", query = ""] = path.split("?");
    const values = new URLSearchParams(query);
    for (const field of [...values.keys()]) {
      const property = json.properties?.[field];
      if (takesText(field, property)) values.set(field, this.#word(`${name} ${field}`));
    }
    return query ? `${address}?${values.toString()}` : path;
  }

  #inObject(body: Fields, json: JsonSchema, name: string): Fields {
    const filled: Fields = { ...body };
    for (const [field, property] of Object.entries(propertiesOf(json))) {
      if (field in body && UUID.test(String(body[field]))) continue;
      const value = this.#valueFor(field, property, { body, name });
      if (value !== undefined) filled[field] = value;
    }
    return filled;
  }

  #valueFor(field: string, property: JsonSchema, { body, name }: { body: Fields; name: string }): unknown {
    const place = `${name} ${field}`;
    if (takesText(field, property)) return this.#word(place);
    const parts = propertiesOf(property);
    if (Object.keys(parts).length > 0 && field in body)
      return this.#inObject(body[field] as Fields, property, place);
    const { items } = property;
    const list = body[field];
    if (!Array.isArray(list) || typeof items !== "object" || Array.isArray(items)) return undefined;
    return list.map((each: unknown) =>
      typeof each === "object" && each !== null ? this.#inObject(each as Fields, items, place) : each,
    );
  }

  #word(field: string): string {
    const number = this.typed.size;
    const word = `zq${LETTERS[Math.floor(number / 26)]}${LETTERS[number % 26]}vexwort`;
    this.typed.set(word, field);
    return word;
  }
}

function inputSchemaOf({ path: [area = "", name = ""] }: Endpoint): z.ZodType | undefined {
  const procedure: unknown = (contract as unknown as Record<string, Record<string, unknown>>)[area]?.[name];
  const schema = isContractProcedure(procedure) ? procedure["~orpc"].inputSchema : undefined;
  return schema instanceof z.ZodType ? schema : undefined;
}

function propertiesOf(json: JsonSchema): Record<string, JsonSchema> {
  const own = Object.entries(json.properties ?? {}).filter(
    (entry): entry is [string, JsonSchema] => typeof entry[1] === "object",
  );
  return Object.fromEntries(own);
}

/** Returns whether a field takes any text: a string without a format, a pattern or a list of values. */
function takesText(field: string, property: unknown): boolean {
  if (NAMES.has(field) || typeof property !== "object" || property === null) return false;
  const { type, format, pattern, enum: values, const: only, anyOf } = property as JsonSchema;
  if (anyOf) return anyOf.some((each) => takesText(field, each));
  return type === "string" && ![format, pattern, values, only].some((rule) => rule !== undefined);
}
