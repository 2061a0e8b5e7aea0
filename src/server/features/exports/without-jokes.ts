// Takes the duck's parting remark out of grave insights before they are written for reading.
import { and, eq, sql } from "drizzle-orm";
import { withoutJokeIf } from "#domain/readings/parting-remark.ts";
import type { ReadingResult } from "#domain/readings/reading-result.ts";
import { callsForQuiet } from "#engines/safety/index.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { insights } from "../../platform/db/tables/insights.ts";
import { hasQuietMood, storedMoods } from "../../platform/safety/chat-moods.ts";
import { exportedText, fieldsOf, noteOf } from "./export-fields.ts";
import type { ExportedRow, Exporting } from "./export-rows.ts";

/** Returns the same insights in the same order; a grave one has no parting remark, as on its page. */
export async function withoutJokes(
  { database, userId, key }: Exporting,
  rows: readonly ExportedRow[],
): Promise<ExportedRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [found] = await database.batch({ userId }, (tx) => [selectMoods(tx, userId, ids)]);
  const moods = new Map(found.map((row) => [row.id, row.moods]));
  return rows.map((row) => {
    const { reading } = fieldsOf(row.body);
    if (exportedText(fieldsOf(reading).robQuip) === "") return row;
    const isGrave = isGraveText(row) || hasQuietMood(key, userId, moods.get(String(row.id)) ?? []);
    return {
      ...row,
      body: { ...fieldsOf(row.body), reading: withoutJokeIf(isGrave, reading as ReadingResult) },
    };
  });
}

/** The question was assessed when the insight was stored, except in old insights. */
function isGraveText({ summary, body, note }: ExportedRow): boolean {
  const { reading, userContext } = fieldsOf(body);
  const { quiet } = fieldsOf(summary);
  if (quiet === 1 || fieldsOf(reading).concern !== undefined) return true;
  return callsForQuiet([quiet === undefined ? exportedText(userContext) : null, exportedText(noteOf(note))]);
}

function selectMoods(tx: Transaction, userId: string, ids: readonly unknown[]) {
  return tx
    .select({ id: insights.id, moods: storedMoods(userId) })
    .from(insights)
    .where(and(eq(insights.userId, userId), sql`${insights.id} = any(${sql.param(ids)}::uuid[])`));
}
