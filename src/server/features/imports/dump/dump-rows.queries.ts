// Statements of an import from a dump. They run as the jobs' role, since a piece of a dump has rows of many people.
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { appendTo } from "#domain/append-to.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { insightConversations } from "#server/platform/db/tables/chat.ts";
import { userCounters } from "#server/platform/db/tables/people.ts";
import { keyOfRow, type RowKey } from "./dump-row.ts";

const uuids = (values: readonly string[]): SQL => sql`${sql.param(values)}::uuid[]`;

/** The rows with these keys as a table `w`. */
const wanted = (rows: readonly RowKey[]): SQL =>
  sql`unnest(${uuids(rows.map(({ userId }) => userId))}, ${uuids(rows.map(({ id }) => id))}) as w(user_id, id)`;

/** Selects which rows of a table exist. `column` is the one that holds the id. */
export async function selectThere(
  tx: Transaction,
  table: PgTable,
  { rows, column = "id" }: { rows: readonly RowKey[]; column?: string },
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const { rows: found } = await tx.execute<RowKey & Record<string, unknown>>(sql`
    select t.user_id as "userId", t.${sql.identifier(column)} as id from ${table} t
    join ${wanted(rows)} on t.user_id = w.user_id and t.${sql.identifier(column)} = w.id`);
  return new Set(found.map(keyOfRow));
}

/** Adds to people's counters, in the order of their ids, so that two imports do not wait for each other. */
export async function addToCounters(
  tx: Transaction,
  thing: "insights" | "blocks",
  rows: readonly { userId: string }[],
): Promise<void> {
  const perUser = new Map<string, unknown[]>();
  for (const row of rows) appendTo(perUser, row.userId, row);
  const people = [...perUser].toSorted(([one], [other]) => one.localeCompare(other));
  if (people.length === 0) return;
  const counter = sql.identifier(thing);
  await tx.execute(sql`
    insert into ${userCounters} as c (user_id, ${counter})
    select * from unnest(${uuids(people.map(([userId]) => userId))}, ${sql.param(people.map(([, made]) => made.length))}::int[])
    on conflict (user_id) do update set ${counter} = c.${counter} + excluded.${counter}`);
}

/** Selects the insights, of those given, that have an active conversation. */
export async function selectActiveInsights(
  tx: Transaction,
  insights: readonly RowKey[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<RowKey & Record<string, unknown>>(sql`
    select t.user_id as "userId", t.insight_id as id from ${insightConversations} t
    join ${wanted(insights)} on t.user_id = w.user_id and t.insight_id = w.id
    where t.is_active`);
  return new Set(rows.map(keyOfRow));
}

interface StoredMessage {
  userId: string;
  conversationId: string;
  createdAt: Date;
}

/** Counts messages in their conversations. */
export async function countMessages(tx: Transaction, messages: readonly StoredMessage[]): Promise<void> {
  const grouped = new Map<string, StoredMessage[]>();
  for (const message of messages) appendTo(grouped, `${message.userId} ${message.conversationId}`, message);
  const groups = [...grouped]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, group]) => group);
  if (groups.length === 0) return;
  const firsts = groups.flatMap(([first]) => (first ? [first] : []));
  const latest = groups.map((group) => Math.max(...group.map(({ createdAt }) => createdAt.getTime())));
  await tx.execute(sql`
    update ${insightConversations} c
    set message_count = c.message_count + w.made, last_message_at = greatest(c.last_message_at, w.latest)
    from unnest(${uuids(firsts.map(({ userId }) => userId))}, ${uuids(firsts.map(({ conversationId }) => conversationId))},
      ${sql.param(groups.map((group) => group.length))}::int[],
      ${sql.param(latest.map((time) => new Date(time).toISOString()))}::timestamptz[]) as w(user_id, id, made, latest)
    where c.user_id = w.user_id and c.id = w.id`);
}
