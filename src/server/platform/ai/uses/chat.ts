import type { ChatRequest } from "#domain/duck/duck-request.ts";
import type { Concern } from "#domain/readings/reading-result.ts";
import { isRefusal } from "#domain/readings/refusal.ts";
import { correctQuotations } from "#domain/sanitise/keep-true-quotes.ts";
import { chatSources } from "#domain/sanitise/quote-sources.ts";
import { AppError } from "../../errors/app-error.ts";
import { sentences } from "../../errors/sentences.ts";
import type { AnswerForm, ChatPart, DuckCall } from "../duck.ts";
import { ProviderFailure, Refusal } from "../provider-failure.ts";
import { createConcernReader, type ReplyText } from "../reply-concern.ts";
import { sanitiseChat } from "../sanitise-request.ts";
import type { AnswerEnd } from "../stream-answer.ts";
import { afterThoughts, createSentenceGate, mayHoldTagEnd } from "../thoughts.ts";
import type { Ticket } from "../ticket.ts";
import { settingsOf } from "../use-settings.ts";
import { keepEnd, notEnded } from "./keep-end.ts";
import { type MeteredCall, type MeteredCallServices, openMeteredCall, withDistress } from "./metered-call.ts";
import { type ArrivedText, receiveReply } from "./receive-reply.ts";

/**
 * Streams a chat reply and yields the whole reply last. Quotations that nobody wrote are removed from a model's reply.
 */
export async function* streamChatReply(
  door: MeteredCallServices,
  ticket: Ticket,
  { request, writePrompt, signal, onStandIn }: DuckCall<ChatRequest>,
): AsyncGenerator<ChatPart, void, void> {
  const asked = withDistress(ticket, request);
  const metered = openMeteredCall(door, {
    ticket,
    writePrompt: () => writePrompt(sanitiseChat(asked)),
    settings: settingsOf("chat"),
    offline: { use: "chat", request: asked },
    signal,
  });
  if (ticket.isOverCap) onStandIn?.("spent");
  try {
    yield* streamReply(metered, asked, onStandIn);
    metered.settle("ok");
  } catch (error) {
    metered.fail(error);
    throw error instanceof ProviderFailure ? failed(error) : error;
  } finally {
    await metered.end();
  }
}

/**
 * Streams a reply of the present writer. If it refuses, or fails before the first text, the offline duck replies instead.
 */
async function* streamReply(
  metered: MeteredCall,
  asked: ChatRequest,
  onStandIn: DuckCall<ChatRequest>["onStandIn"],
): AsyncGenerator<ChatPart, void, void> {
  const { call, isOffline, form } = metered.writer();
  const read = isOffline ? (text: string) => ({ text }) : readerOf(form);
  const ended = notEnded();
  const reply = receiveReply(isOffline);
  try {
    for await (const arrived of readPieces(keepEnd(call.ask(), ended), read)) yield* reply.take(arrived);
    const concern = reply.concern();
    const whole = wholeReply(reply.words(), ended.end, concern);
    yield* reply.rest();
    const text = isOffline ? whole : correctQuotations(whole, chatSources(asked));
    yield { type: "result", text, ...(concern && { concern }), usage: call.usage() };
  } catch (error) {
    const isVoid = !reply.isShown() || error instanceof Refusal;
    const reason = isVoid ? metered.replaceWriter(error) : null;
    if (reason === null) throw error;
    if (reply.isShown()) yield { type: "anew" };
    onStandIn?.(reason);
    yield* streamReply(metered, asked, onStandIn);
  }
}

/** Returns the reader of a model's reply. Those at home may think aloud first, without a tag that says so. */
function readerOf(form: AnswerForm): (piece: string, isEnd?: boolean) => ReplyText {
  const readConcern = createConcernReader();
  if (form !== "tags") return readConcern;
  const gate = createSentenceGate();
  return (piece, isEnd) => {
    const text = gate(piece, isEnd);
    return text === "" && !isEnd ? { text } : readConcern(text, isEnd);
  };
}

/**
 * Yields each piece of a reply as it was read, and last what the reader held back. Where thoughts end of which nobody could
 * know that they were thoughts, the reply begins anew.
 */
async function* readPieces(
  pieces: AsyncIterable<string>,
  read: (piece: string, isEnd?: boolean) => ReplyText,
): AsyncGenerator<ArrivedText, void, void> {
  let reader = read;
  let whole = "";
  for await (const piece of pieces) {
    const said = reader(piece);
    whole += said.text;
    const rest = mayHoldTagEnd(said.text) ? afterThoughts(whole) : null;
    if (rest === null) {
      yield said;
      continue;
    }
    reader = createConcernReader();
    const begun = reader(rest);
    whole = begun.text;
    yield { ...begun, isAnew: true };
  }
  yield reader("", true);
}

/**
 * Returns a reply that has ended. Throws if it is a refusal, has no words or was cut off, so that half a reply is never stored.
 * One that reports a concern stays as far as it came, because the help that it showed must stay beside it.
 */
function wholeReply(reply: string, end: AnswerEnd, reported: Concern | undefined): string {
  const text = reply.trim();
  if (!reported && (end.isFiltered || isRefusal(text))) throw new Refusal();
  if (text === "") throw NO_WORDS;
  if (!end.isComplete && !reported) throw HALF_A_REPLY;
  return text;
}

const NO_WORDS = new ProviderFailure("A reply without words", {
  trouble: "unusable_answer",
  isRetryable: false,
});

const HALF_A_REPLY = new ProviderFailure("A reply that was cut off", {
  trouble: "unusable_answer",
  isRetryable: false,
});

function failed(cause: ProviderFailure): AppError {
  return new AppError("unavailable", sentences.replyFailed, { cause });
}
