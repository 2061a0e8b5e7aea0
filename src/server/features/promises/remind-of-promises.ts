import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { possibleDays } from "#domain/plans/day.ts";
import { letterDay } from "#domain/promises/reminder.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { isLinkedBlock } from "../../platform/db/insight-columns.ts";
import { insights, userBlocks } from "../../platform/db/tables/insights.ts";
import { userSettings } from "../../platform/db/tables/people.ts";
import { reminderSettings, stepPromises } from "../../platform/db/tables/promises.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";
import type { Services } from "../../platform/services.ts";
import { dayZoneOf } from "../session/session.ts";
import { dueLetter } from "./compose-letters.ts";
import { isAsking, isHeard, isStepOfPromise } from "./promises.queries.ts";

/**
 * Queues a letter for each person who wants one and has a promise that has become due since the last one. A person gets
 * at most one a day. Resolves with the number of letters.
 */
export async function remindOfPromises({
  database,
  clock,
  post,
}: Pick<Services, "database" | "clock" | "post">): Promise<Record<string, number>> {
  const now = clock.now();
  const reminded = await database.asJobs(async (tx) => {
    const days = daysOfLetters(await selectWaiting(tx, now), now);
    const told: string[] = [];
    for (const [day, people] of days) told.push(...(await markTold(tx, people, day)));
    return told;
  });
  if (reminded.length > 0) await post.write(...reminded.map(dueLetter));
  return { letters: reminded.length };
}

/** Selects the people who want letters, each with the days from which the app asks about their open promises. */
function selectWaiting(tx: Transaction, now: Date) {
  return tx
    .select({
      reminders: reminderSettings,
      settings: userSettings,
      askedFrom: sql<string[]>`json_agg(greatest(${stepPromises.dueOn}, ${stepPromises.snoozedUntil}))`,
    })
    .from(reminderSettings)
    .innerJoin(stepPromises, eq(stepPromises.userId, reminderSettings.userId))
    .innerJoin(
      insights,
      and(eq(insights.userId, stepPromises.userId), eq(insights.id, stepPromises.insightId)),
    )
    .leftJoin(userBlocks, isLinkedBlock)
    .leftJoin(insightSteps, isStepOfPromise)
    .leftJoin(userSettings, eq(userSettings.userId, reminderSettings.userId))
    .where(
      and(
        eq(reminderSettings.byMail, true),
        isAsking(possibleDays(now).at(-1) ?? ""),
        isNull(insights.deletedAt),
        isNull(insightSteps.doneAt),
        isHeard,
      ),
    )
    .groupBy(reminderSettings.userId, userSettings.userId);
}

type Waiting = Awaited<ReturnType<typeof selectWaiting>>[number];

/** Returns the people who get a letter now, by their day. */
function daysOfLetters(waiting: readonly Waiting[], now: Date): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const { reminders, settings, askedFrom } of waiting) {
    const day = letterDay(now, { ...reminders, zone: dayZoneOf(settings ?? undefined), askedFrom });
    if (day !== null) days.set(day, [...(days.get(day) ?? []), reminders.userId]);
  }
  return days;
}

/** Returns the people whose last letter was not of that day; a run beside this one may have been first. */
async function markTold(tx: Transaction, people: readonly string[], day: string): Promise<string[]> {
  const told = await tx
    .update(reminderSettings)
    .set({ letterOn: day })
    .where(
      and(
        inArray(reminderSettings.userId, [...people]),
        sql`${reminderSettings.letterOn} is distinct from ${day}`,
      ),
    )
    .returning({ userId: reminderSettings.userId });
  return told.map(({ userId }) => userId);
}
