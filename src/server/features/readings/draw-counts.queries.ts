// Queries that count what the person drew.
import { sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";

/** Selects one row for each card that was drawn here: not chosen from the library, deleted or imported. */
function drawnHere(userId: string) {
  return sql`
    from app.insights i cross join lateral jsonb_array_elements(i.cards_drawn) card
    where i.user_id = ${userId} and i.deleted_at is null and not i.is_imported
      and not coalesce((card ->> 'chosen')::boolean, false)`;
}

/** Counts the person's readings by the number of cards drawn, without chosen cards and without deleted or imported readings. */
export function countReadingsByCardsDrawn(tx: Transaction, userId: string) {
  return tx.execute<{ size: number; readings: number }>(sql`
    select size::int, count(*)::int as readings
    from (select count(*) as size ${drawnHere(userId)} group by i.id) reading group by size`);
}

/** Counts how often each card was drawn and reversed; the most frequent first. */
export function selectDrawnCounts(tx: Transaction, userId: string) {
  return tx.execute<{ id: string; drawn: number; reversed: number }>(sql`
    select card ->> 'id' as id, count(*)::int as drawn,
      (count(*) filter (where (card ->> 'reversed')::boolean))::int as reversed
    ${drawnHere(userId)} group by 1 order by 2 desc, 1`);
}
