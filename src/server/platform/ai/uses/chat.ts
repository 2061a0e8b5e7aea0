import type { ChatRequest } from "#domain/duck/duck-request.ts";
import type { Concern } from "#domain/readings/reading-result.ts";
import { correctQuotations } from "#domain/sanitise/keep-true-quotes.ts";
import { chatSources } from "#domain/sanitise/quote-sources.ts";
import { AppError } from "../../errors/app-error.ts";
import { sentences } from "../../errors/sentences.ts";
import type { AnswerForm, ChatPart, DuckCall } from "../duck.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { createConcernReader, type ReplyText } from "../reply-concern.ts";
import { sanitiseChat } from "../sanitise-request.ts";
import { afterThoughts, createSentenceGate, withoutThoughts } from "../thoughts.ts";
import type { Ticket } from "../ticket.ts";
import { settingsOf } from "../use-settings.ts";
import { wholeCharacters } from "../whole-characters.ts";
import { keepEnd, notEnded } from "./keep-end.ts";
import { type Door, type MeteredCall, openMeteredCall, withDistress } from "./metered-call.ts";

/**
 * Streams a chat reply and yields the whole reply last. Quotations that nobody wrote are removed from a model's reply.
 */
export async function* streamChatReply(
  door: Door,
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

/** Streams a reply of the present writer. If it fails before the first text, the offline duck replies instead. */
async function* streamReply(
  metered: MeteredCall,
  asked: ChatRequest,
  onStandIn: DuckCall<ChatRequest>["onStandIn"],
): AsyncGenerator<ChatPart, void, void> {
  const { call, isOffline, form } = metered.writer();
  const read = isOffline ? (text: string) => ({ text }) : readerOf(form);
  const ended = notEnded();
  let reply = "";
  let waiting = "";
  let reported: Concern | undefined;
  try {
    for await (const { text, concern } of readPieces(keepEnd(call.ask(), ended), read)) {
      if (concern) {
        reported = concern;
        yield { type: "head", concern };
      }
      const added = waiting + (reply === "" ? text.trimStart() : text);
      const ready = wholeCharacters(added);
      waiting = added.slice(ready.length);
      if (ready === "") continue;
      reply += ready;
      yield { type: "delta", text: ready };
    }
    const whole = wholeReply(reply + waiting, { isWhole: ended.end.isComplete || reported !== undefined });
    const text = isOffline ? whole : correctQuotations(whole, chatSources(asked));
    yield { type: "result", text, ...(reported && { concern: reported }), usage: call.usage() };
  } catch (error) {
    if (reply !== "" || !metered.replaceWriter(error)) throw error;
    onStandIn?.("failed");
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

/** Reads a reply that has ended: without thoughts whose end came late, and with the concern that follows them. */
function readWhole(reply: string): ReplyText {
  const text = withoutThoughts(reply).trim();
  return afterThoughts(reply) === null ? { text } : createConcernReader()(text, true);
}

/**
 * Yields each piece of a reply as it was read, what the reader held back, and last the concern that follows thoughts of which
 * nobody could know that they were thoughts.
 */
async function* readPieces(
  pieces: AsyncIterable<string>,
  read: (piece: string, isEnd?: boolean) => ReplyText,
): AsyncGenerator<ReplyText, void, void> {
  let whole = "";
  for await (const piece of pieces) {
    const said = read(piece);
    whole += said.text;
    yield said;
  }
  const last = read("", true);
  yield last;
  const { concern } = readWhole(whole + last.text);
  if (concern) yield { text: "", concern };
}

/**
 * Returns a reply that has ended. Throws if it has no words or was cut off, so that half a reply is never stored. One that
 * reports a concern stays as far as it came, because the help that it showed must stay beside it.
 */
function wholeReply(reply: string, { isWhole }: { isWhole: boolean }): string {
  const { text } = readWhole(reply);
  if (text === "") throw NO_WORDS;
  if (!isWhole) throw HALF_A_REPLY;
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
