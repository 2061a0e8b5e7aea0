import { jsonOrUndefined } from "../json-or-undefined.ts";
import { JSON_DEPTH, measureJson } from "../text/measure-json.ts";

/** How deep lists and objects may lie within each other in a row. A request holds the row in a list, and that in its body. */
export const ROW_DEPTH = JSON_DEPTH - 2;

const TOO_DEEP = "it is nested too deeply";

/** Parses the JSON of a row, or says why it cannot be taken in. `text` is `null` if it was longer than is read. */
export function parseRow(text: string | null): { value: unknown } | { refused: string } {
  if (text === null) return { refused: "it is too long" };
  if (measureJson(text).depth > ROW_DEPTH) return { refused: TOO_DEEP };
  const value = jsonOrUndefined(text);
  return value === undefined ? { refused: "it is not JSON" } : { value };
}
