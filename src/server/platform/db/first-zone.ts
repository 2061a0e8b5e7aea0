// Sets a person's first time zone. It must not give a second day to somebody who has had a reading today.
import { and, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import { firstZone } from "#domain/plans/change-zone.ts";
import { dayOf, FALLBACK_ZONE, nextDayStart } from "#domain/plans/day.ts";
import type { Transaction } from "./database.ts";
import { prepared } from "./prepared.ts";
import { selectedValues } from "./selected-values.ts";
import { readings } from "./tables/insights.ts";
import { dailyInsights, userSettings } from "./tables/people.ts";

const named = sql.placeholder;

/** Locks the person's day until the transaction ends, so that parallel counts in it wait for each other. */
export const lockDay = prepared("day_lock", (tx) =>
  tx
    .insert(dailyInsights)
    .values({ userId: named("userId"), day: named("day"), delivered: 0 })
    .onConflictDoUpdate({
      target: [dailyInsights.userId, dailyInsights.day],
      set: { delivered: sql`${dailyInsights.delivered}` },
    }),
);

/** Locks the current day of a person without a time zone. Call it before `setFirstZone`. */
export function lockZonelessDay(tx: Transaction, userId: string, now: Date) {
  return lockDay(tx, { userId, day: dayOf(now, { timeZone: null }) });
}

/**
 * Sets the time zone and the settings in `rest` if no zone was set before; otherwise returns no row. The values are
 * selected from the row of the day, because a distributed database does not accept sub-selects among values, so
 * `lockZonelessDay` must come first.
 */
export function setFirstZone(
  tx: Transaction,
  { userId, timeZone, now }: { userId: string; timeZone: string; now: Date },
  rest: Partial<typeof userSettings.$inferInsert> = {},
) {
  const { formerTimeZone, changesAt } = firstZone(now, timeZone).ifRead;
  const set = { ...rest, timeZone, updatedAt: now };
  const running = tx
    .select({ runs: sql<number>`count(*)`.as("runs") })
    .from(readings)
    .where(isRunning(userId))
    .as("running");
  const ifRead = (value: string | null, type: "text" | "timestamptz") =>
    sql`case when ${dailyInsights.delivered} > 0 or ${running.runs} > 0 then ${value}::${sql.raw(type)} end`;
  const row = tx
    .select({
      ...selectedValues(userSettings, { userId, ...set }),
      userId: dailyInsights.userId,
      formerTimeZone: ifRead(formerTimeZone, "text").as("former_time_zone"),
      timeZoneFrom: ifRead(changesAt?.toISOString() ?? null, "timestamptz").as("time_zone_from"),
    })
    .from(dailyInsights)
    .innerJoin(running, sql`true`)
    .where(and(eq(dailyInsights.userId, userId), eq(dailyInsights.day, dayOf(now, { timeZone: null }))));
  return tx
    .insert(userSettings)
    .select(row)
    .onConflictDoUpdate({
      target: userSettings.userId,
      set: {
        ...set,
        formerTimeZone: sql`excluded.former_time_zone`,
        timeZoneFrom: sql`excluded.time_zone_from`,
      },
      setWhere: isNull(userSettings.timeZone),
    })
    .returning();
}

/**
 * Returns whether somebody without settings has had a reading today. A guest's settings that move to the
 * account must then not start a second day.
 */
export async function willSetFirstTimeZone(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const isSet = tx.select({ one: sql`1` }).from(userSettings).where(eq(userSettings.userId, userId));
  const { rows } = await tx.execute<{ isPending: boolean }>(
    sql`select not exists ${isSet} and ${hasReadToday(tx, userId, now)} as "isPending"`,
  );
  return rows[0]?.isPending ?? false;
}

/** Delays a time zone that was just set until the current day in UTC has ended. */
export function delayFirstTimeZone(tx: Transaction, userId: string, now: Date) {
  return tx
    .update(userSettings)
    .set({ formerTimeZone: FALLBACK_ZONE, timeZoneFrom: nextDayStart(now, { timeZone: null }) })
    .where(and(eq(userSettings.userId, userId), ne(userSettings.timeZone, FALLBACK_ZONE)));
}

function hasReadToday(tx: Transaction, userId: string, now: Date): SQL {
  const delivered = tx
    .select({ one: sql`1` })
    .from(dailyInsights)
    .where(
      and(
        eq(dailyInsights.userId, userId),
        eq(dailyInsights.day, dayOf(now, { timeZone: null })),
        gt(dailyInsights.delivered, 0),
      ),
    );
  const running = tx.select({ one: sql`1` }).from(readings).where(isRunning(userId));
  return sql`(exists ${delivered} or exists ${running})`;
}

function isRunning(userId: string): SQL | undefined {
  return and(eq(readings.userId, userId), eq(readings.status, "running"), readings.counts);
}
