// Finds the promises that a person is to be reminded of. Used when reminders are queued, and again when one is sent.
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { possibleDays } from "#domain/plans/day.ts";
import { askedFrom } from "#domain/promises/promise.ts";
import { dayIfRemindable } from "#domain/promises/reminder.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { isLinkedBlock } from "../../platform/db/insight-columns.ts";
import { insights, userBlocks } from "../../platform/db/tables/insights.ts";
import { userSettings } from "../../platform/db/tables/people.ts";
import { reminderSettings, stepPromises } from "../../platform/db/tables/promises.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";
import type { Services } from "../../platform/services.ts";
import { openPromise, type PromiseRowId } from "../insights/insights.ts";
import { dayZoneOf } from "../session/session.ts";
import { isLinkedBlockActive, isStepOfPromise, mayAsk } from "./promises.queries.ts";

/** A promise as the database query returns it in JSON. */
type StoredPromise = Omit<PromiseRowId, "userId" | "madeAt"> & { body: string; madeAt: string };

/** Selects those of these people who want reminders and have a promise that may be due. */
export function selectPeopleToRemind(tx: Transaction, now: Date, userIds: readonly string[]) {
  return tx
    .select({
      reminders: reminderSettings,
      settings: userSettings,
      browsers: sql<string[]>`(select coalesce(json_agg(b.address_hash), '[]') from app.push_subscriptions b
        where b.user_id = ${reminderSettings.userId})`,
      promises: sql<StoredPromise[]>`json_agg(json_build_object('insightId', ${stepPromises.insightId},
        'step', ${stepPromises.step}, 'madeAt', ${stepPromises.madeAt}, 'body', ${stepPromises.body}))`,
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
        inArray(reminderSettings.userId, [...userIds]),
        or(eq(reminderSettings.byMail, true), hasBrowser),
        mayAsk(possibleDays(now).at(-1) ?? ""),
        isNull(insights.deletedAt),
        isNull(insightSteps.doneAt),
        isLinkedBlockActive,
      ),
    )
    .groupBy(reminderSettings.userId, userSettings.userId);
}

const hasBrowser = sql`exists (
  select from app.push_subscriptions b where b.user_id = ${reminderSettings.userId})`;

export type WaitingPerson = Awaited<ReturnType<typeof selectPeopleToRemind>>[number];

/** Returns the reminder hours and the time zone of a person. */
export function timesOf({ reminders, settings }: WaitingPerson) {
  return { ...reminders, zone: dayZoneOf(settings ?? undefined) };
}

export interface WaitingPromise extends PromiseRowId {
  /** The day from which the app asks about the promise. */
  from: string;
}

/** Decrypts a person's promises, earliest day first. Leaves out promises that cannot be decrypted. */
export async function openWaiting(
  { vault }: Pick<Services, "vault">,
  { reminders: { userId }, promises }: WaitingPerson,
): Promise<WaitingPromise[]> {
  const key = await vault.keyToShow(userId);
  return promises
    .flatMap(({ insightId, step, madeAt, body }) => {
      const row = { userId, insightId, step, madeAt: new Date(madeAt) };
      const opened = openPromise(key, { ...row, body });
      return opened ? [{ ...row, from: askedFrom(opened) }] : [];
    })
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

/** A queued reminder. */
export interface Reminder {
  userId: string;
  /** The person's day for which the reminder was queued. */
  day: string | undefined;
  /**
   * The day of the person's previous reminder, or an empty text if there was none. Set only for the first of several
   * reminders queued together.
   */
  before: string | undefined;
}

/**
 * Checks a reminder again just before it is sent, since its hours may have passed, a block may have been paused or a
 * step answered. Returns the person and the due promises, or `null` if no reminder may be sent now. In that case the
 * mark "reminded" is undone, so that the person is reminded later.
 */
export async function checkReminder(
  services: Pick<Services, "database" | "vault" | "clock">,
  { userId, day, before }: Reminder,
): Promise<{ person: WaitingPerson; promises: WaitingPromise[] } | null> {
  const { database, clock } = services;
  const now = clock.now();
  const [person] = await database.asJobs((tx) => selectPeopleToRemind(tx, now, [userId]));
  const today = person ? dayIfRemindable(now, timesOf(person)) : null;
  if (person && today !== null && (day === undefined || day === today)) {
    const promises = (await openWaiting(services, person)).filter(({ from }) => from <= today);
    if (promises.length > 0) return { person, promises };
  }
  if (day !== undefined && before !== undefined)
    await database.asJobs((tx) => takeBack(tx, { userId, day, before }));
  return null;
}

function takeBack(tx: Transaction, { userId, day, before }: { [Field in keyof Reminder]: string }) {
  return tx
    .update(reminderSettings)
    .set({ letterOn: before === "" ? null : before })
    .where(and(eq(reminderSettings.userId, userId), eq(reminderSettings.letterOn, day)));
}
