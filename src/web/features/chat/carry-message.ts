import type { ChatEvent } from "#contract/chat.ts";
import { type ApiErrorCode, isApiError } from "../../api/api-error.ts";
import { followReply, type SendOrder } from "./follow-reply.ts";
import { addReply, addSaved, besideOf, type HeldChat, markReply } from "./held-chat.ts";
import type { SendingStep } from "./sending-state.ts";

/** The parts of the chat's state that sending a message reads and changes. */
export interface MessageSending {
  insightId: string;
  advisorName: string;
  signal: AbortSignal;
  /** Client ids of the messages whose reply the person has stopped. */
  stopped: ReadonlySet<string>;
  dispatch(step: SendingStep): void;
  change(step: (held: HeldChat) => HeldChat): void;
  /** Removes the message from the outbox. Returns true if the message was still there. */
  take(clientMessageId: string): boolean;
  giveBack(content: string): void;
  /** Loads the conversation from the server again. */
  refresh(): void;
}

/**
 * The error codes with which the server refuses a message for good. The text of such a message returns to the
 * draft.
 */
const REFUSALS: readonly ApiErrorCode[] = [
  "crisis_help",
  "rate_limited",
  "too_many_writes",
  "invalid_input",
  "consent_required",
  "plan_locked",
  "account_required",
  "forbidden_origin",
  "payload_too_large",
  "not_found",
  "conflict",
];

interface ReplySoFar {
  isSaved: boolean;
  words: string;
}

/**
 * Sends a message and follows the reply to its end. Rejects only when the session has expired, so that the caller
 * can send the person to the sign-in.
 */
export async function sendAndFollowReply(order: SendOrder, sending: MessageSending): Promise<void> {
  const { insightId, signal } = sending;
  const reply: ReplySoFar = { isSaved: false, words: "" };
  const onTrouble = (error: unknown) =>
    sending.dispatch({ type: "trouble", sentence: error === null ? null : sentenceOf(error, sending) });
  try {
    const events = followReply(order, { insightId, signal, onTrouble });
    for await (const event of events) takeEvent(order, event, reply, sending);
  } catch (error) {
    if (signal.aborted) return;
    giveUp(order, error, reply, sending);
    if (isApiError(error, "unauthenticated")) throw error;
  } finally {
    if (!signal.aborted) sending.dispatch({ type: "ended" });
  }
}

function takeEvent(order: SendOrder, event: ChatEvent, reply: ReplySoFar, sending: MessageSending): void {
  const { clientMessageId } = order;
  switch (event.type) {
    case "saved": {
      const { messageId, createdAt } = event;
      reply.isSaved = true;
      reply.words = "";
      sending.change((held) =>
        addSaved(besideOf(held, event), order, { messageId, createdAt, now: Date.now() }),
      );
      sending.take(clientMessageId);
      sending.dispatch({ type: "saved" });
      return;
    }
    case "help":
      sending.change((held) => besideOf(held, event));
      return;
    case "delta":
      reply.words += event.text;
      sending.dispatch({ type: "words", words: reply.words });
      return;
    case "done": {
      const { messageId, messageCount, standIn } = event;
      const isStopped = sending.stopped.has(clientMessageId);
      const content = reply.words.trim();
      const finished = { messageId, messageCount, content, isStopped, standIn, now: Date.now() };
      sending.change((held) => addReply(held, clientMessageId, finished));
      sending.dispatch({ type: "said", words: finished.content });
      return;
    }
    case "error": {
      const state = event.code === "reading_stopped" ? "stopped" : "failed";
      sending.change((held) => markReply(held, clientMessageId, state));
      sending.dispatch({ type: "fault", id: clientMessageId, sentence: event.message });
    }
  }
}

function giveUp(order: SendOrder, error: unknown, { isSaved }: ReplySoFar, sending: MessageSending): void {
  const { clientMessageId, content } = order;
  if (!isSaved && isApiError(error, ...REFUSALS)) {
    sending.dispatch({ type: "refused", refusal: { error, order } });
    if (sending.take(clientMessageId)) sending.giveBack(content);
    if (isApiError(error, "not_found")) sending.refresh();
  }
  sending.change((held) => markReply(held, clientMessageId, "failed"));
  sending.dispatch({ type: "fault", id: clientMessageId, sentence: sentenceOf(error, sending) });
}

function sentenceOf(error: unknown, { advisorName }: MessageSending): string {
  return isApiError(error) ? error.message : `Failed to get response from ${advisorName}. Please try again.`;
}
