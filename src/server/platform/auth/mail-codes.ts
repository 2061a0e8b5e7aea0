/** Codes of six digits and links that are sent by mail. Only their hashes are stored, and each works once. */
import { createHmac, randomInt } from "node:crypto";
import type pg from "pg";
import { MINUTE_MS } from "#domain/time.ts";
import { hashOfSecretToken, newSecretToken } from "../crypto/secret-token.ts";
import { canonicalAddress } from "#domain/text/typed-answer.ts";
import { endProgramAccess } from "./end-former-ways.ts";

type Queryable = Pick<pg.Pool, "query">;

/** What a code is for: to sign in, or to prove in a session who somebody is. */
export type CodePurpose = "sign-in" | "proof";

const CODE_KEPT_MS = 10 * MINUTE_MS;
/** The number of wrong tries after which a code no longer works. Its link still does. */
const TRIES_OF_CODE = 5;
const CODE_DIGITS = 6;
const KEY_LABEL = "rubber-arcana mail codes 1";

/**
 * Stores a new code for this account and purpose, in place of the one before. `address` is the address that the code is
 * sent to; the code is bound to it. Returns the code and the token of its link.
 */
export async function createMailCode(
  { pool, secret }: { pool: Queryable; secret: string },
  { userId, address, purpose }: { userId: string; address: string; purpose: CodePurpose },
): Promise<{ code: string; token: string }> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  const token = newSecretToken();
  const now = Date.now();
  await pool.query(
    `insert into auth.mail_code (user_id, purpose, code_hash, link_hash, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, purpose) do update set code_hash = excluded.code_hash, link_hash = excluded.link_hash,
       tries = 0, used_at = null, expires_at = excluded.expires_at, created_at = excluded.created_at`,
    [
      ...[userId, purpose, hashOfCode(secret, { purpose, address, code }), hashOfSecretToken(token)],
      ...[new Date(now + CODE_KEPT_MS), new Date(now)],
    ],
  );
  return { code, token };
}

/** What is known of a code or link that somebody sent: the code with its address, or the link's token. */
export type MailKey = { email: string; code: string } | { token: string };

/** What to do with the password and the passkeys of an account whose address nobody has confirmed so far. */
export type FormerPassword = "keep" | "end";

export interface UsedCode {
  userId: string;
  isRight: boolean;
  /** Whether the person must first say what to do with the password; the code is not used then. */
  mustChoose: boolean;
  /** Whether the password and every session of the account were ended. */
  hasEnded: boolean;
}

/**
 * The condition on an account with a second factor. A code by mail is only its first step, so it confirms no address, and
 * ends neither the password nor a session.
 */
const HAS_FACTOR = `exists (
    select from auth.second_factor f where f.user_id = u.id and f.confirmed_at is not null
  )`;

/** The condition on an account whose owner must say what to do with its password and its passkeys. */
const IS_UNDECIDED = `$2::text is null and not u.email_verified and not ${HAS_FACTOR} and (
  exists (select from auth.account a where a.user_id = u.id and a.password is not null)
  or exists (select from auth.passkey p where p.user_id = u.id)
)`;

/**
 * Returns the statement that tries a code. Its other parts act only if the code was used. `$1` is the time, `$2` what to do
 * with the password.
 */
const signInStatement = (match: string, isRight: string) => `
  with tried as (
    update auth.mail_code c set
      tries = c.tries + case when ${isRight} then 0 else 1 end,
      used_at = case when ${isRight} and not (${IS_UNDECIDED}) then $1::timestamptz end
    from auth."user" u
    where u.id = c.user_id and c.purpose = 'sign-in' and ${match}
      and c.used_at is null and c.expires_at > $1
    returning c.user_id, ${isRight} as is_right, c.used_at is not null as is_used,
      u.email_verified or ${HAS_FACTOR} as was_settled
  ), verified as (
    update auth."user" u set email_verified = true, updated_at = $1
    from tried where u.id = tried.user_id and tried.is_used and not tried.was_settled
  ), ended_accounts as (
    delete from auth.account a using tried
    where a.user_id = tried.user_id and tried.is_used and not tried.was_settled and $2 = 'end'
  ), ended_passkeys as (
    delete from auth.passkey p using tried
    where p.user_id = tried.user_id and tried.is_used and not tried.was_settled and $2 = 'end'
  ), ${endProgramAccess(`
    select user_id from tried where is_used and not was_settled and $2 = 'end'
  `)}, ended_sessions as (
    delete from auth.session s using tried
    where s.user_id = tried.user_id and tried.is_used and not tried.was_settled and $2 = 'end'
  )
  select user_id as "userId", is_right as "isRight", is_right and not is_used as "mustChoose",
    is_used and not was_settled and coalesce($2, '') = 'end' as "hasEnded"
  from tried`;

const BY_CODE = signInStatement(`u.email = $3 and c.tries < ${TRIES_OF_CODE}`, "c.code_hash = $4");
const BY_LINK = signInStatement("c.link_hash = $3", "true");

/**
 * Uses a code or a link to sign in: confirms the account's address and, if `former` says so, ends the password, the
 * passkeys, the identities, the sessions and what programs use.  Returns `null` where there is no such code. Takes one round trip.
 */
export async function takeSignInCode(
  { pool, secret }: { pool: Queryable; secret: string },
  key: MailKey,
  former: FormerPassword | null,
): Promise<UsedCode | null> {
  const now = new Date();
  if ("token" in key) {
    const { rows } = await pool.query<UsedCode>(BY_LINK, [now, former, hashOfSecretToken(key.token)]);
    return rows[0] ?? null;
  }
  const address = canonicalAddress(key.email);
  const hash = hashOfCode(secret, { purpose: "sign-in", address, code: key.code });
  const { rows } = await pool.query<UsedCode>(BY_CODE, [now, former, address, hash]);
  return rows[0] ?? null;
}

/** Uses a code that proves who somebody is. Returns whether it was right. Takes one round trip. */
export async function takeProofCode(
  { pool, secret }: { pool: Queryable; secret: string },
  { userId, address, code }: { userId: string; address: string; code: string },
): Promise<boolean> {
  const hash = hashOfCode(secret, { purpose: "proof", address, code });
  const { rows } = await pool.query<{ isRight: boolean }>(
    `update auth.mail_code set tries = tries + 1, used_at = case when code_hash = $3 then $2::timestamptz end
     where user_id = $1 and purpose = 'proof' and used_at is null and expires_at > $2 and tries < ${TRIES_OF_CODE}
     returning used_at is not null as "isRight"`,
    [userId, new Date(), hash],
  );
  return rows[0]?.isRight ?? false;
}

/** Ends every code and link of an account, since they were sent to an address that it no longer has. */
export async function endMailCodes(pool: Queryable, userId: string): Promise<void> {
  await pool.query("delete from auth.mail_code where user_id = $1", [userId]);
}

/** A code has few digits, so its hash needs a key that is not in the database. */
function hashOfCode(secret: string, parts: { purpose: CodePurpose; address: string; code: string }): string {
  const key = createHmac("sha256", secret).update(KEY_LABEL).digest();
  return createHmac("sha256", key)
    .update(JSON.stringify([parts.purpose, canonicalAddress(parts.address), parts.code]))
    .digest("base64url");
}
