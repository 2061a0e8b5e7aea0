// What is stored of a reading that the person corrected.
import type { Guess } from "#domain/readings/reading-result.ts";
import type { StoredRequest } from "./stored-reading.ts";

interface ReadAs {
  /** What the person said that it is about. */
  readAs?: string;
  readAsId?: string;
  /** The ids of all guesses that the person picked. */
  readAsIds?: string[];
}

/** Returns what the person corrected a reading to; nothing for a reading that was not corrected. */
export function readAsIn({ about, takenBefore = [] }: StoredRequest): ReadAs {
  if (!about) return {};
  return { readAs: about.label, readAsId: about.id, readAsIds: [...takenBefore, about.id] };
}

/** Returns the guesses that a reading offers. A corrected reading offers those of the first one again. */
export function offeredGuesses(guesses: Guess[], { offered }: StoredRequest): Guess[] {
  return offered ?? guesses;
}
