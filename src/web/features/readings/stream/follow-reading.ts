/** Computes what a person sees of a reading in progress from the events received so far. */
import type { DrawnCardOutput } from "#contract/cards.ts";
import type { ErrorDetail } from "#contract/errors.ts";
import type { ReadingEvent } from "#contract/readings.ts";
import type { StandInReason } from "#domain/duck/stand-in.ts";
import type { WaitingStep } from "#domain/duck/waiting-steps.ts";

export interface ReadingProgress {
  /**
   * The stage of a reading. `waiting`: no cards yet. `drawn`: the cards are shown, but no text yet. `speaking`:
   * text arrives. `done`: the reading is complete. `failed`: the reading ended with an error.
   */
  phase: "waiting" | "drawn" | "speaking" | "done" | "failed";
  /** The id of the draw once the server committed to it; `null` before that and for a chosen card. */
  drawId: string | null;
  cards: DrawnCardOutput[];
  text: string;
  /** The headline, if it arrived before the text; otherwise `null`. */
  headline: string | null;
  /** What is happening while a model's first words are awaited; `null` if no model is asked yet. */
  step: WaitingStep | null;
  /** Why the offline duck writes the reading in place of the model; absent if it does not. */
  standIn?: StandInReason | undefined;
  /** Whether a model on the server's own network is asked, which may have to be loaded first. */
  isAtHome: boolean;
  insightId: string | null;
  error: ErrorDetail | null;
}

export const NOTHING_YET: ReadingProgress = {
  phase: "waiting",
  drawId: null,
  cards: [],
  text: "",
  headline: null,
  step: null,
  isAtHome: false,
  insightId: null,
  error: null,
};

export function reduceReadingProgress(progress: ReadingProgress, event: ReadingEvent): ReadingProgress {
  switch (event.type) {
    case "sealed":
      return { ...progress, drawId: event.drawId };
    case "cards":
      return { ...progress, phase: "drawn", cards: event.cards };
    case "waiting":
      return { ...progress, step: event.step, isAtHome: progress.isAtHome || event.step === "loading" };
    case "delta":
      return {
        ...progress,
        phase: "speaking",
        text: progress.text + event.text,
        headline: event.headline ?? progress.headline,
        standIn: event.standIn ?? progress.standIn,
      };
    case "anew":
      return { ...progress, phase: "drawn", text: "", headline: null };
    case "done":
      return { ...progress, phase: "done", insightId: event.insightId };
    case "error": {
      const { type: _, ...error } = event;
      return { ...progress, phase: "failed", error };
    }
    // A server that is newer than this page may tell what this page does not know.
    default:
      return progress;
  }
}
