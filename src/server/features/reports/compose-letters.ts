import type pg from "pg";
import type { Composer, WaitingLetter } from "../../platform/letters/post.ts";
import { answerLetter } from "./letters.ts";

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
      return found ? answerLetter(found.email, { appUrl, insightId: found.insightId }) : null;
    },
  };
}
