import { and, eq, gte, inArray, isNull } from "drizzle-orm";
import { addDays } from "#domain/calendar-days.ts";
import { dayOf, possibleDays } from "#domain/plans/day.ts";
import { askedFrom } from "#domain/promises/promise.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { isLinkedBlock } from "../../platform/db/insight-columns.ts";
import { insights, userBlocks } from "../../platform/db/tables/insights.ts";
import { userSettings } from "../../platform/db/tables/people.ts";
import { stepPromises } from "../../platform/db/tables/promises.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";
import type { Services } from "../../platform/services.ts";
import { openPromise } from "../insights/insights.ts";
import { dayZoneOf } from "../session/session.ts";
import { isLinkedBlockActive, isStepOfPromise, mayAsk } from "./promises.queries.ts";

/** For so many days after its day a step still counts as due just now. */
const LATE_DAYS = 7;
/** The largest distance between a day and the Monday that is stored for it, with a day for time zones. */
const WEEK_AND_ZONE_DAYS = 8;

export interface DueStep {
  userId: string;
  insightId: string;
  step: number;
  /** The person's day from which the app asks about the step. */
  from: string;
}

/** Returns the steps of these people whose day has come in the last week and that are still open. */
export async function findDueSteps(
  { database, vault, clock }: Pick<Services, "database" | "vault" | "clock">,
  userIds: readonly string[],
): Promise<DueStep[]> {
  const now = clock.now();
  const found = await database.asJobs((tx) => selectMaybeDueOf(tx, now, userIds));
  const due: DueStep[] = [];
  for (const { settings, ...row } of found) {
    const promise = openPromise(await vault.keyToShow(row.userId), row);
    const today = dayOf(now, dayZoneOf(settings ?? undefined));
    const from = promise && askedFrom(promise);
    if (from === null || from > today || from < addDays(today, -LATE_DAYS)) continue;
    due.push({ userId: row.userId, insightId: row.insightId, step: row.step, from });
  }
  return due;
}

function selectMaybeDueOf(tx: Transaction, now: Date, userIds: readonly string[]) {
  const days = possibleDays(now);
  const { userId, insightId, step, madeAt, body, dueOn } = stepPromises;
  return tx
    .select({ userId, insightId, step, madeAt, body, settings: userSettings })
    .from(stepPromises)
    .innerJoin(insights, and(eq(insights.userId, userId), eq(insights.id, insightId)))
    .leftJoin(insightSteps, isStepOfPromise)
    .leftJoin(userBlocks, isLinkedBlock)
    .leftJoin(userSettings, eq(userSettings.userId, userId))
    .where(
      and(
        inArray(userId, [...userIds]),
        gte(dueOn, addDays(days[0] ?? "", -LATE_DAYS - WEEK_AND_ZONE_DAYS)),
        mayAsk(days.at(-1) ?? ""),
        isNull(insights.deletedAt),
        isNull(insightSteps.doneAt),
        isLinkedBlockActive,
      ),
    );
}
