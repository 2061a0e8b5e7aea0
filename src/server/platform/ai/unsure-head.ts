/**
 * Splits and reads the beginning ("head") of an answer of the offline duck. If the duck was unsure, the head says so,
 * so that the page can show the reading as unsure from its first words.
 */
import type { UnsureStart } from "./duck.ts";

/** The first characters of an answer in which the duck was unsure. */
const UNSURE = '{"unsure":';
const INTERPRETATION = '"interpretation":';

/**
 * Splits an answer of the offline duck before its interpretation. The first part is empty if the duck was sure. No text of
 * the person's can look like the place of the split, because JSON escapes their quotation marks.
 */
export function splitUnsureHead(answer: string): [head: string, rest: string] {
  const at = answer.startsWith(UNSURE) ? answer.indexOf(INTERPRETATION) : 0;
  return [answer.slice(0, at), answer.slice(at)];
}

/** Reads the beginning of an answer of the offline duck; `undefined` if the duck was sure. */
export function readUnsureHead(answer: string): UnsureStart | undefined {
  const [head] = splitUnsureHead(answer);
  if (head === "") return undefined;
  // The head ends with the comma before the interpretation.
  const { unsure } = JSON.parse(`${head.slice(0, -1)}}`) as { unsure: UnsureStart };
  return unsure;
}
