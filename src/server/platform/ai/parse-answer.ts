/**
 * Extracts the JSON object from a model's answer, even from a code fence, from prose or when it is cut off.
 */
import { parsePartialJson } from "ai";
import { jsonOrUndefined } from "#domain/json-or-undefined.ts";

export interface ParsedAnswer {
  /** The object in a model's answer; `undefined` where the answer holds nothing like an object. */
  value: unknown;
  /** Whether the object was closed. Otherwise its last text may be incomplete. */
  isWhole: boolean;
}

/** Matches the start of an object with fields. A brace in prose is not followed by a quotation mark. */
const OBJECT_START = /\{\s{0,20}"/;

export async function parseAnswer(answer: string): Promise<ParsedAnswer> {
  const start = answer.search(OBJECT_START);
  if (start < 0) return { value: undefined, isWhole: false };
  const end = answer.lastIndexOf("}");
  const body = answer.slice(start, end > start ? end + 1 : undefined);
  for (const candidate of [body, mend(body)]) {
    const value = jsonOrUndefined(candidate);
    if (value !== undefined) return { value, isWhole: true };
  }
  const { value } = await parsePartialJson(mend(answer.slice(start)));
  return { value, isWhole: false };
}

const BREAKS: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

const MOST_BLANKS = 200;
const CLOSING = /^\s*[}\]]/;

/**
 * Fixes the most common mistakes of models: raw line breaks in a string, and commas before a closing bracket.
 */
function mend(json: string): string {
  let isInString = false;
  let mended = "";
  for (let at = 0; at < json.length; at++) {
    const sign = json.charAt(at);
    if (isInString && sign === "\\") {
      mended += sign + json.charAt(++at);
      continue;
    }
    if (sign === '"') isInString = !isInString;
    if (!isInString && sign === "," && CLOSING.test(json.slice(at + 1, at + 1 + MOST_BLANKS))) continue;
    mended += (isInString && BREAKS[sign]) || sign;
  }
  return mended;
}
