// The reports that people sent. Opening one writes to the audit log, because it shows what a person chose to send.
import type { InferContractRouterInputs } from "@orpc/contract";
import type { admin, OpenedReportOutput, SentReportOutput } from "#contract/admin.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { openReportAnswer, openTexts, reportAnswered, type WithReportSeal } from "../reports/reports.ts";
import { act } from "./act.ts";

const PAGE = 50;

interface ReportRow extends Pick<SentReportOutput, "id" | "reason" | "state"> {
  createdAt: Date;
  answeredAt: Date | null;
  hasTexts: boolean;
}

interface OpenedRow extends ReportRow {
  body: string | null;
  answer: string | null;
}

const COLUMNS = `id, reason, state, created_at as "createdAt", answered_at as "answeredAt", body is not null as "hasTexts"`;

/** Returns a page of reports without their texts and without who sent them, newest first. */
export async function listReports(
  { database }: Pick<Services, "database">,
  { before, state }: InferContractRouterInputs<typeof admin>["reports"],
): Promise<{ items: SentReportOutput[] }> {
  const { rows } = await database.authPool.query<ReportRow>(
    `select ${COLUMNS} from auth.report
     where ($1::uuid is null or id < $1) and ($2::text is null or state = $2) order by id desc limit ${PAGE}`,
    [before ?? null, state ?? null],
  );
  return { items: rows.map(presentReport) };
}

/** Opens a report: returns what the person chose to send, and marks a new report as looked at. */
export async function openReport(
  services: Pick<Services, "database" | "clock"> & WithReportSeal,
  session: Session,
  id: string,
): Promise<OpenedReportOutput> {
  const row = await act<OpenedRow>(services, session, {
    kind: "report_opened",
    parts: `done as (
        update auth.report set state = case when state = 'new' then 'looked_at' else state end
        where id = $1 returning ${COLUMNS}, body, answer
      )`,
    values: [id],
  });
  const { reportSeal } = services;
  const texts = row.body === null ? null : openTexts(reportSeal, { id: row.id, body: row.body });
  return {
    ...presentReport(row),
    note: texts?.note ?? null,
    reading: texts?.reading ?? null,
    answer: openReportAnswer(reportSeal, row),
    isUnreadable: row.body !== null && texts === null,
  };
}

/**
 * Stores the answer to a report and a letter that says that there is one. The person's open tabs show the answer at once.
 */
export async function answerReport(
  services: Pick<Services, "database" | "clock" | "post" | "live"> & WithReportSeal,
  session: Session,
  { id, answer }: { id: string; answer: string },
): Promise<{ done: true }> {
  const { post, live, reportSeal, clock } = services;
  const letter = post.seal(reportAnswered(id));
  const { userId, insightId } = await act<{ id: string; userId: string; insightId: string }>(
    services,
    session,
    {
      kind: "report_answered",
      parts: `done as (
          update auth.report set state = 'answered', answer = $2, answered_at = $3
          where id = $1 returning id, user_id as "userId", insight_id as "insightId"
        ), letter as (
          insert into auth.letter (id, sealed, created_at) select $4, $5, $3 from done
        )`,
      values: [id, reportSeal.seal("answer", id, answer), clock.now(), letter.id, letter.sealed],
    },
  );
  post.written(letter.id);
  live.publish(userId, [{ area: "insights", id: insightId }]);
  return { done: true };
}

function presentReport({ id, reason, state, createdAt, answeredAt, hasTexts }: ReportRow): SentReportOutput {
  return {
    id,
    reason,
    state,
    hasTexts,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
