import { WAITLIST_UNCONFIRMED_KEPT_DAYS } from "#domain/plans/kept.ts";
import { DAY_MS } from "#domain/time.ts";
import { canonicalAddress } from "../../platform/auth/canonical-address.ts";
import { countCalls } from "../../platform/auth/count-calls.ts";
import { JOINS_OF_NETWORK, letterTo, networkKey } from "../../platform/auth/limits.ts";
import { hashOfSecretToken, newSecretToken } from "../../platform/crypto/secret-token.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { placeAsked } from "./compose-letters.ts";
import { upsertWaitlistEntry } from "./waitlist.queries.ts";

type JoinServices = Pick<Services, "config" | "database" | "post" | "clock">;

/**
 * Sends one letter to the address. Its content is decided when it is sent, so that neither the answer nor its
 * duration reveals whether the address is on the list or has an account. Two round trips.
 */
export async function joinWaitlist(services: JoinServices, address: string, ip: string): Promise<void> {
  const { config, database, post } = services;
  if (!config.waitlist) throw new AppError("not_found", sentences.noWaitlist);
  const email = canonicalAddress(address);
  const now = services.clock.now();
  const wait = await countCalls(
    database.authPool,
    [{ key: networkKey(ip, "/waitlist"), ...JOINS_OF_NETWORK }, letterTo(email)],
    now.getTime(),
  );
  if (wait !== null) throw new AppError("rate_limited", sentences.tooManyLetters, { retryAfter: wait });
  const token = newSecretToken();
  const letter = post.seal(placeAsked(email, token));
  await upsertWaitlistEntry(database.authPool, {
    email,
    now,
    letter,
    leaveToken: newSecretToken(),
    confirmHash: hashOfSecretToken(token),
    confirmUntil: new Date(now.getTime() + WAITLIST_UNCONFIRMED_KEPT_DAYS * DAY_MS),
  });
  post.written(letter.id);
}
