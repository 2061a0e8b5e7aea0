/** Calls the functions that look for danger and for heavy subjects in what a person typed, in the way the app calls them. */
import { USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import { findHeavySubject } from "#engines/safety/gravity.ts";
import { assessDistress, isOnlySuspected } from "#engines/safety/index.ts";
import { leavesLifeOpen, withoutLivingPlaces } from "#engines/safety/living-places.ts";
import { veiledLikelihood } from "#engines/safety/veiled-likelihood.ts";

const typed = (text: string) => text.slice(0, USER_CONTEXT_MAX);

export const SAFETY_READERS = {
  assessDistress: (text: string) => assessDistress(typed(text)),
  findHeavySubject: (text: string) => findHeavySubject(typed(text)),
  isOnlySuspected: (text: string) => isOnlySuspected(typed(text)),
  veiledLikelihood,
  leavesLifeOpen: (text: string) => leavesLifeOpen(typed(text)),
  withoutLivingPlaces: (text: string) => withoutLivingPlaces(typed(text)),
};
