import { trimEndWhere } from "../text/trim-end.ts";
import { BLOCK_NAME_MAX } from "./lengths.ts";

/** The name of a block that a reading creates: two to six words. */

const LEAST_WORDS = 2;
const MOST_WORDS = 6;
const LEADING_MARKS = /^[\s"'\u201c\u201d\u2018\u2019*_#`-]+/;
const TRAILING_MARK = /[\s"'\u201c\u201d\u2018\u2019*_`.,;:!]/;

/**
 * Returns the name in a model's answer, without quotation marks, label or full stop; `null` if it is not
 * valid.
 */
export function readBlockName(answer: string): string | null {
  const line = answer.split("\n").find((candidate) => candidate.trim() !== "") ?? "";
  const bare = line
    .replace(LEADING_MARKS, "")
    .replace(/^(?:block\s+)?name\s*:/i, "")
    .replace(LEADING_MARKS, "");
  const name = trimEndWhere(bare, TRAILING_MARK).replace(/\s+/g, " ");
  const words = name.split(" ").filter((word) => word !== "").length;
  return words >= LEAST_WORDS && words <= MOST_WORDS && name.length <= BLOCK_NAME_MAX ? name : null;
}

/** Returns the plain name of a block: '{block type or Personal} Block'. */
export function fallbackBlockName(blockTypeName?: string): string {
  return `${blockTypeName || "Personal"} Block`;
}
