import type { ToldChange } from "#contract/ways-in.ts";
import { NAMES } from "#domain/names.ts";
import type { LetterContent } from "../letters/letter-content.ts";
import { ACCOUNT_CHANGES } from "./account-changes.ts";
import { NOT_ME_DAYS } from "./mail-keys.ts";

/**
 * Returns the letter of a sign-up, which asks whether the address is the person's. It contains a link and its purpose, and
 * nothing that a person wrote.
 */
export function verificationLetter(to: string, url: string): LetterContent {
  return {
    to,
    subject: "Is this your email address?",
    paragraphs: [
      `Somebody signed up for ${NAMES.product} with this address. If that was you, click below to confirm.`,
    ],
    button: { label: "Yes, this is my address", url },
    after: ["If it was not you, do nothing. The link expires in an hour."],
  };
}

export function resetLetter(to: string, url: string): LetterContent {
  return {
    to,
    subject: "A new password",
    paragraphs: [
      `Somebody asked for a new password for this address at ${NAMES.product}. If that was you, choose one.`,
    ],
    button: { label: "Choose a new password", url },
    after: ["The link works once, for an hour. If you did not ask, do nothing: the old password stays."],
  };
}

export function newAddressLetter(to: string, url: string): LetterContent {
  return {
    to,
    subject: "Your new email address",
    paragraphs: [
      `Somebody with an account at ${NAMES.product} wants to be reached here from now on. If that is you, click below to confirm.`,
    ],
    button: { label: "Yes, reach me here", url },
    after: ["If it is not you, do nothing. The link expires in an hour."],
  };
}

/** Returns the letter to an address that has an account and was used to sign up again. */
export function knownAddressLetter(to: string, url: string): LetterContent {
  return {
    to,
    subject: "You already have an account",
    paragraphs: [
      `Somebody signed up for ${NAMES.product} with this address, which has an account already. If that was you, sign in with the password that you have, or choose a new one there.`,
    ],
    button: { label: "Sign in", url },
    after: [
      "No second account was made. If it was not you, do nothing. Nothing of yours was changed or shown.",
    ],
  };
}

const ONCE_AN_HOUR = "This email comes once an hour at most, however often it happens.";

/**
 * Returns the letter that tells the owner of an account what changed in who can reach it. `notMeUrl` is the link that undoes
 * it.
 */
export function accountChangedLetter(
  to: string,
  change: ToldChange,
  notMeUrl: string,
  preferencesUrl: string,
): LetterContent {
  const { subject, what } = ACCOUNT_CHANGES[change];
  return {
    to,
    subject,
    paragraphs: [
      what,
      `If that was you, there is nothing to do. If not, press the button within ${NOT_ME_DAYS} days: this is undone, everybody is signed out, and you set a new password.`,
    ],
    button: { label: "This was not me", url: notMeUrl },
    after: [
      { label: "Look at it in Preferences", url: preferencesUrl },
      ...(change === "address-changed" ? [] : [ONCE_AN_HOUR]),
    ],
  };
}

/** Returns the last letter to a person, sent after their account was deleted. */
export function goodbyeLetter(to: string): LetterContent {
  return {
    to,
    subject: "Your account is gone",
    paragraphs: [
      `Your account at ${NAMES.product} was deleted just now, with everything in it, as somebody with your password asked. It cannot be restored.`,
      "This is the last email you will get from us.",
    ],
  };
}

/** Returns the letter with which somebody signs in without a password: by its code, or by its link. */
export function signInLetter(to: string, url: string, code: string): LetterContent {
  return {
    to,
    subject: "Your sign-in code and link",
    paragraphs: [
      `Somebody wants to sign in at ${NAMES.product} with this address. If that is you, type this code where you asked for it:`,
      code,
      "Or open the link. It works on any device, and asks before it signs you in.",
    ],
    button: { label: "Open the link", url },
    after: [
      "Both work for ten minutes, and only once. None of us will ever ask you for the code. If this was not you, do nothing.",
    ],
  };
}

/** Returns the letter with a code for somebody who is signed in and must prove who they are. */
export function proofLetter(to: string, code: string): LetterContent {
  return {
    to,
    subject: "Your code to confirm it is you",
    paragraphs: [
      `Somebody who is signed in to your account at ${NAMES.product} is about to make an important change. If that is you, type this code where you were asked for it:`,
      code,
      "It works for ten minutes, and only once. If it is not you, tell nobody the code; sign in, then sign out everywhere.",
    ],
  };
}
