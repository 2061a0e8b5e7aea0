import { type ProgramScope, TOKENS_MAX } from "#contract/program-access.ts";
import { DAY_MS } from "#domain/time.ts";
import { addWayIn } from "../../platform/auth/add-way-in.ts";
import { accountChanged } from "../../platform/auth/waiting-letters.ts";
import { hashOfSecretToken, newSecretToken } from "../../platform/crypto/secret-token.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { placeOfTokenName } from "./seal-programs.ts";

/** Lets people and secret scanners recognise a leaked token. */
const TOKEN_PREFIX = "ra_";

interface NewToken {
  name: string;
  scopes: readonly ProgramScope[];
  /** The number of days for which the token is valid; without it, until it is revoked. */
  days?: number | undefined;
}

/**
 * Makes a personal access token, and writes to the account's owner. Only its hash is stored, so the answer alone shows
 * it.
 */
export async function createToken(
  { database, vault, clock, post }: Pick<Services, "database" | "vault" | "clock" | "post">,
  session: Pick<Session, "userId" | "sessionId">,
  { name, scopes, days }: NewToken,
): Promise<{ id: string; token: string }> {
  const { userId } = session;
  const id = newId();
  const token = `${TOKEN_PREFIX}${newSecretToken()}`;
  const now = clock.now();
  const sealedName = (await vault.keyOf(userId)).seal(name, placeOfTokenName(userId, id));
  const expiresAt = days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
  const isMade = await addWayIn({ pool: database.authPool, post }, session, {
    letter: accountChanged(userId, "token-made", id),
    add: async (client) => {
      const { rowCount } = await client.query(
        `insert into auth.access_token (id, user_id, token_hash, scopes, sealed_name, created_at, expires_at)
         select $1, $2, $3, $4, $5, $6, $7
         where (select count(*) from auth.access_token where user_id = $2) < ${TOKENS_MAX}`,
        [id, userId, hashOfSecretToken(token), [...new Set(scopes)], sealedName, now, expiresAt],
      );
      return rowCount === 1;
    },
  });
  if (!isMade) throw new AppError("conflict", sentences.tooManyTokens(TOKENS_MAX));
  return { id, token };
}

/** Revokes a token: the next request with it is refused. Returns whether there was one. */
export async function revokeToken(
  { database }: Pick<Services, "database">,
  userId: string,
  id: string,
): Promise<{ revoked: true }> {
  const { rowCount } = await database.authPool.query(
    "delete from auth.access_token where user_id = $1 and id = $2",
    [userId, id],
  );
  if (rowCount !== 1) throw new AppError("not_found", sentences.tokenNotFound);
  return { revoked: true };
}
