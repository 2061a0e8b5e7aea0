import { trimEndWhere } from "../text/trim-end.ts";
import { BLOCK_NAME_MAX } from "./lengths.ts";
import { withoutOuterMarks } from "./outer-marks.ts";

/** The name of a block that a reading creates: two to six words. */

const LEAST_WORDS = 2;
const MOST_WORDS = 6;
const LABEL = /^(?:block\s+)?name\s*:/i;

/**
 * Returns the name in a model's answer, without label, full stop and quotation marks around it; `null` if it is not
 * valid. Quotation marks inside the name stay.
 */
export function readBlockName(answer: string): string | null {
  const line = answer.split("\n").find((candidate) => candidate.trim() !== "") ?? "";
  const bare = withoutOuterMarks(withoutOuterMarks(line).replace(LABEL, ""));
  const name = trimEndWhere(bare, /[\s.,;:!]/).replace(/\s+/g, " ");
  const words = name.split(" ").filter((word) => word !== "").length;
  return words >= LEAST_WORDS && words <= MOST_WORDS && name.length <= BLOCK_NAME_MAX ? name : null;
}

/** Returns the plain name of a block: '{block type or Personal} Block'. */
export function fallbackBlockName(blockTypeName?: string): string {
  return `${blockTypeName || "Personal"} Block`;
}
