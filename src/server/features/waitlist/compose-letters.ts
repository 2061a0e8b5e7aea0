// The letters of the waitlist. Which letter an address gets is decided when it is sent, from the state of the
// list.
import type { Clock } from "../../platform/clock.ts";
import type { Composer, WaitingLetter } from "../../platform/letters/post.ts";
import {
  accountLetter,
  alreadyInvitedLetter,
  alreadyWaitingLetter,
  confirmationLetter,
  invitationLetter,
} from "./letters.ts";
import { type PlacePool, selectWaitlistStatus } from "./waitlist.queries.ts";

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

interface ComposeServices {
  pool: PlacePool;
  appUrl: string;
  clock: Clock;
}

export function waitlistComposers({ pool, appUrl, clock }: ComposeServices): Record<string, Composer> {
  return {
    "waitlist-place": async ({ email: to = "", token = "" }) => {
      const place = await selectWaitlistStatus(pool, to, clock.now());
      if (!place) return null;
      if (place.hasAccount) return accountLetter({ to, appUrl });
      const sending = { to, appUrl, leaveToken: place.leaveToken };
      if (place.isInvited) return alreadyInvitedLetter(sending);
      return place.isConfirmed ? alreadyWaitingLetter(sending) : confirmationLetter(sending, token);
    },
    // An address that has left the list or has an account needs no invitation.
    "waitlist-invitation": async ({ email: to = "", link = "" }) => {
      const place = await selectWaitlistStatus(pool, to, clock.now());
      if (!place || place.hasAccount) return null;
      return invitationLetter({ to, appUrl, leaveToken: place.leaveToken }, link);
    },
  };
}
