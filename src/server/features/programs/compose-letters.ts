// The letter about a webhook that was turned off. It does not name the address, which may hold a secret.
import type pg from "pg";
import { NAMES } from "#domain/names.ts";
import type { LetterContent } from "../../platform/letters/letter-content.ts";
import type { Composer, WaitingLetter } from "../../platform/letters/post.ts";

const OFF = "webhook-off";

export const webhookOffLetter = (userId: string): WaitingLetter => ({ kind: OFF, userId });

export function programComposers({
  pool,
  appUrl,
}: {
  pool: Pick<pg.Pool, "query">;
  appUrl: string;
}): Record<string, Composer> {
  return {
    [OFF]: async ({ userId = "" }) => {
      const { rows } = await pool.query<{ email: string }>(
        `select email from auth."user" where id = $1 and email_verified`,
        [userId],
      );
      const [holder] = rows;
      return holder ? offLetter(holder.email, appUrl) : null;
    },
  };
}

function offLetter(to: string, appUrl: string): LetterContent {
  return {
    to,
    subject: "A webhook of yours was turned off",
    paragraphs: [
      `A webhook of your account at ${NAMES.product} has accepted no message for days, or asked for no more. It is turned off, and nothing is sent to it.`,
      "Under Preferences you see why. A test message turns it on again.",
    ],
    button: { label: "Look at it", url: `${appUrl}/preferences#programs` },
  };
}
