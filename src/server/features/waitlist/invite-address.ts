import { INVITATION_KEPT_DAYS } from "../../../domain/plans/kept.ts";
import { canonicalAddress } from "../../platform/auth/canonical-address.ts";
import { hashOfToken, newToken } from "../../platform/auth/invitations.ts";
import type { Floor } from "../../platform/floor.ts";
import { invitationLetter, invitationLink } from "./letters.ts";
import { keepInvitation } from "./waitlist.queries.ts";

const DAY_MS = 24 * 3600 * 1000;

export interface InviteFloor extends Pick<Floor, "mail" | "clock"> {
  config: Pick<Floor["config"], "appUrl">;
  database: Pick<Floor["database"], "authPool">;
}

export interface Invitation {
  /** Lets this address sign up while there is a waitlist. */
  link: string;
  until: Date;
  /** Why the letter could not be sent: then the link, which works all the same, is to be handed over by other means. */
  mailError?: unknown;
}

/** Invites an address, whether it waits or not, and sends it a letter. `null` where it has an account already. */
export async function inviteAddress(floor: InviteFloor, address: string): Promise<Invitation | null> {
  const { config, database, mail, clock } = floor;
  const email = canonicalAddress(address);
  const now = clock.now();
  const token = newToken();
  const until = new Date(now.getTime() + INVITATION_KEPT_DAYS * DAY_MS);
  const leaveToken = await keepInvitation(database.authPool, {
    ...{ email, now },
    leaveToken: newToken(),
    invitationHash: hashOfToken(token),
    invitedUntil: until,
  });
  if (leaveToken === null) return null;
  const link = invitationLink(config.appUrl, email, token);
  try {
    await mail.send(invitationLetter({ to: email, appUrl: config.appUrl, leaveToken }, link));
    return { link, until };
  } catch (mailError) {
    // A link from before works no more, so this one must not get lost with its letter.
    return { link, until, mailError };
  }
}
