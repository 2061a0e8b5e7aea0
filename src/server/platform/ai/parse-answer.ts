/** Gets the JSON object out of a model's answer: out of a code fence, out of prose around it, or cut short. */
import { parsePartialJson } from "ai";
import { wholeCharacters } from "./whole-characters.ts";

export interface ParsedAnswer {
  /** `undefined` where there is nothing like an object. */
  value: unknown;
  /** The object was closed; otherwise its last text may be half a sentence. */
  isWhole: boolean;
}

/** Where an object with fields begins; a brace in prose is not followed by a quotation mark. */
const OBJECT_START = /\{\s{0,20}"/;

export async function parseAnswer(answer: string): Promise<ParsedAnswer> {
  const start = answer.search(OBJECT_START);
  if (start < 0) return { value: undefined, isWhole: false };
  const end = answer.lastIndexOf("}");
  const body = answer.slice(start, end > start ? end + 1 : undefined);
  for (const candidate of [body, mend(body)]) {
    const value = parse(candidate);
    if (value !== undefined) return { value, isWhole: true };
  }
  const { value } = await parsePartialJson(mend(answer.slice(start)));
  return { value, isWhole: false };
}

export interface InterpretationSoFar {
  /** Whole characters only. */
  text: string;
  /** Another field has begun: nothing follows. */
  isFinished: boolean;
}

/** What of `interpretation` a growing answer holds. */
export async function readInterpretation(answer: string): Promise<InterpretationSoFar> {
  const start = answer.search(OBJECT_START);
  const { value } = await parsePartialJson(start < 0 ? undefined : mend(answer.slice(start)));
  const fields = typeof value === "object" && value !== null ? value : {};
  const text = "interpretation" in fields ? fields.interpretation : undefined;
  if (typeof text !== "string") return { text: "", isFinished: false };
  return { text: wholeCharacters(text), isFinished: Object.keys(fields).at(-1) !== "interpretation" };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const BREAKS: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Line breaks typed inside a string, and commas before a closing bracket: what models get wrong most. */
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
    if (!isInString && sign === "," && /^\s{0,200}[}\]]/.test(json.slice(at + 1, at + 202))) continue;
    mended += (isInString && BREAKS[sign]) || sign;
  }
  return mended;
}
