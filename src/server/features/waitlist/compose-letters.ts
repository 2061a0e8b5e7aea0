// The letters of the waitlist. Which letter an address gets is decided when it is sent, from the state of the
// list.

import type { Clock } from "../../platform/clock.ts";
import { hashOfSecretToken } from "../../platform/crypto/secret-token.ts";
import type { Composer, WaitingLetter } from "../../platform/letters/post.ts";
import type { StopLinks } from "../../platform/letters/stop-links.ts";
import {
  accountLetter,
  alreadyInvitedLetter,
  alreadyWaitingLetter,
  confirmationLetter,
  invitationLetter,
} from "./letters.ts";
import { findPlace, type WaitlistPool } from "./waitlist.queries.ts";

/**
 * Returns a queued letter for an address that asked for a place on the waitlist. `token` is for the link that confirms
 * a new address.
 */
export const placeAsked = (email: string, token: string): WaitingLetter => ({
  kind: "waitlist-place",
  email,
  token,
});

export const invitationMade = (email: string, link: string): WaitingLetter => ({
  kind: "waitlist-invitation",
  email,
  link,
});

export function waitlistComposers({
  pool,
  appUrl,
  clock,
  stopLinks,
}: {
  pool: WaitlistPool;
  appUrl: string;
  clock: Clock;
  stopLinks: StopLinks;
}): Record<string, Composer> {
  const prepare = async (to: string) => {
    const leave = stopLinks.ofAddress(to, "waitlist");
    const leaveHash = hashOfSecretToken(leave.token);
    const place = await findPlace(pool, { email: to, leaveHash, now: clock.now() });
    const sending = { to, appUrl, leaveToken: leave.token, unsubscribeUrl: stopLinks.urlOf(leave) };
    return { place, sending };
  };
  return {
    "waitlist-place": async ({ email: to = "", token = "" }) => {
      const { place, sending } = await prepare(to);
      if (!place) return null;
      if (place.hasAccount) return accountLetter({ to, appUrl });
      if (place.isInvited) return alreadyInvitedLetter(sending);
      return place.isConfirmed ? alreadyWaitingLetter(sending) : confirmationLetter(sending, token);
    },
    // An address that has left the list or has an account needs no invitation.
    "waitlist-invitation": async ({ email: to = "", link = "" }) => {
      const { place, sending } = await prepare(to);
      return place && !place.hasAccount ? invitationLetter(sending, link) : null;
    },
  };
}
