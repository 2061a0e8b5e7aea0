// The letter that reminds a person of a due promise. It does not say what was promised.
import type pg from "pg";
import { NAMES } from "#domain/names.ts";
import type { LetterContent } from "../../platform/letters/letter-content.ts";
import type { Composer, WaitingLetter } from "../../platform/letters/post.ts";
import type { StopLinks } from "../../platform/letters/stop-links.ts";
import type { Services } from "../../platform/services.ts";
import { LINK_KEPT_DAYS, makeLink } from "./promise-links.ts";
import { checkReminder } from "./waiting.ts";

const KIND = "promises-due";

export const dueLetter = (reminder: { userId: string; day: string }): WaitingLetter => ({
  kind: KIND,
  ...reminder,
});

type ComposeServices = Pick<Services, "database" | "vault" | "clock"> & {
  appUrl: string;
  stopLinks: StopLinks;
};

/** Returns the function that composes the reminder. Only people with a confirmed e-mail address get a letter. */
export function letterComposers(services: ComposeServices): Record<string, Composer> {
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
      return composeDue({ to, appUrl, token, unsubscribeUrl });
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

interface Due {
  to: string;
  appUrl: string;
  /** The token of the links that answer, or `null` for a letter without them. */
  token: string | null;
  unsubscribeUrl: string;
}

function composeDue({ to, appUrl, token, unsubscribeUrl }: Due): LetterContent {
  // The browser does not send the part after # to a server. A program that only opens the link to scan it changes
  // nothing.
  const link = (answer: string) => `${appUrl}/reminder#${answer}=${token}`;
  return {
    to,
    subject: "Something is waiting for you",
    paragraphs: [
      `You asked ${NAMES.product} to write when a day you set has come. It has. What it is about is in the app, not in this email.`,
    ],
    button: { label: "See what is waiting", url: `${appUrl}/` },
    after: [
      ...(token === null
        ? []
        : [
            { label: "Done? One tap says so", url: link("did") },
            { label: "Not today? One tap, and you will be asked tomorrow", url: link("tomorrow") },
            `You can use one of them, once, within ${LINK_KEPT_DAYS} days, without signing in.`,
          ]),
      "No rush, and no is fine.",
    ],
    smallPrint: [
      { label: "Choose when emails come", url: `${appUrl}/preferences#reminders` },
      { label: "Unsubscribe from these emails", url: unsubscribeUrl },
    ],
    unsubscribeUrl,
  };
}
