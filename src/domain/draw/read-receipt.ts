import { jsonOrUndefined } from "../json-or-undefined.ts";
import type { Receipt } from "./receipt.ts";

export type ReceiptReading = { receipt: Receipt } | { fault: string };

type Fields = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === "string";

/** Each field of a receipt with its expected type, in the order in which faults are reported. */
const SHAPES: readonly [name: string, must: string, fits: (value: unknown) => boolean][] = [
  ["commitment", "a text", isText],
  ["serverSeed", "a text", isText],
  ["clientSeed", "a text", isText],
  ["cut", "a number, or null", (value) => value == null || typeof value === "number"],
  ["picks", "a list of numbers", (value) => isListOf(value, (pick) => typeof pick === "number")],
  ["deckVersion", "a text", isText],
  ["reversals", "true or false", (value) => typeof value === "boolean"],
  ["cards", "a list of cards", (value) => value === undefined || isListOf(value, isCard)],
];

/**
 * Parses a pasted receipt. Returns the receipt, or one sentence about what is wrong with it. Unknown fields
 * are allowed.
 */
export function readReceipt(text: string): ReceiptReading {
  const fields = parse(text);
  if (!fields) return { fault: "This is not a receipt: it should begin with { and end with }." };
  const wrong = SHAPES.find(([name, , fits]) => !fits(fields[name]));
  if (wrong) return { fault: `“${wrong[0]}” is missing or is not ${wrong[1]}.` };
  return { receipt: { ...fields, cut: fields.cut ?? null } as unknown as Receipt };
}

function parse(text: string): Fields | null {
  const value = jsonOrUndefined(text);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

function isListOf(value: unknown, fits: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits);
}

function isCard(value: unknown): boolean {
  const { id, reversed } = Object(value) as Fields;
  return isText(id) && typeof reversed === "boolean";
}
