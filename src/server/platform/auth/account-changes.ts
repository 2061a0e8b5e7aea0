import { TOLD_CHANGES, type ToldChange } from "#contract/ways-in.ts";
import { NAMES } from "#domain/names.ts";

const SIGN_IN_CHANGED = "How you sign in has changed";
const YOUR_ACCOUNT = `your account at ${NAMES.product}`;

/**
 * What a letter tells the owner of an account, because it decides who can reach the account or read from it, and the
 * subject of the letter. Each of these letters has the link "This was not me".
 */
export const ACCOUNT_CHANGES: Record<ToldChange, { subject: string; what: string }> = {
  "address-asked": {
    subject: "Somebody asked to change your account’s email address",
    what: `Somebody who is signed in asked to move ${YOUR_ACCOUNT} to another email address. It moves as soon as the link in the email to that address is used.`,
  },
  "address-changed": {
    subject: "Your account’s email address was changed",
    what: `Another email address was set for ${YOUR_ACCOUNT}. It will not write to this one any more.`,
  },
  "password-set": { subject: SIGN_IN_CHANGED, what: `A new password was set for ${YOUR_ACCOUNT}.` },
  "passkey-added": { subject: SIGN_IN_CHANGED, what: `A passkey was added to ${YOUR_ACCOUNT}.` },
  "identity-added": {
    subject: SIGN_IN_CHANGED,
    what: `Another way to sign in was linked to ${YOUR_ACCOUNT}.`,
  },
  "second-factor-added": {
    subject: SIGN_IN_CHANGED,
    what: `A second step of signing in was turned on for ${YOUR_ACCOUNT}.`,
  },
  "second-factor-removed": {
    subject: SIGN_IN_CHANGED,
    what: `The second step of signing in was turned off for ${YOUR_ACCOUNT}.`,
  },
  "token-made": {
    subject: "An access token was made",
    what: `An access token, with which a program can do what its owner can, was made for ${YOUR_ACCOUNT}.`,
  },
  "calendar-made": {
    subject: "A calendar address was made",
    what: `A secret address, at which calendar programs read the days of your steps, was made for ${YOUR_ACCOUNT}.`,
  },
  "webhook-made": {
    subject: "A webhook was added",
    what: `A webhook, by which another service is told of your readings and steps, was added to ${YOUR_ACCOUNT}.`,
  },
  "notion-connected": {
    subject: "Notion was connected",
    what: `A workspace in Notion, to which your readings can be copied, was connected to ${YOUR_ACCOUNT}.`,
  },
};

export const isToldChange = (change: string): change is ToldChange =>
  TOLD_CHANGES.some((known) => known === change);
