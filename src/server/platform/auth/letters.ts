import type { Letter } from "../mail/mail.ts";

/** Letters of the accounts: a link, what it is for, and nothing of what a person wrote. */
export function verificationLetter(to: string, url: string): Letter {
  return {
    to,
    subject: "Is this your address?",
    text: `Somebody signed up at Rubber Arcana with this address. If that was you, this link says so:\n\n${url}\n\nIf it was not you, do nothing. The link goes stale in an hour.\n`,
  };
}

export function resetLetter(to: string, url: string): Letter {
  return {
    to,
    subject: "A new password",
    text: `Somebody asked for a new password for this address at Rubber Arcana. With this link you choose one:\n\n${url}\n\nIt works once, for an hour. If you did not ask, do nothing: the old password stays.\n`,
  };
}
