// The stored fields of a reading that the person corrected.
import type { Guess } from "#domain/readings/reading-result.ts";
import type { StoredRequest } from "./stored-reading.ts";

interface ReadAs {
  /** The topic that the person said the reading is about. */
  readAs?: string;
  readAsId?: string;
  /** The ids of all guesses that the person picked. */
  readAsIds?: string[];
}

/**
 * Returns the stored topic to which the person corrected a reading; empty fields for a reading that was not corrected.
 */
export function readAsIn({ about, takenBefore = [] }: StoredRequest): ReadAs {
  if (!about) return {};
  return { readAs: about.label, readAsId: about.id, readAsIds: [...takenBefore, about.id] };
}

/**
 * Returns the guesses that a reading offers to choose from. A corrected reading offers the guesses of the first reading
 * again.
 */
export function offeredGuesses(guesses: Guess[], { offered }: StoredRequest): Guess[] {
  return offered ?? guesses;
}
