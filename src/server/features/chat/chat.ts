// Public interface of the chat: the replies under way in this process.
import type { ChatEvent } from "#contract/chat.ts";
import type { DurableRun } from "../../platform/streams/durable-run.ts";
import { createLiveRuns, type LiveRuns } from "../../platform/streams/live-runs.ts";

/** A reply that is being written. It continues when the request that started it ends. */
export interface LiveReply extends DurableRun<ChatEvent, "answered" | "failed" | "stopped"> {
  insightId: string;
  /** The text of the message that the reply answers. */
  content: string;
}

export type ChatRuns = LiveRuns<LiveReply>;

export function createChatRuns(): ChatRuns {
  return createLiveRuns();
}
