import { and, asc, gt, inArray, sql } from "drizzle-orm";
import { dayIfRemindable, isLetterDue } from "#domain/promises/reminder.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { reminderSettings } from "../../platform/db/tables/promises.ts";
import { inPages } from "../../platform/jobs/in-batches.ts";
import type { WaitingLetter } from "../../platform/letters/post.ts";
import type { Services } from "../../platform/services.ts";
import { promisesDue } from "./compose-letters.ts";
import { duePush } from "./compose-push.ts";
import { openWaiting, selectPeopleToRemind, timesOf, type WaitingPerson } from "./waiting.ts";

type RemindServices = Pick<Services, "database" | "clock" | "post" | "vault">;

/**
 * Queues reminders for each person who wants them and has a promise that became due since the last reminder: a letter,
 * a message to each of their browsers, or both. A person is reminded at most once a day. Resolves with the number of
 * people.
 */
export async function remindOfPromises(services: RemindServices): Promise<Record<string, number>> {
  let reminded = 0;
  for await (const page of inPages(services.database, selectPeople)) {
    reminded += await remind(
      services,
      page.map(({ userId }) => userId),
    );
  }
  return { reminded };
}

/** Selects the next people who have reminder settings, in the order of their ids. */
function selectPeople(tx: Transaction, after: { userId: string } | undefined, limit: number) {
  const { userId } = reminderSettings;
  return tx
    .select({ userId })
    .from(reminderSettings)
    .where(after && gt(userId, after.userId))
    .orderBy(asc(userId))
    .limit(limit);
}

/** Queues the reminders of these people. Resolves with the number of people who get one. */
async function remind(services: RemindServices, people: readonly string[]): Promise<number> {
  const { database, clock, post } = services;
  const now = clock.now();
  const waiting = await database.asJobs((tx) => selectPeopleToRemind(tx, now, people));
  const days = await daysOfReminders(services, { waiting, now });
  if (days.size === 0) return 0;
  // One transaction marks people as reminded and writes their letters, so that a mark without a letter cannot be.
  const { reminded, letterIds } = await database.asJobs(async (tx) => {
    const lettersOfPeople: WaitingLetter[][] = [];
    for (const [day, people] of days) {
      const marked = await markReminded(tx, [...people.keys()], day);
      lettersOfPeople.push(
        ...marked.flatMap((userId) => people.get(userId) ?? []).map((one) => lettersFor(one, day)),
      );
    }
    const written = await post.writeWithin(tx, lettersOfPeople.flat());
    return { reminded: lettersOfPeople.length, letterIds: written };
  });
  post.written(...letterIds);
  return reminded;
}

/**
 * Returns the people to remind now, grouped by the date of their current day. Promises are decrypted only for people
 * whose reminder hour has come.
 */
async function daysOfReminders(
  services: RemindServices,
  { waiting, now }: { waiting: readonly WaitingPerson[]; now: Date },
): Promise<Map<string, Map<string, WaitingPerson>>> {
  const days = new Map<string, Map<string, WaitingPerson>>();
  for (const person of waiting) {
    const times = timesOf(person);
    const today = dayIfRemindable(now, times);
    if (today === null || today === times.letterOn) continue;
    const promises = await openWaiting(services, person);
    if (!isLetterDue(today, { ...times, askedFrom: promises.map(({ from }) => from) })) continue;
    days.set(today, (days.get(today) ?? new Map()).set(times.userId, person));
  }
  return days;
}

/**
 * Returns a person's reminders. The first one carries the day of the reminder before, so that the mark "reminded" can
 * be undone if it is not sent.
 */
function lettersFor({ reminders, browsers }: WaitingPerson, day: string): WaitingLetter[] {
  const { userId, byMail, letterOn } = reminders;
  const reminder = { userId, day };
  const [first, ...others] = [
    ...(byMail ? [promisesDue(reminder)] : []),
    ...browsers.map((hash) => duePush(reminder, hash)),
  ];
  return first ? [{ ...first, before: letterOn ?? "" }, ...others] : [];
}

/**
 * Marks these people as reminded on that day and returns those who were not marked before, since a parallel run may
 * have marked some first.
 */
async function markReminded(tx: Transaction, people: readonly string[], day: string): Promise<string[]> {
  const marked = await tx
    .update(reminderSettings)
    .set({ letterOn: day })
    .where(
      and(
        inArray(reminderSettings.userId, [...people]),
        sql`${reminderSettings.letterOn} is distinct from ${day}`,
      ),
    )
    .returning({ userId: reminderSettings.userId });
  return marked.map(({ userId }) => userId);
}
