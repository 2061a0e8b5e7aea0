/** Finds the person of a personal access token, with which a program calls the API. */
import type { IncomingHttpHeaders } from "node:http";
import type pg from "pg";
import type { ProgramScope } from "#contract/program-access.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { hashOfSecretToken } from "../../crypto/secret-token.ts";
import { AppError } from "../../errors/app-error.ts";
import { sentences } from "../../errors/sentences.ts";
import {
  COUNTED,
  PERSON_COLUMNS,
  refuseTooManyWrites,
  type StoredSession,
  toSession,
  type WriteRow,
} from "../session-lookup.ts";

const BEARER = /^bearer +(\S+) *$/i;

/** A token is never proof of who somebody is, and never an administrator's. Now is `$2`, a minute ago `$3`. */
const FOUND = `
  found as (
    select t.id as "sessionId", ${PERSON_COLUMNS}, false as "isAdmin", false as "isProven", t.scopes
    from auth.access_token t join auth."user" u on u.id = t.user_id
    where t.token_hash = $1 and coalesce(t.expires_at > $2::timestamptz, true) and u.disabled_at is null
  ), used as (
    update auth.access_token t set used_at = $2::timestamptz from found f
    where t.id = f."sessionId" and coalesce(t.used_at <= $3::timestamptz, true)
  )`;
const READ = `with ${FOUND} select * from found`;
const WRITE = `with ${FOUND}, ${COUNTED} select found.*, counted.since, counted.count from found, counted`;

type Found = StoredSession & { scopes: ProgramScope[] };

/** Returns whether a request names an access token, valid or not. Its cookie then does not count. */
export function hasAccessToken({ authorization }: IncomingHttpHeaders): boolean {
  return authorization !== undefined && BEARER.test(authorization);
}

interface Asked {
  headers: IncomingHttpHeaders;
  now: Date;
  /** Whether the request counts towards the person's writes of this minute. */
  isWrite: boolean;
}

/**
 * Returns the session of a request's access token and notes that the token was used, in one statement. Throws
 * `unauthenticated` for an unknown, revoked or expired token or a disabled account, and `too_many_writes`.
 */
export async function findByAccessToken(
  pool: Pick<pg.Pool, "query">,
  { headers, now, isWrite }: Asked,
): Promise<StoredSession> {
  const [, token = ""] = BEARER.exec(headers.authorization ?? "") ?? [];
  const { rows } = await pool.query<Found & Partial<WriteRow>>({
    name: isWrite ? "access_token_write" : "access_token",
    text: isWrite ? WRITE : READ,
    values: [hashOfSecretToken(token), now, new Date(now.getTime() - MINUTE_MS)],
  });
  const [row] = rows;
  if (!row) throw new AppError("unauthenticated", sentences.noSuchToken);
  const { scopes, since, count, ...session } = row;
  if (since && count !== undefined) refuseTooManyWrites({ since, count }, now);
  return { ...toSession(session), program: { scopes } };
}
