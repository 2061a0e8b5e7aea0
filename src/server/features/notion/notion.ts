// Public interface of the Notion feature: ends a person's connection. What is to be ended is stored, sealed, before the
// connection is deleted, so that no token outlives it, even if Notion does not answer now.
import { HOUR_MS } from "#domain/time.ts";
import { newId } from "../../platform/db/ids.ts";
import type { Services } from "../../platform/services.ts";
import { selectConnection } from "./notion.queries.ts";
import type { ConnectionBody } from "./notion-services.ts";
import { openBody } from "./sealed-connection.ts";

const RETRY_MS = HOUR_MS;
const LEAVING_A_RUN = 100;

export type RevokeServices = Pick<Services, "database" | "vault" | "clock" | "log" | "notion" | "grantSeal">;

/**
 * Ends the tokens of a person's connection at Notion. If Notion does not answer, a job tries it again until it does. Does
 * nothing where there is no connection. The connection itself stays stored.
 */
export async function revokeConnection(services: RevokeServices, userId: string): Promise<void> {
  const { database, vault } = services;
  const [[keyRow], [row]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectConnection(tx, userId),
  ]);
  if (!keyRow || !row) return;
  const body = openBody(vault.openToShow(keyRow), row);
  if (body) await revokeTokens(services, body);
}

/** Ends these tokens at Notion, now or by the job. */
export async function revokeTokens(services: RevokeServices, body: ConnectionBody): Promise<void> {
  const { database, clock, grantSeal } = services;
  const tokens = [body.accessToken, ...(body.refreshToken === null ? [] : [body.refreshToken])];
  const id = newId();
  const sealed = grantSeal.seal(id, JSON.stringify(tokens));
  await database.authPool.query(
    "insert into auth.leaving_grant (id, sealed, try_at, created_at) values ($1, $2, $3, $4)",
    [id, sealed, laterThan(clock.now()), clock.now()],
  );
  await tryToRevoke(services, { id, sealed });
}

/** Tries again to end tokens that Notion could not end. Resolves with the number of connections that are ended now. */
export async function revokeLeavingGrants(services: RevokeServices): Promise<Record<string, number>> {
  const { database, clock } = services;
  if (!services.notion) return { ended: 0 };
  const { rows } = await database.authPool.query<LeavingGrant>(
    `update auth.leaving_grant set try_at = $2 where id = any (array(
       select id from auth.leaving_grant where try_at <= $1 order by try_at limit $3
     )) and try_at <= $1 returning id, sealed`,
    [clock.now(), laterThan(clock.now()), LEAVING_A_RUN],
  );
  let ended = 0;
  for (const grant of rows) ended += (await tryToRevoke(services, grant)) ? 1 : 0;
  return { ended };
}

interface LeavingGrant {
  id: string;
  sealed: string;
}

async function tryToRevoke(
  { database, notion, log, grantSeal }: RevokeServices,
  { id, sealed }: LeavingGrant,
): Promise<boolean> {
  if (!notion) return false;
  const text = grantSeal.open(id, sealed);
  try {
    // Tokens that were sealed under another secret cannot be ended from here.
    const tokens: string[] = text === null ? [] : JSON.parse(text);
    for (const token of tokens) await notion.revoke(token);
  } catch (err) {
    log.warn({ err }, "a connection to Notion was not ended; it is tried again");
    return false;
  }
  await database.authPool.query("delete from auth.leaving_grant where id = $1", [id]);
  return true;
}

const laterThan = (now: Date) => new Date(now.getTime() + RETRY_MS);
