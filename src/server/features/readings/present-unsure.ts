import type { UnsureOutput } from "#contract/readings.ts";
import { callsForQuiet } from "#domain/safety/gravity.ts";
import type { UnsureStart } from "../../platform/ai/duck.ts";
import { offeredGuesses, readAsIn } from "./read-as.ts";
import type { StoredRequest } from "./stored-reading.ts";

/**
 * Presents what the page of an unsure reading shows before the reading is saved; `undefined` for a grave text, whose
 * reading has the usual page.
 */
export function presentUnsure(unsure: UnsureStart, request: StoredRequest): UnsureOutput | undefined {
  if (callsForQuiet([request.userContext])) return undefined;
  const { readAs, readAsIds } = readAsIn(request);
  return {
    ...unsure,
    guesses: offeredGuesses(unsure.guesses, request),
    ...(readAs !== undefined && { readAs }),
    ...(readAsIds && { guessesTaken: readAsIds }),
  };
}
