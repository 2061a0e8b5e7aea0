// The letter that says that something waits. It does not say what.
import type pg from "pg";
import { NAMES } from "#domain/names.ts";
import type { Composer, WaitingLetter } from "../../platform/letters/post.ts";
import type { Letter } from "../../platform/mail/mail.ts";

const KIND = "promises-due";

export const dueLetter = (userId: string): WaitingLetter => ({ kind: KIND, userId });

interface ComposeServices {
  pool: Pick<pg.Pool, "query">;
  appUrl: string;
}

/** Nobody gets a letter whose address is not confirmed. */
export function promiseComposers({ pool, appUrl }: ComposeServices): Record<string, Composer> {
  return {
    [KIND]: async ({ userId }) => {
      const { rows } = await pool.query<{ email: string }>(
        `select email from auth."user" where not is_guest and email_verified and id = $1`,
        [userId],
      );
      return rows[0] ? composeDue(rows[0].email, appUrl) : null;
    },
  };
}

function composeDue(to: string, appUrl: string): Letter {
  return {
    to,
    subject: "Something waits for you",
    text: `You asked ${NAMES.product} to write when a day of yours has come. It has. What it is stands there, and not in this letter:\n\n${appUrl}/\n\nLate is fine, and so is no. For fewer letters, or none:\n\n${appUrl}/preferences#reminders\n`,
  };
}
