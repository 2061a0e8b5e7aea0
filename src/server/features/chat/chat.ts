// The front door of the chat: the replies under way in this process.
import type { ChatEvent } from "../../../contract/chat.ts";
import type { EventFeed } from "../../platform/streams/event-feed.ts";
import { createLiveRuns, type LiveRuns } from "../../platform/streams/live-runs.ts";

/** A reply that is being written. It belongs to nobody's request: whoever asked for it may leave. */
export interface LiveReply {
  insightId: string;
  /** The message it answers. */
  content: string;
  feed: EventFeed<ChatEvent>;
  /** Ends it as the person's own wish. */
  stop(): void;
  /** Resolves when all of it is stored. Never rejects. */
  ended: Promise<"answered" | "failed" | "stopped">;
}

export type ChatRuns = LiveRuns<LiveReply>;

export function createChatRuns(): ChatRuns {
  return createLiveRuns();
}
