/** Calls the functions that judge how heavy a text is, in the way the app calls them. */
import { isNotConsoled } from "#domain/duck/prepare-reading.ts";
import { USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import { assessDistress } from "#domain/safety/assess-distress.ts";
import { findHeavySubject } from "#domain/safety/gravity.ts";
import { veiledLikelihood } from "#domain/safety/veiled-likelihood.ts";

const typed = (text: string) => text.slice(0, USER_CONTEXT_MAX);

export const SAFETY_READERS = {
  assessDistress: (text: string) => assessDistress(typed(text)),
  findHeavySubject: (text: string) => findHeavySubject(typed(text)),
  isNotConsoled: (text: string) => isNotConsoled(typed(text)),
  veiledLikelihood,
};
