import type { ChatEvent } from "../../../contract/chat.ts";
import { findMessageFault, trimMessage } from "../../../domain/chat/message.ts";
import type { ChatRequest } from "../../../domain/duck/duck-request.ts";
import { FIXED_COSTS } from "../../../domain/limits/rate-limits.ts";
import type { Admission } from "../../platform/ai/duck.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Numbered } from "../../platform/streams/event-feed.ts";
import { aliveSince } from "../../platform/streams/run-timings.ts";
import { nextTurn } from "../../platform/turns.ts";
import type { Deck } from "../cards/cards.ts";
import type { ChatRuns } from "./chat.ts";
import { chatWords } from "./chat-words.ts";
import { claimMessage, claimRetry, NameTaken } from "./claim-reply.ts";
import { followStored } from "./follow-reply.ts";
import { type KnownChat, loadChat, type Sent } from "./load-chat.ts";
import { replyStateOf } from "./present-chat.ts";
import { runReply } from "./run-reply.ts";
import { openContent } from "./stored-chat.ts";

export type ChatFloor = Floor & { deck: Deck; chatRuns: ChatRuns };

export interface SendRequest {
  session: Session;
  insightId: string;
  /** As typed. */
  content: string;
  /** The sender's own name for it: the same name is the same message. */
  clientMessageId: string;
  /** The person has seen the help and wants to go on all the same. */
  goesOnAnyway: boolean;
  /** What the caller has seen already of this message's stream. */
  afterNumber: number;
}

export type ChatEvents = AsyncIterableIterator<Numbered<ChatEvent>>;

/**
 * Saves a message and begins its reply, or attaches to the reply that its name has already. Two round trips before the
 * provider is called. Whatever refuses a message throws before any event, and nothing of it is kept then: `invalid_input`,
 * `not_found`, `plan_locked`, `crisis_help`, `consent_required`, `rate_limited`, and `conflict` where the name came with
 * other words before.
 */
export async function sendMessage(floor: ChatFloor, request: SendRequest): Promise<ChatEvents> {
  const fault = findMessageFault(request.content);
  if (fault) throw new AppError("invalid_input", sentences.message[fault], { field: "content" });
  const sending = { ...request, content: trimMessage(request.content) };
  for (;;) {
    try {
      return await attachOrBegin(floor, sending);
    } catch (error) {
      // Somebody was faster with the same name: there is a reply to attach to.
      if (!(error instanceof NameTaken)) throw error;
    }
  }
}

async function attachOrBegin(floor: ChatFloor, request: SendRequest): Promise<ChatEvents> {
  const { session, insightId, clientMessageId, content, afterNumber } = request;
  const { userId } = session;
  const live = floor.chatRuns.find(userId, clientMessageId);
  if (live) {
    checkSame(live, request);
    return live.feed.follow(afterNumber);
  }
  const known = await loadChat(floor, session, request);
  if (known.sent && !isOpenToRetry(floor, known, known.sent, request)) return followStored(floor, known.sent);
  const admission = admit(floor, request, known);
  if (!known.hasConsent) throw new AppError("consent_required", sentenceOf("consent_required"));
  const message = known.sent?.message ?? { id: newId(), createdAt: floor.clock.now() };
  const sent = { userId, id: message.id, content, clientMessageId, createdAt: message.createdAt };
  const claim = { known, message: sent, admission };
  const claiming = known.sent ? claimRetry(floor, claim) : claimMessage(floor, claim);
  const asked = gatherWords(floor, known, sent);
  const { ticket, conversationId } = await claiming;
  const reply = runReply(floor, { insightId, known, ticket, asked, message: { ...sent, conversationId } });
  floor.chatRuns.add(userId, clientMessageId, reply);
  // The question goes to the model before the beginning of the answer is written: one turn makes its request, the
  // next sends it, once the connection that was kept has shown that it is open.
  await nextTurn();
  await nextTurn();
  return reply.feed.follow(0);
}

/** What the duck is asked, opened while the claim is on its way. A fault is the reply's: the message is saved by then. */
function gatherWords(
  { deck }: ChatFloor,
  known: KnownChat,
  message: { id: string; content: string },
): Promise<ChatRequest> {
  const words = nextTurn().then(() => chatWords(deck, known, message));
  // Where the claim fails, nobody asks for them.
  words.catch(() => undefined);
  return words;
}

function checkSame(known: { insightId: string; content: string | null }, request: SendRequest): void {
  const isSame =
    known.insightId === request.insightId && (known.content === null || known.content === request.content);
  if (!isSame) throw new AppError("conflict", sentences.keyOfAnotherMessage);
}

/** Whether a message that was sent before is without a reply, and nobody is at work on one. */
function isOpenToRetry({ clock }: ChatFloor, known: KnownChat, sent: Sent, request: SendRequest): boolean {
  const opened = openContent(known.insight.key, sent.message);
  checkSame({ insightId: sent.conversation.insightId, content: opened.ok ? opened.value : null }, request);
  if (sent.conversation.deletedAt) throw new AppError("not_found", sentences.conversationNotFound);
  const state = replyStateOf(sent.message, aliveSince(clock.now()));
  return sent.reply === null && (state === "failed" || state === "stopped");
}

function admit({ duck }: ChatFloor, request: SendRequest, known: KnownChat): Admission {
  const { session, content, goesOnAnyway } = request;
  return duck.admit({
    feature: "generateInsightChat",
    cost: FIXED_COSTS.generateInsightChat,
    userId: session.userId,
    texts: [content],
    country: known.settings?.country ?? null,
    timeZone: known.zone.timeZone,
    // What was saved before was let through before.
    goesOnAnyway: goesOnAnyway || known.sent !== undefined,
  });
}
