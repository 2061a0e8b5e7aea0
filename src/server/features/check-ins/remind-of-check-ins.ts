import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { ALSO_ACTIVE } from "#domain/blocks/status.ts";
import { weekStartOf } from "#domain/calendar-days.ts";
import { dayOf, zoneAt } from "#domain/plans/day.ts";
import { hourIn, isQuiet, USUAL_TIMES } from "#domain/promises/reminder.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { checkIns } from "../../platform/db/tables/check-ins.ts";
import { userBlocks } from "../../platform/db/tables/insights.ts";
import { userSettings } from "../../platform/db/tables/people.ts";
import { reminderSettings } from "../../platform/db/tables/promises.ts";
import { inPages } from "../../platform/jobs/in-batches.ts";
import type { Services } from "../../platform/services.ts";
import { dayZoneOf } from "../session/session.ts";
import { isDueNow } from "./check-ins.ts";
import { checkInDue } from "./compose-letters.ts";

/** The hour of the person's day before which no reminder is sent. */
const FROM_HOUR = 9;

/**
 * Queues a letter for each person who wants reminders and whose weekly check-in is due today. A person gets at most one
 * a week, none in their quiet hours, and none if they have no open block. Resolves with the number of letters.
 */
export async function remindOfCheckIns({
  database,
  clock,
  post,
}: Pick<Services, "database" | "clock" | "post">): Promise<Record<string, number>> {
  const now = clock.now();
  let letters = 0;
  for await (const page of inPages(database, selectPeople)) {
    // One transaction marks people as reminded and writes their letters, so that a mark without a letter cannot be.
    const letterIds = await database.asJobs(async (tx) => {
      const reminded = await markDue(
        tx,
        page.map(({ userId }) => userId),
        now,
      );
      return await post.writeWithin(tx, reminded.map(checkInDue));
    });
    post.written(...letterIds);
    letters += letterIds.length;
  }
  return { letters };
}

const wantsLetters = and(eq(userSettings.hasCheckInLetters, true), isNotNull(userSettings.checkInWeekday));

/** Selects the next people who want letters, in the order of their ids. */
function selectPeople(tx: Transaction, after: { userId: string } | undefined, limit: number) {
  const { userId } = userSettings;
  return tx
    .select({ userId })
    .from(userSettings)
    .where(and(wantsLetters, after && gt(userId, after.userId)))
    .orderBy(asc(userId))
    .limit(limit);
}

/** Marks those of these people whose check-in is due as reminded, and returns them. */
async function markDue(tx: Transaction, page: readonly string[], now: Date): Promise<string[]> {
  const weeks = Map.groupBy(
    (await selectWaiting(tx, page)).filter((waiting) => isDue(waiting, now)),
    (waiting) => weekOf(waiting, now),
  );
  const people: string[] = [];
  for (const [week, waiting] of weeks) {
    people.push(
      ...(await markReminded(
        tx,
        waiting.map(({ settings }) => settings.userId),
        week,
      )),
    );
  }
  return people;
}

/** Selects those of these people who want letters and have an open block, each with their latest check-in. */
function selectWaiting(tx: Transaction, people: readonly string[]) {
  const openBlocks = tx
    .select({ id: userBlocks.id })
    .from(userBlocks)
    .where(
      and(
        eq(userBlocks.userId, userSettings.userId),
        inArray(userBlocks.status, ["active", ALSO_ACTIVE]),
        isNull(userBlocks.deletedAt),
      ),
    );
  const isLatest = sql`${checkIns.weekStart} = (
    select max(c.week_start) from app.check_ins c where c.user_id = ${userSettings.userId})`;
  return tx
    .select({
      settings: userSettings,
      reminders: reminderSettings,
      weekStart: checkIns.weekStart,
      state: checkIns.state,
    })
    .from(userSettings)
    .leftJoin(reminderSettings, eq(reminderSettings.userId, userSettings.userId))
    .leftJoin(checkIns, and(eq(checkIns.userId, userSettings.userId), isLatest))
    .where(and(inArray(userSettings.userId, [...people]), wantsLetters, exists(openBlocks)));
}

type Waiting = Awaited<ReturnType<typeof selectWaiting>>[number];

function isDue({ settings, reminders, weekStart, state }: Waiting, now: Date): boolean {
  const zone = dayZoneOf(settings);
  const latest = weekStart !== null && state !== null ? { weekStart, state } : undefined;
  const chosen = settings.checkInWeekday;
  const isDay = isDueNow({ now, zone, chosen, latest, hasOpenBlocks: true });
  const hour = hourIn(now, zoneAt(now, zone));
  return isDay && hour >= FROM_HOUR && !isQuiet(hour, reminders ?? USUAL_TIMES);
}

function weekOf({ settings }: Waiting, now: Date): string {
  return weekStartOf(dayOf(now, dayZoneOf(settings)));
}

/**
 * Marks these people as reminded in this week and returns those who were not marked before, since a parallel run may
 * have marked some first.
 */
async function markReminded(tx: Transaction, people: readonly string[], week: string): Promise<string[]> {
  const marked = await tx
    .update(userSettings)
    .set({ checkInLetterWeek: week })
    .where(
      and(
        inArray(userSettings.userId, [...people]),
        sql`${userSettings.checkInLetterWeek} is distinct from ${week}`,
      ),
    )
    .returning({ userId: userSettings.userId });
  return marked.map(({ userId }) => userId);
}
