// Makes one short call to the duck and reads its answer.
import { correctQuotations, type QuoteSources } from "#domain/sanitise/keep-true-quotes.ts";
import type { Said } from "../duck.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { type Door, type MeteredCallRequest, openMeteredCall } from "./metered-call.ts";

interface Reading {
  /** Reads the answer of a short call. Returns `null` where the answer is not usable. */
  read(answer: string): string | null;
  fallback: string;
  /** The texts that a model's answer may quote. If absent, its quotations are not checked. */
  sources?: QuoteSources;
}

export async function say(
  door: Door,
  request: MeteredCallRequest,
  { read, fallback, sources }: Reading,
): Promise<Said> {
  const { writer, settle, fail, end } = openMeteredCall(door, request);
  const { call, isOffline } = writer();
  try {
    let answer = "";
    for await (const text of call.ask()) answer += text;
    const isChecked = sources !== undefined && !isOffline;
    const said = read(isChecked ? correctQuotations(answer, sources) : answer);
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
