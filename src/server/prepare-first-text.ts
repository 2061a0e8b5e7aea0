// Makes what the first text after a start needs, before somebody sends one: the indexes of phrases, and the code of the
// functions that read a text. Made for the first text itself, they would hold every other request for 100 ms.

import { guessLanguage } from "#domain/text/guess-language.ts";
import { assessDistress, gravityOf } from "#engines/safety/index.ts";
import { waitForSlice } from "./platform/turns.ts";

const TEXT =
  "I can't decide whether to send the proposal to my boss. I keep rewriting it, and I'm afraid of what they say.";

/** The parts of reading a text, each of which takes less than 50 ms the first time. */
const PARTS: readonly (() => unknown)[] = [
  () => guessLanguage(TEXT),
  () => assessDistress(TEXT),
  () => gravityOf([TEXT]),
];

/** Reads a text part by part, in slices of time that leave room for requests. */
export async function prepareFirstText(): Promise<void> {
  for (const read of PARTS) {
    await waitForSlice();
    read();
  }
}
