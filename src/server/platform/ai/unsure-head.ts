/**
 * What an answer of the offline duck begins with if the duck was unsure, so that the reading can be shown as an unsure one
 * from its first words.
 */
import type { UnsureStart } from "./duck.ts";

/** The beginning of an answer that says first that the duck was unsure, and of the interpretation that follows. */
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
