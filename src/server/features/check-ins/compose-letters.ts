// The letter that reminds a person of a due check-in. It contains nothing that the person wrote.
import type pg from "pg";
import { NAMES } from "#domain/names.ts";
import { hasPremium, planOf } from "#domain/plans/plans.ts";
import { premiumAt } from "../../platform/auth/premium-at.ts";
import type { Clock } from "../../platform/clock.ts";
import type { LetterContent } from "../../platform/letters/letter-content.ts";
import type { Composer, WaitingLetter } from "../../platform/letters/post.ts";
import type { StopLinks } from "../../platform/letters/stop-links.ts";

const KIND = "check-in-due";

export const checkInLetter = (userId: string): WaitingLetter => ({ kind: KIND, userId });

interface ComposeServices {
  pool: Pick<pg.Pool, "query">;
  appUrl: string;
  clock: Clock;
  stopLinks: StopLinks;
}

/**
 * Returns the function that composes the check-in reminder. Only Premium accounts with a confirmed e-mail address get a
 * letter.
 */
export function checkInComposers({
  pool,
  appUrl,
  clock,
  stopLinks,
}: ComposeServices): Record<string, Composer> {
  return {
    [KIND]: async ({ userId = "" }) => {
      const { rows } = await pool.query<{ email: string; isGuest: boolean; isPremium: boolean }>(
        `select u.email, u.is_guest as "isGuest", ${premiumAt("u", "$2")} as "isPremium" from auth."user" u
        where u.email_verified and u.disabled_at is null and u.id = $1`,
        [userId, clock.now()],
      );
      const [holder] = rows;
      const unsubscribeUrl = stopLinks.urlOf(stopLinks.ofAccount("check-ins", userId));
      return holder && hasPremium(planOf(holder))
        ? composeDue({ to: holder.email, appUrl, unsubscribeUrl })
        : null;
    },
  };
}

function composeDue({
  to,
  appUrl,
  unsubscribeUrl,
}: {
  to: string;
  appUrl: string;
  unsubscribeUrl: string;
}): LetterContent {
  return {
    to,
    subject: "Your two minutes are waiting",
    paragraphs: [
      `It is the day that you chose for the weekly check-in of ${NAMES.product}. It takes two minutes.`,
    ],
    button: { label: "Begin the check-in", url: `${appUrl}/check-in` },
    after: ["Skipping is fine."],
    smallPrint: [
      { label: "Choose another day", url: `${appUrl}/preferences#check-in` },
      { label: "No more of these letters", url: unsubscribeUrl },
    ],
    unsubscribeUrl,
  };
}
