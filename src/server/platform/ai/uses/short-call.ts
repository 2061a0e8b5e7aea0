// Makes one short call to the duck and reads its answer.
import type { Said } from "../duck.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { type Door, type MeteredCallRequest, openMeteredCall } from "./metered-call.ts";

interface Reading {
  /** Reads the answer of a short call. Returns `null` where the answer is not usable. */
  read(answer: string): string | null;
  fallback: string;
  /** Checks the quotations in a model's answer. If absent, they are not checked. */
  check?: (answer: string) => string;
}

export async function say(
  door: Door,
  request: MeteredCallRequest,
  { read, fallback, check }: Reading,
): Promise<Said> {
  const { writer, settle, fail, end } = openMeteredCall(door, request);
  const { call, isOffline } = writer();
  try {
    let answer = "";
    for await (const text of call.ask()) answer += text;
    const said = read(check && !isOffline ? check(answer) : answer);
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
