// Counters and soft deletion for things a person has many of. A deleted thing is hidden for a while before it
// is removed.
import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "./database.ts";
import { prepared, type Value } from "./prepared.ts";
import { insights, userBlocks } from "./tables/insights.ts";
import { userCounters } from "./tables/people.ts";

const TABLES = { insights, blocks: userBlocks };

export type CountedThing = keyof typeof TABLES;

/** Adds newly made things to the person's counters. */
export function addToCounter(tx: Transaction, userId: string, made: Partial<Record<CountedThing, number>>) {
  return addNamed(tx, { userId, insights: 0, blocks: 0, ...made });
}

const addNamed = prepared("counters_add", (tx) =>
  addQuery(tx, {
    userId: sql.placeholder("userId"),
    insights: sql.placeholder("insights"),
    blocks: sql.placeholder("blocks"),
  }),
);

function addQuery(
  tx: Transaction,
  { userId, insights: made, blocks }: { userId: Value<string> } & Record<CountedThing, Value<number>>,
) {
  return tx
    .insert(userCounters)
    .values({ userId, insights: made, blocks })
    .onConflictDoUpdate({
      target: userCounters.userId,
      set: {
        insights: sql`${userCounters.insights} + ${made}`,
        blocks: sql`${userCounters.blocks} + ${blocks}`,
      },
    });
}

/** Locks a person's counters until the transaction ends, so that limits hold under parallel requests. */
export function lockCounters(tx: Transaction, userId: string) {
  return addQuery(tx, { userId, insights: 0, blocks: 0 });
}

/**
 * Marks a thing as deleted and lowers its counter. Returns no row where it is already deleted or never
 * existed.
 */
export function markDeleted(
  tx: Transaction,
  thing: CountedThing,
  userId: string,
  { id, now }: { id: string; now: Date },
) {
  return tx.execute<{ userId: string }>(sql`
    with changed as (
      update ${TABLES[thing]} set deleted_at = ${now.toISOString()}::timestamptz
      where user_id = ${userId} and id = ${id} and deleted_at is null returning user_id, id
    )
    ${adjustCounters(thing, -1)} returning c.user_id as "userId"`);
}

/** Restores a thing that was deleted after `since` and raises its counter. */
export function unmarkDeletedThing(
  tx: Transaction,
  thing: CountedThing,
  userId: string,
  { id, since }: { id: string; since: Date },
) {
  return tx.execute<{ userId: string }>(sql`
    with changed as (
      update ${TABLES[thing]} set deleted_at = null
      where user_id = ${userId} and id = ${id} and deleted_at > ${since.toISOString()}::timestamptz
      returning user_id, id
    )
    ${adjustCounters(thing, 1)} returning c.user_id as "userId"`);
}

/**
 * Adjusts the counters for the rows of `changed`, a preceding CTE with the columns `user_id` and `id`. It is the last part
 * of its statement: a cluster sends the rows of a changing CTE that another CTE reads to all of its machines.
 */
function adjustCounters(thing: CountedThing, difference: 1 | -1): SQL {
  const counter = sql.identifier(thing);
  // The figures are no parameters: a cluster sends this part alone to a machine, which cannot tell the types of the others.
  const [first, change] = [Math.max(0, difference), difference].map((figure) => sql.raw(String(figure)));
  return sql`
    insert into ${userCounters} as c (user_id, ${counter}) select user_id, ${first} from changed
    on conflict (user_id) do update set ${counter} = greatest(0, c.${counter} + ${change})`;
}
