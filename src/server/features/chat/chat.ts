// Public interface of the chat: the replies under way in this process.
import type { ChatEvent } from "#contract/chat.ts";
import type { EventFeed } from "../../platform/streams/event-feed.ts";
import { createLiveRuns, type LiveRuns } from "../../platform/streams/live-runs.ts";

/** A reply that is being written. It continues when the request that started it ends. */
export interface LiveReply {
  insightId: string;
  /** The message it answers. */
  content: string;
  feed: EventFeed<ChatEvent>;
  /** Stops the reply on the person's request. */
  stop(): void;
  /** Resolves when the reply is stored. Never rejects. */
  ended: Promise<"answered" | "failed" | "stopped">;
}

export type ChatRuns = LiveRuns<LiveReply>;

export function createChatRuns(): ChatRuns {
  return createLiveRuns();
}
