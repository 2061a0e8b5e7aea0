// What a person has many of: counted as it comes and goes, and hidden for a while before it is gone for good.
import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "./database.ts";
import { insights, userBlocks } from "./tables/insights.ts";
import { userCounters } from "./tables/people.ts";

const TABLES = { insights, blocks: userBlocks };

type Thing = keyof typeof TABLES;

/** What was made is counted in. */
export function countThings(tx: Transaction, userId: string, made: Partial<Record<Thing, number>>) {
  const added = { insights: 0, blocks: 0, ...made };
  return tx
    .insert(userCounters)
    .values({ userId, ...added })
    .onConflictDoUpdate({
      target: userCounters.userId,
      set: {
        insights: sql`${userCounters.insights} + ${added.insights}`,
        blocks: sql`${userCounters.blocks} + ${added.blocks}`,
      },
    });
}

/** Locks what is counted of a person until the transaction ends, so that bounds on it hold under parallel requests. */
export function lockCounters(tx: Transaction, userId: string) {
  return countThings(tx, userId, {});
}

/** Marks it as deleted and counts it out; answers with nothing where it already is, or never was. */
export function markDeleted(
  tx: Transaction,
  thing: Thing,
  userId: string,
  { id, now }: { id: string; now: Date },
) {
  return tx.execute<{ id: string }>(sql`
    with changed as (
      update ${TABLES[thing]} set deleted_at = ${now.toISOString()}::timestamptz
      where user_id = ${userId} and id = ${id} and deleted_at is null returning user_id, id
    ), counted as (${countingOf(thing, -1)})
    select id from changed`);
}

/** Takes the mark away again from what was deleted after `since`, and counts it in. */
export function unmarkDeleted(
  tx: Transaction,
  thing: Thing,
  userId: string,
  { id, since }: { id: string; since: Date },
) {
  return tx.execute<{ id: string }>(sql`
    with changed as (
      update ${TABLES[thing]} set deleted_at = null
      where user_id = ${userId} and id = ${id} and deleted_at > ${since.toISOString()}::timestamptz
      returning user_id, id
    ), counted as (${countingOf(thing, 1)})
    select id from changed`);
}

/** Counts in or out the rows of `changed`, which the statement around it begins with: `user_id` and `id`. */
export function countingOf(thing: Thing, difference: 1 | -1): SQL {
  const counter = sql.identifier(thing);
  return sql`
    insert into ${userCounters} as c (user_id, ${counter}) select user_id, ${Math.max(0, difference)} from changed
    on conflict (user_id) do update set ${counter} = greatest(0, c.${counter} + ${difference})`;
}
