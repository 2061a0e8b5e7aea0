// The state of a connection that a person began: bound to their session, taken once, for ten minutes.
import { createHash, randomBytes } from "node:crypto";
import { CONNECT_WITHIN_MINUTES } from "#domain/notion/limits.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { newId } from "../../platform/db/ids.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";

type StateServices = Pick<Services, "database" | "clock">;
type Owner = Pick<Session, "sessionId" | "userId">;

/** Stores a state. Returns the secret that Notion sends back. One round trip. */
export async function storeState({ database, clock }: StateServices, owner: Owner): Promise<string> {
  const state = randomBytes(32).toString("base64url");
  const now = clock.now();
  await database.authPool.query(
    `insert into auth.verification (id, identifier, value, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [
      ...[newId(), identifierOf(state), ownerOf(owner)],
      ...[new Date(now.getTime() + CONNECT_WITHIN_MINUTES * MINUTE_MS), now],
    ],
  );
  return state;
}

/**
 * Takes a state, so that nobody can take it again. Returns whether it was stored for this session in the last ten minutes.
 * One round trip.
 */
export async function takeState(
  { database, clock }: StateServices,
  state: string,
  owner: Owner,
): Promise<boolean> {
  const { rows } = await database.authPool.query<{ isValid: boolean }>(
    `delete from auth.verification where identifier = $1
     returning value = $2 and expires_at > $3 as "isValid"`,
    [identifierOf(state), ownerOf(owner), clock.now()],
  );
  return rows[0]?.isValid ?? false;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
const identifierOf = (state: string) => `notion-state:${hashOf(state)}`;
const ownerOf = ({ sessionId, userId }: Owner) => hashOf(`${userId} ${sessionId}`);
