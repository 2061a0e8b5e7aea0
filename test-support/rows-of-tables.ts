// What the tables of a database hold, for comparing one database with another.
import pg from "pg";
import { quoted, readTables, TRANSIENT_TABLES } from "#server/platform/backup/backup-tables.ts";

export interface TableRows {
  count: number;
  /** A hash of all rows in all columns. */
  hash: string;
}

/** What is compared of a table besides all of its rows, by the name under which it is returned. */
const PARTS = {
  "sessions of guests": {
    table: "auth.session",
    statement: `
      select count(*)::int as count, md5(coalesce(string_agg(s::text, '|' order by s::text), '')) as hash
      from auth.session s join auth."user" u on u.id = s.user_id where u.is_guest`,
  },
  "webhooks that may be off": {
    table: "auth.webhook",
    statement: `
      select count(*)::int as count, md5(coalesce(string_agg(kept, '|' order by kept), '')) as hash
      from (
        select (to_jsonb(w) - '{disabled_at,told_at,last_failure}'::text[])::text as kept from auth.webhook w
      ) webhooks`,
  },
};

/**
 * Returns the rows of each table that a backup holds, by the table's name, and again by themselves the sessions of guests, and
 * webhooks without the columns that a restore changes when it turns them off.
 * Needs a role that sees every row.
 */
export async function rowsOfTables(url: string): Promise<Record<string, TableRows>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set time zone 'UTC'");
    const tables = (await readTables(client)).filter(({ name }) => !TRANSIENT_TABLES.includes(name));
    const rows: Record<string, TableRows> = {};
    for (const { name } of tables) {
      const found = await client.query<TableRows>(
        `select count(*)::int as count, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
         from ${quoted(name)} t`,
      );
      if (found.rows[0]) rows[name] = found.rows[0];
    }
    // A database whose restore was killed has the tables of some migrations only.
    for (const [name, { table, statement }] of Object.entries(PARTS)) {
      if (rows[table] === undefined) continue;
      const found = await client.query<TableRows>(statement);
      if (found.rows[0]) rows[name] = found.rows[0];
    }
    return rows;
  } finally {
    await client.end();
  }
}

/** The tables whose rows a restore deletes, except sessions of guests: people may have ended them after the backup. */
const ENDED_TABLES: ReadonlySet<string> = new Set(
  ["session", "mail_code", "verification", "access_token", "calendar_feed"].map((name) => `auth.${name}`),
);

/** Returns the rows that a restore brings back as they were. Of webhooks, these are the columns that turning them off keeps. */
export function restoredAsTheyWere(rows: Record<string, TableRows>): Record<string, TableRows> {
  return Object.fromEntries(
    Object.entries(rows).filter(([name]) => !ENDED_TABLES.has(name) && name !== "auth.webhook"),
  );
}
