// Public interface of the account feature: deletes a person and all of their data.
import { eq } from "drizzle-orm";
import { MINUTE_MS } from "#domain/time.ts";
import { ownedTables } from "../../platform/crypto/owned-tables.ts";
import { userKeys } from "../../platform/db/tables/people.ts";
import type { WaitingLetter } from "../../platform/letters/post.ts";
import type { Services } from "../../platform/services.ts";
import { removeFilesOf } from "../../platform/storage/storage.ts";
import { type EndServices, endSubscription } from "../billing/billing.ts";
import { type RevokeServices, revokeConnection } from "../notion/notion.ts";

/** The time limit of a statement that deletes all of a person's rows of one table. */
const ERASE_TIMEOUT_MS = 2 * MINUTE_MS;

type EraseServices = EndServices & RevokeServices & Pick<Services, "auth" | "storage">;

/**
 * Deletes a person and all of their data. The subscription ends first, so that nobody pays for a deleted account, and
 * then the connection to Notion. Then the data key is deleted in its own transaction, so that none of the person's data
 * can be read even if a later step fails. Files are deleted before the rows that name them. May be called again after a
 * partial failure. Takes four round trips, plus those that end the account. Returns whether this call ended the
 * account. `letter` is stored in the transaction that ends the account.
 */
export async function erasePerson(
  services: EraseServices,
  userId: string,
  letter?: WaitingLetter,
): Promise<boolean> {
  const { database, vault, auth, storage } = services;
  await endSubscription(services, userId);
  // The tokens are opened with the data key, so they are ended before it is deleted.
  await revokeConnection(services, userId);
  await database.batch({ userId }, (tx) => [tx.delete(userKeys).where(eq(userKeys.userId, userId))]);
  vault.forget(userId);
  await removeFilesOf(storage, userId);
  await database.batch(
    { userId },
    (tx) => ownedTables.map(({ table }) => tx.delete(table).where(eq(table.userId, userId))),
    { timeoutMs: ERASE_TIMEOUT_MS },
  );
  return await auth.removeUser(userId, letter);
}
