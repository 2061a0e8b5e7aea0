// Follows a reply in the database: one that is complete, or one that another process is writing.
import type { ChatEvent } from "#contract/chat.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { presentDetail } from "../../platform/errors/present-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import type { RunEvents } from "../../platform/streams/durable-run.ts";
import type { Numbered } from "../../platform/streams/event-feed.ts";
import { followStoredRun } from "../../platform/streams/follow-stored.ts";
import { aliveSince } from "../../platform/streams/run-timings.ts";
import { selectSent } from "./chat.queries.ts";
import type { BesideChat } from "./help-in-chat.ts";
import type { Sent } from "./load-chat.ts";
import { replyStateOf } from "./present-chat.ts";
import { failStaleReply } from "./replies.queries.ts";
import { openContent, openMetadata, type ReplyMetadata } from "./stored-chat.ts";

type FollowServices = Pick<Services, "database" | "vault" | "clock" | "config">;

/** Streams the reply from its beginning. The text of a complete reply comes as one event. */
export function followStoredReply(
  services: FollowServices,
  first: Sent,
  beside: BesideChat,
): RunEvents<ChatEvent> {
  let hasLooked = false;
  return followStoredRun(0, async (position) => {
    if (position === 0) return { events: numbered(0, [savedEvent(first, beside)]), isOver: false };
    try {
      const sent = hasLooked ? await lookAgain(services, first) : first;
      hasLooked = true;
      const ending = await endingOf(services, sent);
      return { events: numbered(position, ending), isOver: ending.length > 0 };
    } catch (cause) {
      const error = new AppError("unavailable", sentences.chatFailed(services.config.advisorName), { cause });
      return { events: numbered(position, [failure(error)]), isOver: true };
    }
  });
}

function savedEvent({ message }: Sent, beside: BesideChat): ChatEvent {
  return {
    type: "saved",
    messageId: message.id,
    conversationId: message.conversationId,
    createdAt: message.createdAt.toISOString(),
    ...beside,
  };
}

function numbered(position: number, events: readonly ChatEvent[]): Numbered<ChatEvent>[] {
  return events.map((event, index) => ({ number: position + index + 1, event }));
}

/** Returns the last events of a reply that has ended; an empty list while it is being written. */
async function endingOf({ vault, clock }: FollowServices, sent: Sent | undefined): Promise<ChatEvent[]> {
  if (!sent) return [failure(new AppError("not_found", sentences.messageNotFound))];
  const { message, reply, conversation } = sent;
  if (reply) {
    const key = await vault.keyOf(reply.userId);
    const opened = openContent(key, reply);
    const { standIn } = openMetadata<ReplyMetadata>(key, reply);
    const { messageCount } = conversation;
    return [
      { type: "delta", text: opened.ok ? opened.value : sentences.unreadableEntry },
      { type: "done", messageId: reply.id, messageCount, ...(standIn && { standIn }) },
    ];
  }
  const state = replyStateOf(message, aliveSince(clock.now()));
  if (state === "running") return [];
  if (state === "stopped") return [failure(new AppError("reading_stopped", sentences.replyStopped))];
  return [failure(new AppError("unavailable", sentences.replyFailed))];
}

function failure(error: AppError): ChatEvent {
  return { type: "error", ...presentDetail(error) };
}

async function lookAgain({ database, clock }: FollowServices, { message }: Sent): Promise<Sent | undefined> {
  const { userId, id, clientMessageId } = message;
  const since = aliveSince(clock.now());
  const [, [sent]] = await database.batch({ userId }, (tx) => [
    failStaleReply(tx, userId, id, since),
    selectSent(tx, userId, clientMessageId ?? ""),
  ]);
  return sent;
}
