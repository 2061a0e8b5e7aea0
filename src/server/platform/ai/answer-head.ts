/**
 * Splits and reads the beginning ("head") of an answer: what stands before its interpretation. The page shows it with the
 * first words of a reading.
 */
import { jsonOrUndefined } from "#domain/json-or-undefined.ts";
import { headlineFrom } from "#domain/readings/reading-result.ts";

const INTERPRETATION = '"interpretation"';

/**
 * Splits an answer before its interpretation. The first part is empty if the answer has no interpretation yet. No text in
 * the answer can look like the place of the split, because JSON escapes quotation marks.
 */
export function splitHead(answer: string): [head: string, rest: string] {
  const at = Math.max(0, answer.indexOf(INTERPRETATION));
  return [answer.slice(0, at), answer.slice(at)];
}

/** Reads the headline in the head of an answer. Returns "" if it has none, or a head that is not JSON. */
export function readHeadline(answer: string): string {
  const [head] = splitHead(answer);
  return headlineFrom(parse(head.slice(head.indexOf("{"))).headline);
}

/** Parses a head, which ends with the comma before the interpretation. */
function parse(head: string): Record<string, unknown> {
  return Object(jsonOrUndefined(`${head.trimEnd().replace(/,$/, "")}}`)) as Record<string, unknown>;
}
