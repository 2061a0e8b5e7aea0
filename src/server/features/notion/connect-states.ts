// The state of a connection that a person began: bound to their session, taken once, for ten minutes.
import { CONNECT_WITHIN_MINUTES } from "#domain/notion/limits.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { storeChallenge, takeChallenge } from "../../platform/auth/challenges.ts";
import { hashOfSecretToken, newSecretToken } from "../../platform/crypto/secret-token.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";

const PURPOSE = "notion-state";

type StateServices = Pick<Services, "database" | "clock">;
type Owner = Pick<Session, "sessionId" | "userId">;

/** Stores a state. Returns the secret that Notion sends back. Takes one round trip. */
export async function storeConnectState({ database, clock }: StateServices, owner: Owner): Promise<string> {
  const state = newSecretToken();
  await storeChallenge(database.authPool, {
    purpose: PURPOSE,
    token: state,
    content: ownerOf(owner),
    now: clock.now(),
    keptMs: CONNECT_WITHIN_MINUTES * MINUTE_MS,
  });
  return state;
}

/**
 * Takes a state, so that nobody can take it again. Returns whether it was stored for this session in the last ten minutes.
 * Takes one round trip.
 */
export async function takeState(
  { database, clock }: StateServices,
  state: string,
  owner: Owner,
): Promise<boolean> {
  const wanted = { purpose: PURPOSE, token: state, now: clock.now() } as const;
  return (await takeChallenge(database.authPool, wanted)) === ownerOf(owner);
}

const ownerOf = ({ sessionId, userId }: Owner) => hashOfSecretToken(`${userId} ${sessionId}`);
