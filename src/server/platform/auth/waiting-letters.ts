// The accounts' letters as a request stores them, before they are composed.
import type { WaitingLetter } from "../letters/post.ts";
import type { AccountChange } from "./account-changes.ts";
import { canonicalAddress } from "#domain/text/typed-answer.ts";

/**
 * Returns a queued letter with a link to reset the password, for an address that may have an account. The link's page
 * redirects to `returnTo`.
 */
export const resetAsked = (email: string, returnTo: string): WaitingLetter => ({
  kind: "reset",
  email: canonicalAddress(email),
  returnTo,
});

/** Returns a queued confirmation letter for an address that may have an unconfirmed account. */
export const verificationAskedFor = (email: string, returnTo: string): WaitingLetter => ({
  kind: "verification-of-address",
  email: canonicalAddress(email),
  returnTo,
});

/** Returns a queued confirmation letter for an account that is not confirmed yet. */
export const verificationAskedBy = (userId: string, returnTo: string): WaitingLetter => ({
  kind: "verification",
  userId,
  returnTo,
});

/** Returns a queued letter to the address that an account will have. */
export const newAddressAsked = (userId: string, newEmail: string, returnTo: string): WaitingLetter => ({
  kind: "new-address",
  userId,
  newEmail: canonicalAddress(newEmail),
  returnTo,
});

/** Returns a queued letter to the address that an account is about to give up. */
export const addressLeaves = (userId: string): WaitingLetter => ({ kind: "address-leaves", userId });

/** Returns a queued letter to a person whose account was deleted. */
export const goodbye = (email: string): WaitingLetter => ({ kind: "goodbye", email });

/** Returns a queued letter with a code and a link to sign in, for an address that may have an account. */
export const signInAsked = (email: string, returnTo: string): WaitingLetter => ({
  kind: "sign-in",
  email: canonicalAddress(email),
  returnTo,
});

/** Returns a queued letter with a code for somebody who is signed in and must prove who they are. */
export const proofAsked = (userId: string): WaitingLetter => ({ kind: "proof", userId });

/** Returns a queued letter that tells the owner of an account what changed in how it is entered. */
export const accountChanged = (userId: string, change: AccountChange): WaitingLetter => ({
  kind: "account-changed",
  userId,
  change,
});
