// The letter that says that a report was answered. It contains neither the report nor the answer.
import type pg from "pg";
import { NAMES } from "#domain/names.ts";
import type { Composer, WaitingLetter } from "../../platform/letters/post.ts";

const KIND = "report-answered";

export const reportAnswered = (reportId: string): WaitingLetter => ({ kind: KIND, reportId });

interface ComposeServices {
  pool: Pick<pg.Pool, "query">;
  appUrl: string;
}

/** Returns the function that composes the letter. Only accounts with a confirmed address get one. */
export function reportComposers({ pool, appUrl }: ComposeServices): Record<string, Composer> {
  return {
    [KIND]: async ({ reportId = "" }) => {
      const { rows } = await pool.query<{ email: string; insightId: string }>(
        `select u.email, r.insight_id as "insightId" from auth.report r join auth."user" u on u.id = r.user_id
         where r.id = $1 and not u.is_guest and u.email_verified and u.disabled_at is null`,
        [reportId],
      );
      const [found] = rows;
      if (!found) return null;
      return {
        to: found.email,
        subject: "Your report was answered",
        paragraphs: [
          `You reported a reading at ${NAMES.product}. The people who run it have answered. The answer is on the reading’s page, not in this email.`,
        ],
        button: { label: "Read the answer", url: `${appUrl}/insights/${found.insightId}` },
      };
    },
  };
}
