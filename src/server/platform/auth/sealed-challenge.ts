import type pg from "pg";
import type { z } from "zod";
import { newSecretToken } from "../crypto/secret-token.ts";
import {
  type ChallengePurpose,
  identifierOf,
  readChallenge,
  storeChallenge,
  takeChallenge,
} from "./challenges.ts";
import type { IdentitySeal } from "./identities/identity-seal.ts";

interface SealedServices {
  pool: Pick<pg.Pool, "query">;
  seal: IdentitySeal;
}

interface SealedKind<Content> {
  purpose: ChallengePurpose;
  keptMs: number;
  schema: z.ZodType<Content>;
}

/**
 * Returns the functions that store, read and take challenges of one purpose whose content is encrypted. Each is one round trip.
 * They use the system clock, like the job that removes what has expired.
 */
export function sealedChallenge<Content>({ purpose, keptMs, schema }: SealedKind<Content>) {
  const placeOf = (token: string) => ({ table: "verification", id: identifierOf(purpose, token) }) as const;
  const wanted = (token: string) => ({ purpose, token, now: new Date() });
  const open = (seal: IdentitySeal, token: string, sealed: string | null) =>
    sealed === null ? null : schema.parse(JSON.parse(seal.open(placeOf(token), sealed)));
  return {
    /** Returns the token with which the content can be taken. */
    async store({ pool, seal }: SealedServices, stored: Content): Promise<string> {
      const token = newSecretToken();
      const content = seal.seal(placeOf(token), JSON.stringify(stored));
      await storeChallenge(pool, { ...wanted(token), content, keptMs });
      return token;
    },
    /** Returns the content without using it up; `null` if it is unknown, used or expired. */
    async read({ pool, seal }: SealedServices, token: string): Promise<Content | null> {
      return open(seal, token, await readChallenge(pool, wanted(token)));
    },
    /** Like `read`, and uses it up: of several calls at once, only one gets the content. */
    async take({ pool, seal }: SealedServices, token: string): Promise<Content | null> {
      return open(seal, token, await takeChallenge(pool, wanted(token)));
    },
  };
}
