// Public interface of the readings feature: the runs under way in this process.
import type { ReadingEvent } from "#contract/readings.ts";
import type { EventFeed } from "../../platform/streams/event-feed.ts";
import { createLiveRuns, type LiveRuns } from "../../platform/streams/live-runs.ts";

/** A run of the reading generator. It continues when the request that started it ends. */
export interface LiveRun {
  /** Hash of the request: the same key is valid only for the same request. */
  fingerprint: string;
  feed: EventFeed<ReadingEvent>;
  /** Stops the run on the person's request. */
  stop(): void;
  /** Resolves with the ending when the run is stored. Never rejects. */
  ended: Promise<"done" | "failed" | "stopped">;
}

export type ReadingRuns = LiveRuns<LiveRun>;

export function createReadingRuns(): ReadingRuns {
  return createLiveRuns();
}
