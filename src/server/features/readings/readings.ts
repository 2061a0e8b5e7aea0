// Public interface of the readings feature: the runs under way in this process, and the prompt for the test of a model.
import type { ReadingEvent } from "#contract/readings.ts";
import type { DurableRun } from "../../platform/streams/durable-run.ts";
import { createLiveRuns, type LiveRuns } from "../../platform/streams/live-runs.ts";
import { writePromptIn } from "./prompts/prompt-in-form.ts";

export { writePromptIn };

/** A run of the reading generator. It continues when the request that started it ends. */
export interface LiveRun extends DurableRun<ReadingEvent, "done" | "failed" | "stopped"> {
  /** The hash of the request: the same key is valid only for the same request. */
  fingerprint: string;
  /** Writes the events so far at once, and looks whether a stop was requested: see `Live.runWanted`. */
  writeNow(): void;
  /** Has the offline duck write in place of the model. Returns false if that is too late, or only a model can write. */
  leaveModel(): boolean;
}

export type ReadingRuns = LiveRuns<LiveRun>;

export function createReadingRuns(): ReadingRuns {
  return createLiveRuns();
}
