import type { UnsureOutput } from "#contract/readings.ts";
import { NO_GUESS_ID } from "#domain/readings/is-told-as-unsure.ts";
import { callsForQuiet } from "#domain/safety/gravity.ts";
import type { UnsureStart } from "../../platform/ai/duck.ts";
import { offeredGuesses, readAsIn } from "./read-as.ts";
import type { StoredRequest } from "./stored-reading.ts";

/**
 * Presents the start of a reading in which the duck is unsure, for the page to show before the reading is saved.
 * Returns `undefined` for a grave text, whose reading has the usual page, and after the answer that no guess fits, unless the
 * text is in a language that the duck does not understand. Pass `mayBeGrave: false` when the text was found not to be grave before, so that it is not
 * assessed again.
 */
export function presentUnsure(
  unsure: UnsureStart,
  request: StoredRequest,
  { mayBeGrave }: { mayBeGrave: boolean },
): UnsureOutput | undefined {
  if (mayBeGrave && callsForQuiet([request.userContext])) return undefined;
  const { readAs, readAsIds } = readAsIn(request);
  if (readAsIds?.includes(NO_GUESS_ID) && unsure.notice === undefined) return undefined;
  return {
    ...unsure,
    guesses: offeredGuesses(unsure.guesses, request),
    ...(readAs !== undefined && { readAs }),
    ...(readAsIds && { guessesTaken: readAsIds }),
  };
}
