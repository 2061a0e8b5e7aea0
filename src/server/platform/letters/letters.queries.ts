import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Transaction } from "../db/database.ts";

type Queryable = Pick<pg.Pool, "query">;

/** A letter to insert; the other columns have defaults. */
export interface LetterRow {
  id: string;
  sealed: string;
  createdAt: Date;
}

export interface ClaimedLetter {
  sealed: string;
  /** The number of tries to send a letter, including this one. */
  tries: number;
  isWebhook: boolean;
}

export async function insertLetters(pool: Queryable, rows: readonly LetterRow[]): Promise<void> {
  await pool.query(
    `insert into auth.letter (id, sealed, created_at)
     select * from unnest($1::uuid[], $2::text[], $3::timestamptz[])`,
    [
      rows.map(({ id }) => id),
      rows.map(({ sealed }) => sealed),
      rows.map(({ createdAt }) => createdAt.toISOString()),
    ],
  );
}

/** Inserts letters in a transaction of a job, which writes both what a letter tells of and the letter. */
export async function insertLettersWithin(tx: Transaction, rows: readonly LetterRow[]): Promise<void> {
  await tx.execute(sql`
    insert into auth.letter (id, sealed, created_at)
    select id, sealed, "createdAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(id uuid, sealed text, "createdAt" timestamptz)`);
}

/**
 * Claims the letter until `until`. Returns `null` where it was sent, given up or claimed by another process.
 */
export async function claimLetter(
  pool: Queryable,
  { id, now, until }: { id: string; now: Date; until: Date },
): Promise<ClaimedLetter | null> {
  const { rows } = await pool.query<ClaimedLetter>(
    `update auth.letter set claimed_until = $3, tries = tries + 1
     where id = $1 and given_up_at is null and (claimed_until is null or claimed_until <= $2)
     returning sealed, tries, is_webhook as "isWebhook"`,
    [id, now, until],
  );
  return rows[0] ?? null;
}

export async function deleteLetter(pool: Queryable, id: string): Promise<void> {
  await pool.query("delete from auth.letter where id = $1", [id]);
}

/** Releases a letter, so that the next try can begin at once. */
export async function releaseLetter(pool: Queryable, id: string): Promise<void> {
  await pool.query("update auth.letter set claimed_until = null where id = $1", [id]);
}

/** Lets nobody try the letter until then. What was tried before does not count. */
export async function putOffLetter(pool: Queryable, id: string, until: Date): Promise<void> {
  await pool.query("update auth.letter set claimed_until = $2, tries = 0 where id = $1", [id, until]);
}

export async function giveUpLetter(pool: Queryable, id: string, now: Date): Promise<void> {
  await pool.query("update auth.letter set given_up_at = $2 where id = $1", [id, now]);
}

/** Returns the letters, or the messages to webhooks, that nobody is sending now, oldest first. */
export async function selectWaitingLetters(
  pool: Queryable,
  { now, limit, isWebhook }: { now: Date; limit: number; isWebhook: boolean },
): Promise<string[]> {
  // The index of messages to webhooks is used only if the condition is written out.
  const { rows } = await pool.query<{ id: string }>(
    `select id from auth.letter
     where ${isWebhook ? "is_webhook" : "not is_webhook"} and given_up_at is null and (claimed_until is null or claimed_until <= $1)
     order by created_at, id limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

export async function deleteGivenUpLetters(pool: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from auth.letter where id = any (array(
       select id from auth.letter where given_up_at < $1 order by given_up_at limit $2
     )) and (given_up_at < $1) is true`,
    [before, limit],
  );
  return rowCount ?? 0;
}
