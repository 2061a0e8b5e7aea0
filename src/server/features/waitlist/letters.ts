import { NAMES } from "#domain/names.ts";
import { INVITATION_KEPT_DAYS, WAITLIST_UNCONFIRMED_KEPT_DAYS } from "#domain/plans/kept.ts";
import type { Letter } from "../../platform/mail/mail.ts";

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
}

const takeMeOff = ({ appUrl, leaveToken }: Sending) =>
  `Take me off, and forget this address:\n\n${linkTo(appUrl, { leave: leaveToken })}\n`;

export function confirmationLetter(sending: Sending, token: string): Letter {
  const url = linkTo(sending.appUrl, { confirm: token });
  return {
    to: sending.to,
    subject: "Your place in the queue",
    text: `Somebody asked for a place on the waitlist of ${NAMES.product} with this address. If that was you, this link takes it:\n\n${url}\n\nIt works once, for ${WAITLIST_UNCONFIRMED_KEPT_DAYS} days. If it was not you, do nothing: the address is forgotten after that.\n\n${takeMeOff(sending)}`,
  };
}

export function alreadyWaitingLetter(sending: Sending): Letter {
  return {
    to: sending.to,
    subject: "You are in the queue already",
    text: `Somebody asked for a place on the waitlist of ${NAMES.product} with this address. It has one, and keeps it: asking again moves nobody. One letter comes when it is your turn.\n\n${takeMeOff(sending)}`,
  };
}

export function alreadyInvitedLetter(sending: Sending): Letter {
  return {
    to: sending.to,
    subject: "You are invited already",
    text: `Somebody asked for a place on the waitlist of ${NAMES.product} with this address. It is past waiting: an invitation was sent to it. Its letter is called 'It is your turn'.\n\n${takeMeOff(sending)}`,
  };
}

/** The letter to an address that already has an account. */
export function accountLetter({ to, appUrl }: Pick<Sending, "to" | "appUrl">): Letter {
  return {
    to,
    subject: "You are in already",
    text: `Somebody asked for a place on the waitlist of ${NAMES.product} with this address. It needs none: it has an account. Sign in here:\n\n${appUrl}/login\n\nIf that was not you, do nothing. Nothing was changed.\n`,
  };
}

/** The letter with the invitation link. */
export function invitationLetter(sending: Sending, link: string): Letter {
  return {
    to: sending.to,
    subject: "It is your turn",
    text: `There is a place for you at ${NAMES.product}. With this link you choose a password and are in:\n\n${link}\n\nIt works for this address alone, for ${INVITATION_KEPT_DAYS} days.\n\n${takeMeOff(sending)}`,
  };
}

export function invitationLink(appUrl: string, email: string, token: string): string {
  return linkTo(appUrl, { invitation: token, email });
}
