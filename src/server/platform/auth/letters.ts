import { NAMES } from "#domain/names.ts";
import type { Letter } from "../mail/mail.ts";

/**
 * Returns the letter that asks to confirm a new account's address. It contains a link and its purpose, and nothing that
 * a person wrote.
 */
export function verificationLetter(to: string, url: string): Letter {
  return {
    to,
    subject: "Is this your address?",
    text: `Somebody signed up at ${NAMES.product} with this address. If that was you, this link says so:\n\n${url}\n\nIf it was not you, do nothing. The link goes stale in an hour.\n`,
  };
}

export function resetLetter(to: string, url: string): Letter {
  return {
    to,
    subject: "A new password",
    text: `Somebody asked for a new password for this address at ${NAMES.product}. With this link you choose one:\n\n${url}\n\nIt works once, for an hour. If you did not ask, do nothing: the old password stays.\n`,
  };
}

export function newAddressLetter(to: string, url: string): Letter {
  return {
    to,
    subject: "Your new address",
    text: `Somebody with an account at ${NAMES.product} wants to be reached here from now on. If that is you, this link makes the change:\n\n${url}\n\nIf it is not you, do nothing. The link goes stale in an hour.\n`,
  };
}

/** Returns the letter to the address that an account is about to give up. It does not mention the new address. */
export function addressChangeWarningLetter(to: string): Letter {
  return {
    to,
    subject: "Your account asks for another address",
    text: `Somebody who knows your password asked to move your account at ${NAMES.product} to another e-mail address. It moves as soon as the link in the letter to that address is opened.\n\nIf that was you, there is nothing to do. If it was not, sign in and change your password now: it ends every other session.\n`,
  };
}

/** Returns the letter to an address that has an account and was used to sign up again. */
export function knownAddressLetter(to: string, url: string): Letter {
  return {
    to,
    subject: "You have an account already",
    text: `Somebody signed up at ${NAMES.product} with this address, which has an account already. If that was you, sign in with the password of that account, or choose a new one, here:\n\n${url}\n\nWhat was begun just now is an account of its own, without an address. If it was not you, do nothing. Nothing of yours was changed or shown.\n`,
  };
}

/** Returns the last letter to a person, sent after their account was deleted. */
export function goodbyeLetter(to: string): Letter {
  return {
    to,
    subject: "Your account is gone",
    text: `Your account at ${NAMES.product} was deleted just now, with everything in it, as somebody with your password asked. There is nothing to bring it back with.\n\nThis is the last letter.\n`,
  };
}
