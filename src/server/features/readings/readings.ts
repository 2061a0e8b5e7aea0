// The front door of readings: the runs under way in this process.
import type { ReadingEvent } from "../../../contract/readings.ts";
import type { EventFeed } from "../../platform/streams/event-feed.ts";
import { createLiveRuns, type LiveRuns } from "../../platform/streams/live-runs.ts";

/** A run of the reading generator. It belongs to nobody's request: whoever started it may leave. */
export interface LiveRun {
  /** Of what was asked: the same key may only come with the same. */
  fingerprint: string;
  feed: EventFeed<ReadingEvent>;
  /** Ends it as the person's own wish. */
  stop(): void;
  /** Resolves when all of it is stored, with how it ended. Never rejects. */
  ended: Promise<"done" | "failed" | "stopped">;
}

export type ReadingRuns = LiveRuns<LiveRun>;

export function createReadingRuns(): ReadingRuns {
  return createLiveRuns();
}
