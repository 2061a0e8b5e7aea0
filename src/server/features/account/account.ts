// The front door of the account: how a person and all that is theirs is erased.
import { eq } from "drizzle-orm";
import { ownedTables } from "../../platform/crypto/encrypted-columns.ts";
import { userKeys } from "../../platform/db/tables/people.ts";
import type { Floor } from "../../platform/floor.ts";
import type { WaitingLetter } from "../../platform/letters/post.ts";

type EraseFloor = Pick<Floor, "database" | "vault" | "auth">;

/**
 * Removes a person and all that is theirs. The data key goes first and by itself: from then on nothing of theirs can
 * be read, however far the rest gets. May be called again for somebody of whom a part is left. Whether this call was the
 * one that ended the account. `letter` is written together with its end.
 */
export async function erasePerson(
  { database, vault, auth }: EraseFloor,
  userId: string,
  letter?: WaitingLetter,
): Promise<boolean> {
  await database.asJobs(async (tx) => {
    await tx.delete(userKeys).where(eq(userKeys.userId, userId));
  });
  vault.forget(userId);
  await database.asJobs(async (tx) => {
    for (const { table } of ownedTables) await tx.delete(table).where(eq(table.userId, userId));
  });
  return await auth.removeUser(userId, letter);
}
