// Compares what people were told with what is stored: counts the rows that were lost and those that exist twice.
import type pg from "pg";
import { followToEnd } from "../rolling/read-to-end.ts";
import type { Account } from "../sign-up.ts";
import type { Journal } from "./start-people.ts";

export interface Kept {
  /** Blocks that were answered "ok" and delivered readings that are not stored. */
  lost: number;
  /** Insights that are stored beyond one for each reading that ended well. */
  doubled: number;
  /** How many acknowledged readings ended in which way, followed to their end. */
  ends: Record<string, number>;
}

/** Follows every acknowledged reading to its end, then counts the rows. `owner` sees everybody's rows. */
export async function countKept(journal: Journal, owner: pg.Pool): Promise<Kept> {
  const followed = await Promise.all(
    journal.readings.map(async (reading) => ({
      ...reading,
      end: await followToEnd(reading.person.person, reading.key),
    })),
  );
  const ends: Record<string, number> = {};
  for (const { end, wasDelivered } of followed) {
    const how = end.last?.type === "done" ? "delivered" : "failed with a sentence and a free retry";
    const name = end.last?.type === "done" && !wasDelivered ? "delivered when looked at again" : how;
    ends[name] = (ends[name] ?? 0) + 1;
  }
  const insights = new Set(followed.flatMap(({ end }) => end.insightId ?? []));
  const people = [...new Set(journal.asked.map(({ person }) => person))];
  const stored = new Set(await idsOf(owner, "app.insights", people));
  const blocks = await idsOf(owner, "app.user_blocks", people);
  const isGone = (id: string) => !blocks.includes(id);
  const lostBlocks = journal.blocks.filter(({ id, isSaved }) => isSaved && isGone(id)).length;
  const lostInsights = [...insights].filter((id) => !stored.has(id)).length;
  const lostDeliveries = followed.filter(({ wasDelivered, end }) => wasDelivered && !end.insightId).length;
  return {
    lost: lostBlocks + lostInsights + lostDeliveries,
    doubled: stored.size - insights.size + (blocks.length - new Set(blocks).size),
    ends,
  };
}

async function idsOf(owner: pg.Pool, table: string, people: Account[]): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(`select id from ${table} where user_id = any ($1)`, [
    people.map(({ userId }) => userId),
  ]);
  return rows.map(({ id }) => id);
}
