import { NAMES } from "#domain/names.ts";
import { INVITATION_KEPT_DAYS, WAITLIST_UNCONFIRMED_KEPT_DAYS } from "#domain/plans/kept.ts";
import type { LetterContent } from "../../platform/letters/letter-content.ts";

/**
 * Returns a link to the waitlist page. The part after # stays in the browser, so no log and no other site
 * sees it.
 */
const linkTo = (appUrl: string, parameters: Record<string, string>) =>
  `${appUrl}/waitlist#${new URLSearchParams(parameters).toString()}`;

interface Sending {
  to: string;
  appUrl: string;
  leaveToken: string;
  unsubscribeUrl: string;
}

/** Returns the two ways off the list: a link in the letter, and a header for mail programs. */
function waysOff({
  appUrl,
  leaveToken,
  unsubscribeUrl,
}: Sending): Pick<LetterContent, "smallPrint" | "unsubscribeUrl"> {
  const url = linkTo(appUrl, { leave: leaveToken });
  return { smallPrint: [{ label: "Take me off, and forget this address", url }], unsubscribeUrl };
}

const ASKED = `Somebody asked for a place on the waitlist of ${NAMES.product} with this address.`;

export function confirmationLetter(sending: Sending, token: string): LetterContent {
  return {
    to: sending.to,
    subject: "Your place on the waitlist",
    paragraphs: [`${ASKED} If that was you, confirm it below.`],
    button: { label: "Take my place", url: linkTo(sending.appUrl, { confirm: token }) },
    after: [
      `The link works once, for ${WAITLIST_UNCONFIRMED_KEPT_DAYS} days. If it was not you, do nothing: the address is forgotten after that.`,
    ],
    ...waysOff(sending),
  };
}

export function alreadyWaitingLetter(sending: Sending): LetterContent {
  return {
    to: sending.to,
    subject: "You are already on the waitlist",
    paragraphs: [
      `${ASKED} It is already on the list, and asking again does not move it up. You will get one email when it is your turn.`,
    ],
    ...waysOff(sending),
  };
}

export function alreadyInvitedLetter(sending: Sending): LetterContent {
  return {
    to: sending.to,
    subject: "You are already invited",
    paragraphs: [`${ASKED} It is already invited. Look for the email with the subject “It is your turn.”`],
    ...waysOff(sending),
  };
}

/** The letter to an address that already has an account. */
export function accountLetter({ to, appUrl }: Pick<Sending, "to" | "appUrl">): LetterContent {
  return {
    to,
    subject: "You are already in",
    paragraphs: [`${ASKED} It already has an account, so you can just sign in.`],
    button: { label: "Sign in", url: `${appUrl}/login` },
    after: ["If that was not you, do nothing. Nothing was changed."],
  };
}

/** The letter with the invitation link. */
export function invitationLetter(sending: Sending, link: string): LetterContent {
  return {
    to: sending.to,
    subject: "It is your turn",
    paragraphs: [`There is a place for you at ${NAMES.product}. Choose a password and you are in.`],
    button: { label: "Come in", url: link },
    after: [`The link works for this address alone, for ${INVITATION_KEPT_DAYS} days.`],
    ...waysOff(sending),
  };
}

export function invitationLink(appUrl: string, email: string, token: string): string {
  return linkTo(appUrl, { invitation: token, email });
}
