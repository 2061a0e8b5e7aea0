/** The lines under the duck while the person waits. The ritual says before when the deck is prepared and shuffled. */
import type { WaitingStep } from "#domain/duck/waiting-steps.ts";

export const STATUS_LINE_MS = 2500;

/** What is said of the model while its first words are awaited. */
export const STEP_LINES: Record<WaitingStep, string> = {
  loading: "Loading the model. The first time, that can take a minute or two.",
  reading: "The model is reading your words.",
};

const ASIDES = [
  "Reading your sentence twice. The second time was for the comma.",
  "Looking for the line where it went quiet.",
  "Checking whether this is one problem or two in a trench coat.",
  "Asking the frog. The frog is a contractor.",
  "Removing the advice you have already been given.",
  "Counting how often you wrote “just”.",
  "Throwing away the first draft. It rhymed.",
  "Comparing what you want with what you typed.",
  "Dead people type slowly. Bear with me.",
  "Stepping over the part where I talk about myself.",
];

/** Returns the status line after `tick` changes. After the last line, the list repeats. */
export function statusLineAt(tick: number): string {
  return ASIDES[tick % ASIDES.length] ?? "";
}
