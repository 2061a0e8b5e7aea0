// Makes one short call to the duck and reads its answer.
import { isRefusal } from "#domain/readings/refusal.ts";
import type { Said } from "../duck.ts";
import { ProviderFailure } from "../provider-failure.ts";
import type { AnswerEnd } from "../stream-answer.ts";
import { withoutThoughts } from "../thoughts.ts";
import { keepEnd, notEnded } from "./keep-end.ts";
import { type MeteredCallRequest, type MeteredCallServices, openMeteredCall } from "./metered-call.ts";

interface Reading {
  /** Reads the answer of a short call. Returns `null` where the answer is not usable. */
  read(answer: string): string | null;
  fallback: string;
  /** Whether the answer is one line. Of a longer one that was cut off, nothing is kept. */
  isOneLine?: boolean;
  /** Checks the quotations in a model's answer. If absent, they are not checked. */
  check?: (answer: string) => string;
}

export async function say(
  door: MeteredCallServices,
  request: MeteredCallRequest,
  { read, fallback, isOneLine = false, check }: Reading,
): Promise<Said> {
  const { writer, settle, fail, end } = openMeteredCall(door, request);
  const { call, isOffline } = writer();
  try {
    const ended = notEnded();
    let answer = "";
    for await (const text of keepEnd(call.ask(), ended)) answer += text;
    const whole = isOffline ? answer : wholeAnswer(withoutThoughts(answer), ended.end, isOneLine);
    const said = read(check && !isOffline ? check(whole) : whole);
    settle(said === null ? "default" : "ok");
    const isFallback = said === null || request.ticket.isOverCap === true;
    return { text: said ?? fallback, isFallback };
  } catch (error) {
    fail(error);
    if (!(error instanceof ProviderFailure)) throw error;
    return { text: fallback, isFallback: true };
  } finally {
    await end();
  }
}

/**
 * Returns what is kept of an answer: nothing of a refusal, nor of one that was cut off, except the whole lines of an answer
 * whose first line counts. Half a line says something else or nothing.
 */
function wholeAnswer(answer: string, { isComplete, isFiltered }: AnswerEnd, isOneLine: boolean): string {
  if (isFiltered || isRefusal(answer)) return "";
  if (isComplete) return answer;
  return isOneLine ? answer.slice(0, Math.max(0, answer.lastIndexOf("\n"))) : "";
}
