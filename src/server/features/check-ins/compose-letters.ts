import { and, eq } from "drizzle-orm";
import { hasPremium, planOf } from "#domain/plans/plans.ts";
import { quietLeftMs, USUAL_TIMES } from "#domain/promises/reminder.ts";
import { premiumAt } from "../../platform/auth/premium-at.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { userSettings } from "../../platform/db/tables/people.ts";
import { reminderSettings } from "../../platform/db/tables/promises.ts";
import type { Composer, WaitingLetter } from "../../platform/letters/post.ts";
import type { StopLinks } from "../../platform/letters/stop-links.ts";
import { dayZoneOf } from "../session/session.ts";
import { checkInLetter } from "./letters.ts";

const KIND = "check-in-due";

export const checkInDue = (userId: string): WaitingLetter => ({ kind: KIND, userId });

/**
 * Returns the function that composes the check-in reminder. Only Premium accounts with a confirmed e-mail address get a
 * letter, and only while they still want it: they may have unsubscribed while it was queued. In their quiet
 * hours it waits.
 */
export function checkInComposers(services: {
  database: Pick<Database, "authPool" | "batch">;
  appUrl: string;
  clock: Clock;
  stopLinks: StopLinks;
}): Record<string, Composer> {
  const { database, appUrl, clock, stopLinks } = services;
  return {
    [KIND]: async ({ userId = "" }) => {
      const { rows } = await database.authPool.query<{ email: string; isGuest: boolean; isPremium: boolean }>(
        `select u.email, u.is_guest as "isGuest", ${premiumAt("u", "$2")} as "isPremium" from auth."user" u
        where u.email_verified and u.disabled_at is null and u.id = $1`,
        [userId, clock.now()],
      );
      const [holder] = rows;
      if (!holder || !hasPremium(planOf(holder))) return null;
      const wanting = await settingsIfWanted(database, userId);
      if (!wanting) return null;
      const times = { ...USUAL_TIMES, ...wanting.reminders, zone: dayZoneOf(wanting.settings) };
      const waitMs = quietLeftMs(clock.now(), times);
      if (waitMs > 0) return { waitMs };
      const unsubscribeUrl = stopLinks.urlOf(stopLinks.ofAccount("check-ins", userId));
      return checkInLetter(holder.email, { appUrl, unsubscribeUrl });
    },
  };
}

/** Returns the person's settings and reminder hours if they want such letters. */
async function settingsIfWanted(database: Pick<Database, "batch">, userId: string) {
  const [[wanting]] = await database.batch({ userId }, (tx) => [
    tx
      .select({ settings: userSettings, reminders: reminderSettings })
      .from(userSettings)
      .leftJoin(reminderSettings, eq(reminderSettings.userId, userSettings.userId))
      .where(and(eq(userSettings.userId, userId), eq(userSettings.hasCheckInLetters, true))),
  ]);
  return wanting;
}
