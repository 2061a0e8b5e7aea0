import { hashOfSecretToken } from "../../platform/crypto/secret-token.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { confirmByHash } from "./waitlist.queries.ts";

/**
 * Confirms an address on the waitlist by the token of its letter. Throws `not_found` when the link is used or expired.
 */
export async function confirmPlace(
  { database, clock }: Pick<Services, "database" | "clock">,
  token: string,
): Promise<void> {
  if (await confirmByHash(database.authPool, hashOfSecretToken(token), clock.now())) return;
  throw new AppError("not_found", sentences.linkIsSpent);
}
