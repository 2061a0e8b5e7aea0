import type { ChatEvent } from "#contract/chat.ts";
import { findMessageFault, trimMessage } from "#domain/chat/message.ts";
import type { ChatRequest } from "#domain/duck/duck-request.ts";
import { FIXED_COSTS } from "#domain/limits/rate-limits.ts";
import { helpTapOf, isTap } from "#engines/duck/index.ts";
import type { Admission } from "../../platform/ai/ticket.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { attachOrBegin, type RunEvents } from "../../platform/streams/durable-run.ts";
import { aliveSince } from "../../platform/streams/run-timings.ts";
import { nextTurn } from "../../platform/turns.ts";
import type { Deck } from "../cards/cards.ts";
import type { ChatRuns, LiveReply } from "./chat.ts";
import { type AskedMessage, chatWords, earlierThan } from "./chat-words.ts";
import { claimMessage, claimRetry } from "./claim-reply.ts";
import { followStoredReply } from "./follow-reply.ts";
import {
  type BesideChat,
  besideChat,
  helpInSight,
  helpOfTap,
  isInSight,
  ownMessages,
  saidBefore,
} from "./help-in-chat.ts";
import { type ChatContext, loadChat, type Sent } from "./load-chat.ts";
import { replyStateOf } from "./present-chat.ts";
import { runReply } from "./run-reply.ts";
import { openContent } from "./stored-chat.ts";

export type ChatServices = Services & { deck: Deck; chatRuns: ChatRuns };

export interface SendRequest {
  session: Session;
  insightId: string;
  /** The text as typed. */
  content: string;
  /** Id from the client: requests with the same id are the same message. */
  clientMessageId: string;
  /** Whether the person has seen the crisis help and wants to continue. */
  goOnAnyway: boolean;
  /** Number of the last event of this message's stream that the client has received. */
  afterNumber: number;
}

export type ChatEvents = RunEvents<ChatEvent>;

/**
 * Saves a message and starts its reply, or follows the reply that a message with the same client id already
 * has. Two round trips before the provider is called. A refused message throws before any event and is not
 * saved: `invalid_input`, `not_found`, `plan_locked`, `crisis_help`, `consent_required`, `rate_limited`, and
 * `conflict` when the client id belongs to a message with another text, or the insight holds no reading.
 */
export async function sendMessage(services: ChatServices, request: SendRequest): Promise<ChatEvents> {
  const fault = findMessageFault(request.content);
  if (fault) throw new AppError("invalid_input", sentences.message[fault], { field: "content" });
  const sending = { ...request, content: trimMessage(request.content) };
  const { session, clientMessageId, afterNumber } = sending;
  return await attachOrBegin<ChatEvent, LiveReply>({
    runs: services.chatRuns,
    userId: session.userId,
    key: clientMessageId,
    afterNumber,
    checkSame: (live) => checkSame(live, sending),
    begin: () => beginReply(services, sending),
  });
}

async function beginReply(services: ChatServices, request: SendRequest) {
  const { session, insightId, clientMessageId, content } = request;
  const { userId } = session;
  const context = await loadChat(services, session, request);
  if (context.insight.isEmpty) throw new AppError("conflict", sentences.nothingToTalkAbout);
  if (context.sent && !isOpenToRetry(services, context, context.sent, request))
    return { stored: followStoredReply(services, context.sent, besideStored(context, context.sent)) };
  const message = context.sent?.message ?? { id: newId(), createdAt: services.clock.now() };
  const admission = admit(services, request, { context, messageId: message.id });
  if (!context.hasConsent) throw new AppError("consent_required", sentenceOf("consent_required"));
  const sent = { userId, id: message.id, content, clientMessageId, createdAt: message.createdAt };
  const claim = { context, message: sent, admission };
  const claiming = context.sent ? claimRetry(services, claim) : claimMessage(services, claim);
  const isHelpInSight = isInSight(admission.help);
  const asked = gatherWords(services, context, { ...sent, help: admission.help });
  const { ticket, conversationId } = await claiming;
  const said = [...ownMessages(context.insight, earlierThan(context, message.id)), content];
  const beside = besideChat(context, admission.help, said);
  if (isHelpInSight && !isInSight(helpInSight(context.insight, earlierThan(context, message.id))))
    services.helpCounts.shown += 1;
  const reply = { insightId, context, ticket, asked, beside, message: { ...sent, conversationId } };
  return { started: runReply(services, reply) };
}

/**
 * Prepares the request to the duck while the message is being saved. If preparing fails, the reply fails and not the
 * message, because the message is saved by then.
 */
function gatherWords(
  { deck }: ChatServices,
  context: ChatContext,
  message: AskedMessage,
): Promise<ChatRequest> {
  const words = nextTurn().then(() => chatWords(deck, context, message));
  // Nobody awaits this promise when the claim fails, so its rejection is handled here.
  words.catch(() => undefined);
  return words;
}

/** Returns what stood beside a message that was sent before. */
function besideStored(context: ChatContext, { message, reply }: Sent): BesideChat {
  const rows = [...earlierThan(context, message.id), message, ...(reply ? [reply] : [])];
  return besideChat(context, helpInSight(context.insight, rows), ownMessages(context.insight, rows));
}

function checkSame(context: { insightId: string; content: string | null }, request: SendRequest): void {
  const isSame =
    context.insightId === request.insightId &&
    (context.content === null || context.content === request.content);
  if (!isSame) throw new AppError("conflict", sentences.keyOfAnotherMessage);
}

/** Returns whether a message was sent before, has no reply, and no process is writing one. */
function isOpenToRetry(
  { clock }: ChatServices,
  context: ChatContext,
  sent: Sent,
  request: SendRequest,
): boolean {
  const opened = openContent(context.insight.key, sent.message);
  checkSame({ insightId: sent.conversation.insightId, content: opened.ok ? opened.value : null }, request);
  if (sent.conversation.deletedAt) throw new AppError("not_found", sentences.conversationNotFound);
  const state = replyStateOf(sent.message, aliveSince(clock.now()));
  return sent.reply === null && (state === "failed" || state === "stopped");
}

function admit(
  { duck }: ChatServices,
  request: SendRequest,
  { context, messageId }: { context: ChatContext; messageId: string },
): Admission {
  const { session, content, goOnAnyway } = request;
  const before = saidBefore(context.insight, earlierThan(context, messageId));
  const tap = helpTapOf(content);
  const admission = duck.admit({
    feature: "generateInsightChat",
    cost: FIXED_COSTS.generateInsightChat,
    userId: session.userId,
    // The words of a tap are the product's own, and say nothing about the person.
    texts: isTap(content) ? [] : [content],
    country: context.settings?.country ?? null,
    timeZone: context.zone.timeZone,
    saidBefore: before,
    // A saved message has already passed the crisis check, and who taps what the matter is gets the help for it.
    goOnAnyway: goOnAnyway || context.sent !== undefined || tap !== undefined,
  });
  if (!isTap(content)) return admission;
  return { ...admission, help: tap ? helpOfTap(tap, before.help) : before.help };
}
