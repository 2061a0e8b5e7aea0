// Follows a reply in the database: one that is complete, or one that another process is writing.
import { setTimeout as wait } from "node:timers/promises";
import type { ChatEvent } from "#contract/chat.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { presentDetail } from "../../platform/errors/present-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { EventFeed, type Numbered } from "../../platform/streams/event-feed.ts";
import { aliveSince, POLL_MS } from "../../platform/streams/run-timings.ts";
import { selectSent } from "./chat.queries.ts";
import type { Sent } from "./load-chat.ts";
import { replyStateOf } from "./present-chat.ts";
import { buryReply } from "./replies.queries.ts";
import { openContent } from "./stored-chat.ts";

type FollowServices = Pick<Services, "database" | "vault" | "clock" | "config">;

/** Streams the reply from its beginning. The text of a complete reply comes as one event. */
export function followStored(
  services: FollowServices,
  sent: Sent,
): AsyncIterableIterator<Numbered<ChatEvent>> {
  const feed = new EventFeed<ChatEvent>();
  const reader = { hasLeft: false };
  const { message } = sent;
  feed.push({
    type: "saved",
    messageId: message.id,
    conversationId: message.conversationId,
    createdAt: message.createdAt.toISOString(),
  });
  void watch(services, sent, feed, reader)
    .catch((cause) => {
      const sentence = sentences.chatFailed(services.config.advisorName);
      feed.push({ type: "error", ...presentDetail(new AppError("unavailable", sentence, { cause })) });
    })
    .finally(() => feed.end());
  const events = feed.follow(0);
  return {
    next: () => events.next(),
    async return() {
      reader.hasLeft = true;
      await events.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

async function watch(
  services: FollowServices,
  first: Sent,
  feed: EventFeed<ChatEvent>,
  reader: { hasLeft: boolean },
): Promise<void> {
  let sent: Sent | undefined = first;
  for (;;) {
    if (reader.hasLeft) return;
    const ending = await endingOf(services, sent);
    for (const event of ending) feed.push(event);
    if (ending.length > 0) return;
    await wait(POLL_MS);
    sent = await lookAgain(services, first);
  }
}

/** Returns the last events when the reply has ended; an empty list while it is under way. */
async function endingOf({ vault, clock }: FollowServices, sent: Sent | undefined): Promise<ChatEvent[]> {
  if (!sent) return [failure(new AppError("not_found", sentences.messageNotFound))];
  const { message, reply, conversation } = sent;
  if (reply) {
    const opened = openContent(await vault.keyOf(reply.userId), reply);
    return [
      { type: "delta", text: opened.ok ? opened.value : sentences.unreadableEntry },
      { type: "done", messageId: reply.id, messageCount: conversation.messageCount },
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
    buryReply(tx, userId, id, since),
    selectSent(tx, userId, clientMessageId ?? ""),
  ]);
  return sent;
}
