import type pg from "pg";
import type { REPORT_STATES } from "#contract/insights.ts";

type Queryable = Pick<pg.Pool, "query">;

export interface OwnReport {
  id: string;
  state: (typeof REPORT_STATES)[number];
  createdAt: Date;
  answeredAt: Date | null;
  answer: string | null;
}

interface NewReport {
  id: string;
  userId: string;
  insightId: string;
  reason: string;
  body: string | null;
  createdAt: Date;
}

/** Stores a report for the people who run the server, unless its person was deleted meanwhile. */
export async function insertSentReport(pool: Queryable, report: NewReport): Promise<void> {
  const { id, userId, insightId, reason, body, createdAt } = report;
  await pool.query(
    `insert into auth.report (id, user_id, insight_id, reason, state, body, created_at)
     select $1, id, $3, $4, 'new', $5, $6 from auth."user" where id = $2`,
    [id, userId, insightId, reason, body, createdAt],
  );
}

/** Returns a person's reports of a reading, newest first. */
export async function selectOwnReports(
  pool: Queryable,
  { userId, insightId }: { userId: string; insightId: string },
): Promise<OwnReport[]> {
  const { rows } = await pool.query<OwnReport>(
    `select id, state, created_at as "createdAt", answered_at as "answeredAt", answer
     from auth.report where user_id = $1 and insight_id = $2 order by id desc`,
    [userId, insightId],
  );
  return rows;
}
