import type { ChatEvent } from "#contract/chat.ts";
import { type ApiErrorCode, isApiError } from "../../api/api-error.ts";
import { followReply, type SendOrder } from "./follow-reply.ts";
import { addReply, addSaved, type HeldChat, markReply } from "./held-chat.ts";
import type { SendingStep } from "./sending-state.ts";

/** What sending a message may read and change. */
export interface Desk {
  insightId: string;
  advisorName: string;
  signal: AbortSignal;
  /** Client ids of the messages whose reply the person has stopped. */
  stopped: ReadonlySet<string>;
  tell(step: SendingStep): void;
  change(step: (held: HeldChat) => HeldChat): void;
  /** Removes the message from the outbox. Returns true if it was still there. */
  take(clientMessageId: string): boolean;
  giveBack(content: string): void;
  /** Loads the conversation from the server again. */
  refresh(): void;
}

/** Errors with which the server refuses a message for good. Its text returns to the draft. */
const REFUSALS: readonly ApiErrorCode[] = [
  "crisis_help",
  "rate_limited",
  "too_many_writes",
  "tokens_spent",
  "invalid_input",
  "consent_required",
  "plan_locked",
  "account_required",
  "forbidden_origin",
  "payload_too_large",
  "not_found",
  "conflict",
];

interface Heard {
  isSaved: boolean;
  words: string;
}

/**
 * Sends a message and follows its reply to the end. Rejects only when the session has expired, so that the
 * caller leads the person to the sign-in.
 */
export async function carryMessage(order: SendOrder, desk: Desk): Promise<void> {
  const { insightId, signal } = desk;
  const heard: Heard = { isSaved: false, words: "" };
  const onTrouble = (error: unknown) =>
    desk.tell({ type: "trouble", sentence: error === null ? null : sentenceOf(error, desk) });
  try {
    const events = followReply(order, { insightId, signal, onTrouble });
    for await (const event of events) takeEvent(order, event, heard, desk);
  } catch (error) {
    if (signal.aborted) return;
    giveUp(order, error, heard, desk);
    if (isApiError(error, "unauthenticated")) throw error;
  } finally {
    if (!signal.aborted) desk.tell({ type: "ended" });
  }
}

function takeEvent(order: SendOrder, event: ChatEvent, heard: Heard, desk: Desk): void {
  const { clientMessageId } = order;
  switch (event.type) {
    case "saved": {
      const { messageId, createdAt } = event;
      heard.isSaved = true;
      heard.words = "";
      desk.change((held) => addSaved(held, order, { messageId, createdAt, now: Date.now() }));
      desk.take(clientMessageId);
      desk.tell({ type: "saved" });
      return;
    }
    case "delta":
      heard.words += event.text;
      desk.tell({ type: "words", words: heard.words });
      return;
    case "done": {
      const { messageId, messageCount } = event;
      const isStopped = desk.stopped.has(clientMessageId);
      const reply = { messageId, messageCount, content: heard.words.trim(), isStopped, now: Date.now() };
      desk.change((held) => addReply(held, clientMessageId, reply));
      desk.tell({ type: "said", words: reply.content });
      return;
    }
    case "error": {
      const state = event.code === "reading_stopped" ? "stopped" : "failed";
      desk.change((held) => markReply(held, clientMessageId, state));
      desk.tell({ type: "fault", id: clientMessageId, sentence: event.message });
    }
  }
}

function giveUp(order: SendOrder, error: unknown, { isSaved }: Heard, desk: Desk): void {
  const { clientMessageId, content } = order;
  if (!isSaved && isApiError(error, ...REFUSALS)) {
    desk.tell({ type: "refused", refusal: { error, order } });
    if (desk.take(clientMessageId)) desk.giveBack(content);
    if (isApiError(error, "not_found")) desk.refresh();
  }
  desk.change((held) => markReply(held, clientMessageId, "failed"));
  desk.tell({ type: "fault", id: clientMessageId, sentence: sentenceOf(error, desk) });
}

function sentenceOf(error: unknown, { advisorName }: Desk): string {
  return isApiError(error) ? error.message : `Failed to get response from ${advisorName}. Please try again.`;
}
