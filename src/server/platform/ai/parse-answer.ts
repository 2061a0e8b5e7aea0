/** Gets the JSON object out of a model's answer: out of a code fence, out of prose around it, or cut short. */
import { parsePartialJson } from "ai";

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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const BREAKS: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

const MOST_BLANKS = 200;
const CLOSING = /^\s*[}\]]/;

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
    if (!isInString && sign === "," && CLOSING.test(json.slice(at + 1, at + 1 + MOST_BLANKS))) continue;
    mended += (isInString && BREAKS[sign]) || sign;
  }
  return mended;
}
