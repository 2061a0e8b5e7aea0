import type { InsightOutput } from "#contract/insights.ts";
import type { Plan } from "#domain/plans/plans.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { newId } from "../../platform/db/ids.ts";
import { insightReports } from "../../platform/db/tables/insights.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";
import { insertSentReport, type SentReading, type WithReportSeal } from "../reports/reports.ts";
import { throwIfCrisis } from "../session/session.ts";
import { getInsight } from "./get-insight.ts";
import { insertReport } from "./insights.queries.ts";

export interface InsightReport {
  userId: string;
  plan: Plan;
  id: string;
  reason: string;
  note?: string | undefined;
  /** Whether the note goes along to the people who run the server. */
  sendsNote?: boolean | undefined;
  /** Whether the reading goes along. */
  sendsReading?: boolean | undefined;
  /** Whether the person has seen the help and still wants to send their note. */
  goOnAnyway?: boolean | undefined;
}

export type ReportServices = Pick<Services, "database" | "vault" | "clock" | "log"> &
  WithReportSeal & { deck: Deck };

/**
 * Stores a person's report of a wrong or harmful reading. The person's own copy of the note is encrypted with the person's
 * key. The people who run the server get the reason, and the note and the reading only if the person chose to send them.
 * Throws `crisis_help` where the note speaks of a crisis and the person has not confirmed.
 */
export async function reportInsight(
  services: ReportServices,
  report: InsightReport,
): Promise<{ received: true }> {
  const { userId, plan, id, reason, note, sendsNote = false, sendsReading = false } = report;
  if (!report.goOnAnyway) await throwIfCrisis(services, userId, [note]);
  const { database, vault, clock, log, reportSeal, deck } = services;
  const key = await vault.keyOf(userId);
  const row = { userId, id: newId() };
  const words = note?.trim() ?? "";
  const reading = sendsReading ? sentReadingOf(await getInsight(services, { userId, plan, id }), deck) : null;
  const createdAt = clock.now();
  const stored = {
    ...row,
    insightId: id,
    reason,
    note: words === "" ? null : key.seal(words, placeOf(insightReports, "note", row)),
    createdAt,
  };
  const [{ rows }] = await database.batch({ userId }, (tx) => [insertReport(tx, stored)]);
  if (rows.length === 0) throw new AppError("not_found", sentences.insightNotFound);
  const texts = { note: sendsNote && words !== "" ? words : null, reading };
  await insertSentReport(database.authPool, {
    ...row,
    insightId: id,
    reason,
    createdAt,
    body: texts.note === null && reading === null ? null : reportSeal.seal("body", row.id, texts),
  });
  log.warn({ insightId: id, reason }, "a reading was reported");
  return { received: true };
}

function sentReadingOf({ userContext, cardsDrawn, reading }: InsightOutput, deck: Deck): SentReading {
  const cards = cardsDrawn.map(({ id, reversed }) => {
    const name = deck.byId.get(id)?.name ?? id;
    return reversed ? `${name} (reversed)` : name;
  });
  const parts = reading
    ? [
        reading.headline ?? "",
        reading.interpretation,
        ...reading.keyInsights,
        ...reading.actionSteps.map(({ text }) => text),
        ...reading.reflectionPrompts,
        reading.robQuip,
      ]
    : [];
  return { question: userContext, cards, answer: parts.filter((part) => part !== "").join("\n\n") };
}
