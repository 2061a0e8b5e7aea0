import { readMood } from "#domain/chat/read-mood.ts";
import type { Admission, Ticket } from "../../platform/ai/ticket.ts";
import { isDemandUnmet, isUniqueViolation } from "../../platform/db/database-error.ts";
import { newId } from "../../platform/db/ids.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { StartAgain } from "../../platform/streams/durable-run.ts";
import { aliveSince } from "../../platform/streams/run-timings.ts";
import type { Deck } from "../cards/cards.ts";
import { welcomeOf } from "./find-insight.ts";
import { inWords } from "./in-words.ts";
import type { ChatContext } from "./load-chat.ts";
import {
  endReplyWithoutText,
  insertMessage,
  type NewMessage,
  removeMessage,
  takeUpReply,
} from "./replies.queries.ts";
import { type MessageMetadata, sealContent, sealMetadata, sealWelcome } from "./stored-chat.ts";

export interface ClaimRequest {
  context: ChatContext;
  message: { userId: string; id: string; content: string; clientMessageId: string; createdAt: Date };
  admission: Admission;
}

/** The permission to start a reply. */
export interface ReplyClaim {
  ticket: Ticket;
  conversationId: string;
}

type ClaimServices = Pick<Services, "database" | "clock" | "config" | "duck"> & { deck: Deck };

/**
 * Saves the message and counts the call in one round trip; either both take effect or neither. Throws `StartAgain` or
 * `rate_limited`.
 */
export async function claimMessage(services: ClaimServices, claim: ClaimRequest): Promise<ReplyClaim> {
  const { database } = services;
  const { message, admission, context } = claim;
  const { userId, id, createdAt } = message;
  const row = messageRow(services, claim);
  const sentence = context.conversation ? sentences.messageNotSaved : sentences.conversationNotCreated;
  const written = await inWords(sentence, () =>
    unlessNameTaken(
      database.batch({ userId }, (tx) => [...insertMessage(tx, row), admission.claim(tx, createdAt)]),
    ),
  );
  if (!written) throw new StartAgain("A message of this name exists");
  const [[saved], , claimed] = written;
  const ticket = await settleOr(claim, claimed, createdAt, () =>
    database.batch({ userId }, (tx) => [removeMessage(tx, userId, id)]),
  );
  return { ticket, conversationId: saved?.conversationId ?? row.conversation.id };
}

/**
 * Claims a reply for a message that is already saved and has none. Throws `StartAgain`, without counting a call, when a
 * parallel request has claimed it.
 */
export async function claimRetry(services: ClaimServices, claim: ClaimRequest): Promise<ReplyClaim> {
  const { database, clock } = services;
  const { userId, id } = claim.message;
  const now = clock.now();
  const [, , [taken], claimed] = await unlessTakenUp(
    database.batch({ userId }, (tx) => [
      ...takeUpReply(tx, userId, id, { now, aliveSince: aliveSince(now) }),
      claim.admission.claim(tx, now),
    ]),
  );
  if (!taken) throw new TypeError("A reply was taken up and has no message");
  const ticket = await settleOr(claim, claimed, now, () =>
    database.batch({ userId }, (tx) => [endReplyWithoutText(tx, userId, id, "failed")]),
  );
  return { ticket, conversationId: taken.conversationId };
}

async function unlessTakenUp<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isDemandUnmet(error)) throw new StartAgain("A reply to this message is under way", { cause: error });
    throw error;
  }
}

/** Returns the ticket for the call. If the hourly limit refuses the call, first undoes what was written. */
async function settleOr(
  { admission }: ClaimRequest,
  claimed: unknown,
  now: Date,
  takeBack: () => Promise<unknown>,
): Promise<Ticket> {
  try {
    return admission.settle(claimed, now);
  } catch (error) {
    await takeBack();
    throw error;
  }
}

function messageRow(services: ClaimServices, { context, message, admission }: ClaimRequest): NewMessage {
  const { key, row } = context.insight;
  const conversation = { userId: message.userId, id: newId() };
  const { topics, sentiment } = readMood(message.content);
  const metadata: MessageMetadata = {
    topics,
    userSentiment: sentiment,
    ...(admission.isDistressed && { isDistressed: true }),
    ...(admission.help && { help: admission.help.kind }),
    ...(admission.help?.isFolded && { isHelpFolded: true }),
  };
  return {
    ...message,
    content: sealContent(key, message, message.content),
    metadata: sealMetadata(key, message, metadata),
    conversation: {
      id: conversation.id,
      insightId: row.id,
      welcome: sealWelcome(key, conversation, welcomeOf(services, context.insight, context.conversation)),
    },
  };
}

async function unlessNameTaken<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, "chat_messages_client_id")) return undefined;
    throw error;
  }
}
