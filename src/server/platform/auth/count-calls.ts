import type pg from "pg";
import { newId } from "../db/ids.ts";

interface Limit {
  /** The length of the limit's window, in seconds. */
  window: number;
  max: number;
}

/**
 * Counts one call under each key. Returns the seconds to wait where a limit is exceeded, else `null`. Callers
 * must pass keys in the same order everywhere, to avoid deadlocks.
 */
export async function countCalls(
  pool: pg.Pool,
  calls: readonly (Limit & { key: string })[],
  now: number,
): Promise<number | null> {
  const { rows } = await pool.query<{ key: string; count: number; since: string }>(
    `with called as (
       select * from unnest($1::uuid[], $2::text[], $3::bigint[]) with ordinality as c (id, key, since, place)
     )
     insert into auth.rate_limit as r (id, key, count, last_request)
     select id, key, 1, $4 from called order by place
     on conflict (key) do update set
       count = case when r.last_request <= (select since from called c where c.key = r.key) then 1 else r.count + 1 end,
       last_request = case
         when r.last_request <= (select since from called c where c.key = r.key) then $4 else r.last_request end
     returning key, count, last_request as since`,
    [
      calls.map(() => newId()),
      calls.map(({ key }) => key),
      calls.map(({ window }) => now - window * 1000),
      now,
    ],
  );
  const waits = calls.flatMap(({ key, window, max }) => {
    const row = rows.find((found) => found.key === key);
    if (!row || row.count <= max) return [];
    return [Math.max(1, Math.ceil((Number(row.since) + window * 1000 - now) / 1000))];
  });
  return waits.length > 0 ? Math.max(...waits) : null;
}
