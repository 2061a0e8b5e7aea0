// The accounts' letters as a request stores them, before they are composed.
import type { ToldChange } from "#contract/ways-in.ts";
import { newId } from "../db/ids.ts";
import type { WaitingLetter } from "../letters/post.ts";
import { canonicalAddress } from "./canonical-address.ts";
import type { Addressee } from "./mail-keys.ts";
import type { PendingSignUp } from "./pending-sign-up.ts";

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

/**
 * Returns a queued letter for a sign-up. Its link makes the account, or the letter says that the address has one. The
 * link's page leads on to `returnTo`.
 */
export const signUpAsked = (pending: PendingSignUp, returnTo: string): WaitingLetter => ({
  kind: "sign-up",
  ...pending,
  returnTo,
});

/**
 * Returns a queued letter to the address that an account will have. It is not sent any more if what was asked before has
 * ended meanwhile.
 */
export const newAddressAsked = (
  { id, askedVersion }: Addressee,
  newEmail: string,
  returnTo: string,
): WaitingLetter => ({
  kind: "new-address",
  userId: id,
  askedVersion: String(askedVersion),
  newEmail: canonicalAddress(newEmail),
  returnTo,
});

/** Returns a queued letter to the address that an account had until now, by which its reader can take the account back. */
export const addressChanged = (userId: string, former: string): WaitingLetter => ({
  kind: "address-changed",
  userId,
  former,
  at: String(Date.now()),
});

/**
 * Returns a queued letter that tells the owner of an account that somebody asked to change its address. It goes to the
 * address that the account has now, and has confirmed, however late it is sent.
 */
export const addressChangeAsked = (userId: string, address: string): WaitingLetter => ({
  ...accountChanged(userId, "address-asked"),
  sentTo: address,
});

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

/**
 * Returns a queued letter that tells the owner of an account what changed in who can reach it. `subject` is the id of what
 * was added, by which the letter's link ends it.
 */
export const accountChanged = (
  userId: string,
  change: Exclude<ToldChange, "address-changed">,
  subject = "",
): WaitingLetter => ({
  kind: "account-changed",
  userId,
  change,
  subject,
  at: String(Date.now()),
  letterId: newId(),
});
