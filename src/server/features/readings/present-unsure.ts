import type { UnsureOutput } from "#contract/readings.ts";
import { callsForQuiet } from "#domain/safety/gravity.ts";
import type { UnsureStart } from "../../platform/ai/duck.ts";
import { offeredGuesses, readAsIn } from "./read-as.ts";
import type { StoredRequest } from "./stored-reading.ts";

/**
 * Presents the start of a reading in which the duck is unsure, for the page to show before the reading is saved.
 * Returns `undefined` for a grave text, whose reading has the usual page. Pass `mayBeGrave: false` when the text was found not to be grave before, so that it is not
 * assessed again.
 */
export function presentUnsure(
  unsure: UnsureStart,
  request: StoredRequest,
  { mayBeGrave }: { mayBeGrave: boolean },
): UnsureOutput | undefined {
  if (mayBeGrave && callsForQuiet([request.userContext])) return undefined;
  const { readAs, readAsIds } = readAsIn(request);
  return {
    ...unsure,
    guesses: offeredGuesses(unsure.guesses, request),
    ...(readAs !== undefined && { readAs }),
    ...(readAsIds && { guessesTaken: readAsIds }),
  };
}
