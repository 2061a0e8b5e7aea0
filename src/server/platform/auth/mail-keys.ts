/**
 * Codes of six digits and links that are sent by mail. Only their hashes are stored, and each works once. All of them are
 * stored here, whatever they are for, and all of them end together: a key remembers the account's `asked_version`, and
 * `endWhatWasAsked` counts it up.
 */
import { createHmac, randomInt } from "node:crypto";
import type pg from "pg";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { hashOfSecretToken, newSecretToken } from "../crypto/secret-token.ts";
import { canonicalAddress } from "./canonical-address.ts";

export type Queryable = Pick<pg.Pool, "query">;

const TEN_MINUTES_MS = 10 * MINUTE_MS;
/** The days for which the link "This was not me" works, and for which a letter can turn off a new second factor. */
export const NOT_ME_DAYS = 7;

/**
 * What a key is for, and how long it works. `sign-in`: to sign in · `proof`: to prove in a session who somebody is ·
 * `reset`: to set a new password · `confirm`: to confirm the address of a new account · `new-address`: to give the account
 * another address · `not-me`: to undo what the letter tells of
 */
export const MAIL_KEYS = {
  "sign-in": { keptMs: TEN_MINUTES_MS },
  proof: { keptMs: TEN_MINUTES_MS },
  reset: { keptMs: HOUR_MS },
  confirm: { keptMs: HOUR_MS },
  "new-address": { keptMs: HOUR_MS },
  "not-me": { keptMs: NOT_ME_DAYS * DAY_MS },
} as const;
export type MailPurpose = keyof typeof MAIL_KEYS;
/** The purposes whose letters have a code to type. */
export type CodePurpose = "sign-in" | "proof";

/** The number of wrong tries after which a code no longer works. Its link still does. */
const TRIES_OF_CODE = 5;
const CODE_DIGITS = 6;
const KEY_LABEL = "rubber-arcana mail codes 1";

/** The `asked_version` of an account that was just made, and of every guest. */
export const NEW_ACCOUNT_VERSION = 0;

/** An account as a letter is written to it. */
export interface Addressee {
  id: string;
  askedVersion: number;
}

interface NewKey {
  holder: Addressee;
  purpose: MailPurpose;
  /** Letters with different subjects have a key each; with the same subject, a newer key replaces the older one. */
  subject?: string;
  content?: string;
  codeHash?: string;
  /** When the key's letter goes, if that is later than now. */
  goesAt?: Date;
}

/** Stores a key for this account, in place of the one before with the same purpose and subject. Returns its link's token. */
export async function createMailKey(pool: Queryable, key: NewKey): Promise<string> {
  const { holder, purpose, subject, content = null, codeHash = null, goesAt = new Date() } = key;
  const token = newSecretToken();
  await pool.query(
    `insert into auth.mail_code
       (user_id, purpose, code_hash, link_hash, asked_version, content, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (user_id, purpose) do update set code_hash = excluded.code_hash, link_hash = excluded.link_hash,
       asked_version = excluded.asked_version, content = excluded.content,
       tries = 0, used_at = null, expires_at = excluded.expires_at, created_at = excluded.created_at`,
    [
      holder.id,
      subject === undefined ? purpose : `${purpose}:${subject}`,
      codeHash,
      hashOfSecretToken(token),
      holder.askedVersion,
      content,
      new Date(goesAt.getTime() + MAIL_KEYS[purpose].keptMs),
      goesAt,
    ],
  );
  return token;
}

/** Stores a key with a code of six digits. `address` is where the code is sent to; the code is bound to it. */
export async function createMailCode(
  { pool, secret }: { pool: Queryable; secret: string },
  { holder, address, purpose }: { holder: Addressee; address: string; purpose: CodePurpose },
): Promise<{ code: string; token: string }> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  const codeHash = hashOfCode(secret, { purpose, address, code });
  return { code, token: await createMailKey(pool, { holder, purpose, codeHash }) };
}

/**
 * The condition on a key `c` of the account `u` that it still works. `$1` is the time. What somebody asks for in a session
 * ends what was asked before, but not the links "This was not me", by which an owner takes back what a thief did: see
 * `not-me-links.ts`.
 */
const WORKS = `c.used_at is null and c.expires_at > $1
  and (c.asked_version = u.asked_version or c.purpose like 'not-me:%')`;

export interface FoundKey {
  userId: string;
  /** The address of the account. */
  address: string;
  isConfirmed: boolean;
  askedVersion: number;
  content: string | null;
}

const KEY_COLUMNS = `u.id as "userId", u.email as address,
  u.email_verified as "isConfirmed", u.asked_version as "askedVersion", c.content`;

/** Returns what the link with this token is for, without using it; `null` if it does not work. */
export async function readMailLink(
  pool: Queryable,
  purpose: MailPurpose,
  token: string,
): Promise<FoundKey | null> {
  const { rows } = await pool.query<FoundKey>(
    `select ${KEY_COLUMNS} from auth.mail_code c join auth."user" u on u.id = c.user_id
     where c.link_hash = $2 and split_part(c.purpose, ':', 1) = $3 and ${WORKS}`,
    [new Date(), hashOfSecretToken(token), purpose],
  );
  return rows[0] ?? null;
}

/** Like `readMailLink`, and uses the link: of several calls at once, only one gets it. */
export async function takeMailLink(
  pool: Queryable,
  purpose: MailPurpose,
  token: string,
): Promise<FoundKey | null> {
  const { rows } = await pool.query<FoundKey>(
    `update auth.mail_code c set used_at = $1 from auth."user" u
     where u.id = c.user_id and c.link_hash = $2 and split_part(c.purpose, ':', 1) = $3 and ${WORKS}
     returning ${KEY_COLUMNS}`,
    [new Date(), hashOfSecretToken(token), purpose],
  );
  return rows[0] ?? null;
}

/**
 * Tries the code that was sent to this address to sign in, and counts the try if it is wrong. Returns what it
 * opens, without using it; `null` for a wrong code.
 */
export async function trySignInCode(
  { pool, secret }: { pool: Queryable; secret: string },
  { email, code }: { email: string; code: string },
): Promise<FoundKey | null> {
  const address = canonicalAddress(email);
  const hash = hashOfCode(secret, { purpose: "sign-in", address, code });
  const { rows } = await pool.query<FoundKey & { isRight: boolean }>(
    `update auth.mail_code c set tries = c.tries + case when c.code_hash = $3 then 0 else 1 end
     from auth."user" u
     where u.id = c.user_id and c.purpose = 'sign-in' and u.email = $2
       and c.tries < ${TRIES_OF_CODE} and ${WORKS}
     returning ${KEY_COLUMNS}, c.code_hash = $3 as "isRight"`,
    [new Date(), address, hash],
  );
  return rows[0]?.isRight ? rows[0] : null;
}

/** Uses the key of an account to sign in. Returns whether it still worked: of several calls at once, only one gets true. */
export async function spendSignInKey(pool: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update auth.mail_code c set used_at = $1 from auth."user" u
     where u.id = c.user_id and c.user_id = $2 and c.purpose = 'sign-in' and ${WORKS}`,
    [new Date(), userId],
  );
  return rowCount === 1;
}

/** Uses a code that proves who somebody is. Returns whether it was right. Takes one round trip. */
export async function takeProofCode(
  { pool, secret }: { pool: Queryable; secret: string },
  { userId, address, code }: { userId: string; address: string; code: string },
): Promise<boolean> {
  const hash = hashOfCode(secret, { purpose: "proof", address, code });
  const { rows } = await pool.query<{ isRight: boolean }>(
    `update auth.mail_code c set tries = c.tries + 1,
       used_at = case when c.code_hash = $3 then $1::timestamptz end
     from auth."user" u
     where u.id = c.user_id and c.user_id = $2 and c.purpose = 'proof' and c.tries < ${TRIES_OF_CODE} and ${WORKS}
     returning c.used_at is not null as "isRight"`,
    [new Date(), userId, hash],
  );
  return rows[0]?.isRight ?? false;
}

/**
 * Ends whatever was asked for before: every code and link in a letter, letters with such a link that are not sent yet, and
 * sign-ins that wait for their second step. Runs with a reset, a new password and a change of address. Returns the version of
 * the account from now on.
 */
export async function endWhatWasAsked(pool: Queryable, userId: string): Promise<number> {
  const { rows } = await pool.query<{ askedVersion: number }>(
    `update auth."user" set asked_version = asked_version + 1 where id = $1 returning asked_version as "askedVersion"`,
    [userId],
  );
  return rows[0]?.askedVersion ?? 0;
}

/** Returns the version of what was asked before, to compare when it is used. */
export async function readAskedVersion(pool: Queryable, userId: string): Promise<number> {
  const { rows } = await pool.query<{ askedVersion: number }>(
    'select asked_version as "askedVersion" from auth."user" where id = $1',
    [userId],
  );
  return rows[0]?.askedVersion ?? 0;
}

/** A code has few digits, so its hash needs a key that is not in the database. */
function hashOfCode(secret: string, parts: { purpose: CodePurpose; address: string; code: string }): string {
  const key = createHmac("sha256", secret).update(KEY_LABEL).digest();
  return createHmac("sha256", key)
    .update(JSON.stringify([parts.purpose, canonicalAddress(parts.address), parts.code]))
    .digest("base64url");
}
