/** The name of a block that a reading creates: two to six words. */

const LEAST_WORDS = 2;
const MOST_WORDS = 6;
const LEADING_MARKS = /^[\s"'\u201c\u201d\u2018\u2019*_#`-]+/;

/** The name in a model's answer, without quotation marks, label or full stop; `null` where it is no name. */
export function readBlockName(answer: string): string | null {
  const line = answer.split("\n").find((candidate) => candidate.trim() !== "") ?? "";
  const name = line
    .replace(LEADING_MARKS, "")
    .replace(/^(?:block\s+)?name\s*:/i, "")
    .replace(LEADING_MARKS, "")
    .replace(/[\s"'\u201c\u201d\u2018\u2019*_`.,;:!]+$/, "")
    .replace(/\s+/g, " ");
  const words = name.split(" ").filter((word) => word !== "").length;
  return words >= LEAST_WORDS && words <= MOST_WORDS ? name : null;
}

/** '{block type or Personal} Block'. */
export function fallbackBlockName(blockTypeName?: string): string {
  return `${blockTypeName || "Personal"} Block`;
}
