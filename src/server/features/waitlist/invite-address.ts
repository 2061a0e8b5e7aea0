import { INVITATION_KEPT_DAYS } from "../../../domain/plans/kept.ts";
import { canonicalAddress } from "../../platform/auth/canonical-address.ts";
import { hashOfToken, newToken } from "../../platform/auth/invitations.ts";
import type { Floor } from "../../platform/floor.ts";
import { invitationMade } from "./compose-letters.ts";
import { invitationLink } from "./letters.ts";
import { keepInvitation } from "./waitlist.queries.ts";

const DAY_MS = 24 * 3600 * 1000;

export interface InviteFloor extends Pick<Floor, "clock"> {
  config: Pick<Floor["config"], "appUrl">;
  database: Pick<Floor["database"], "authPool">;
  post: Pick<Floor["post"], "seal" | "send">;
}

export interface Invitation {
  /** Lets this address sign up while there is a waitlist. */
  link: string;
  until: Date;
  /** Why the letter could not be sent yet. The link works all the same and may be handed over by other means. */
  mailError?: unknown;
}

/**
 * Invites an address, whether it waits or not, and sends it a letter at once; one that could not be sent stays with the
 * server's queue. `null` where the address has an account already.
 */
export async function inviteAddress(floor: InviteFloor, address: string): Promise<Invitation | null> {
  const { config, database, post, clock } = floor;
  const email = canonicalAddress(address);
  const now = clock.now();
  const token = newToken();
  const until = new Date(now.getTime() + INVITATION_KEPT_DAYS * DAY_MS);
  const link = invitationLink(config.appUrl, email, token);
  const letter = post.seal(invitationMade(email, link));
  const isInvited = await keepInvitation(database.authPool, {
    ...{ email, now, letter },
    leaveToken: newToken(),
    invitationHash: hashOfToken(token),
    invitedUntil: until,
  });
  if (!isInvited) return null;
  try {
    await post.send(letter.id);
    return { link, until };
  } catch (mailError) {
    // A link from before works no more, so this one must not get lost with its letter.
    return { link, until, mailError };
  }
}
