import type pg from "pg";
import type { Composer, WaitingLetter } from "../../platform/letters/post.ts";
import type { StopLinks } from "../../platform/letters/stop-links.ts";
import type { Services } from "../../platform/services.ts";
import { promisesLetter } from "./letters.ts";
import { makeLink } from "./promise-links.ts";
import { checkReminder } from "./waiting.ts";

const KIND = "promises-due";

export const promisesDue = (reminder: { userId: string; day: string }): WaitingLetter => ({
  kind: KIND,
  ...reminder,
});

type ComposeServices = Pick<Services, "database" | "vault" | "clock"> & {
  appUrl: string;
  stopLinks: StopLinks;
};

/** Returns the function that composes the reminder. Only people with a confirmed e-mail address get a letter. */
export function promiseLetterComposers(services: ComposeServices): Record<string, Composer> {
  const { database, appUrl, stopLinks } = services;
  return {
    [KIND]: async ({ userId = "", day, before }) => {
      const checked = await checkReminder(services, { userId, day, before });
      if (!checked?.person.reminders.byMail) return null;
      const to = await confirmedAddress(database.authPool, userId);
      if (to === null) return null;
      const [only, ...others] = checked.promises;
      // The letter has links only for a single due promise, because it does not say which promise a link belongs to.
      const token = only && others.length === 0 ? await makeLink(services, only) : null;
      const unsubscribeUrl = stopLinks.urlOf(stopLinks.ofAccount("promises", userId));
      return promisesLetter(to, { appUrl, token, unsubscribeUrl });
    },
  };
}

async function confirmedAddress(pool: Pick<pg.Pool, "query">, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ email: string }>(
    `select email from auth."user" where not is_guest and email_verified and id = $1`,
    [userId],
  );
  return rows[0]?.email ?? null;
}
