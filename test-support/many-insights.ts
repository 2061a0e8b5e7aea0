// Creates thousands of insights with SQL alone. Their texts are not encrypted values, so the rows are only for counting
// and query plans.
import pg from "pg";

export interface ManyInsights {
  userId: string;
  /** The numbers of the first and the last insight to insert. An insight with a higher number is newer. */
  from: number;
  to: number;
}

/**
 * Inserts insights as the role that owns the tables. Every insight is linked to one of the person's ten
 * blocks.
 */
export async function insertManyInsights(
  connectionString: string,
  { userId, from, to }: ManyInsights,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      `insert into app.user_blocks (user_id, id, block_type_id, status, summary, body, created_at, updated_at)
       select $1, (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid, 'work', 'active', '', '', now(), now()
       from generate_series(0, 9) n on conflict do nothing`,
      [userId],
    );
    await client.query(
      `insert into app.insights (user_id, id, spread_type, block_type_id, user_block_id, cards_drawn, summary, body, duck, created_at)
       select $1, (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000001')::uuid, 'quick-draw', 'work',
         (lpad(to_hex(n % 10), 8, '0') || '-0000-7000-8000-000000000000')::uuid,
         '[{"id": "the-branch", "reversed": false}]', repeat('s', 200), repeat('b', 200), 'offline',
         timestamptz '2026-01-01' + n * interval '1 minute'
       from generate_series($2::int, $3::int) n`,
      [userId, from, to],
    );
    await client.query("vacuum analyze app.insights, app.user_blocks");
  } finally {
    await client.end();
  }
}

/** Returns the key that a list's next page starts at, for an insight that `insertManyInsights` made. */
export function pageKeyOf(number: number): { createdAt: Date; id: string } {
  const minute = 60_000;
  return {
    createdAt: new Date(Date.parse("2026-01-01T00:00:00Z") + number * minute),
    id: `${number.toString(16).padStart(8, "0")}-0000-7000-8000-000000000001`,
  };
}
