/**
 * Short-lived secrets that the server gives to a browser and expects back once. They are stored as hashes in the table
 * `auth.verification`, from which the job that deletes expired links deletes them too.
 */
import type pg from "pg";
import { hashOfSecretToken } from "../crypto/secret-token.ts";
import { newId } from "../db/ids.ts";

type Pool = Pick<pg.Pool, "query">;

/** What a challenge is for. One purpose's token is unknown to all others. */
export type ChallengePurpose =
  | "second-step"
  | "sign-up"
  | "passkey-sign-in"
  | "passkey-registration"
  | "identity-attempt"
  | "notion-state";

interface NewChallenge {
  purpose: ChallengePurpose;
  token: string;
  content: string;
  now: Date;
  keptMs: number;
}

/** Stores a challenge. `content` is what `readChallenge` and `takeChallenge` return for the token. */
export async function storeChallenge(pool: Pool, challenge: NewChallenge): Promise<void> {
  const { purpose, token, content, now, keptMs } = challenge;
  await pool.query(
    `insert into auth.verification (id, identifier, value, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [newId(), identifierOf(purpose, token), content, new Date(now.getTime() + keptMs), now],
  );
}

interface Wanted {
  purpose: ChallengePurpose;
  token: string;
  now: Date;
}

/** Returns the content of a challenge without using it up; `null` if it is unknown, used or expired. */
export async function readChallenge(pool: Pool, wanted: Wanted): Promise<string | null> {
  const { rows } = await pool.query<{ value: string }>(
    "select value from auth.verification where identifier = $1 and expires_at > $2",
    [identifierOf(wanted.purpose, wanted.token), wanted.now],
  );
  return rows[0]?.value ?? null;
}

/** Like `readChallenge`, and deletes the challenge: of several calls at once, only one gets the content. */
export async function takeChallenge(pool: Pool, wanted: Wanted): Promise<string | null> {
  const { rows } = await pool.query<{ value: string }>(
    "delete from auth.verification where identifier = $1 and expires_at > $2 returning value",
    [identifierOf(wanted.purpose, wanted.token), wanted.now],
  );
  return rows[0]?.value ?? null;
}

/** Returns the key under which a challenge is stored. It reveals nothing about the token. */
export function identifierOf(purpose: ChallengePurpose, token: string): string {
  return `${purpose}:${hashOfSecretToken(token)}`;
}
