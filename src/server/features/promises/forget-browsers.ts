import { and, asc, inArray } from "drizzle-orm";
import { findSessionValidityByName } from "../../platform/auth/session-lookup.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { pushSubscriptions } from "../../platform/db/tables/promises.ts";
import { afterRow, inPages } from "../../platform/jobs/in-batches.ts";
import type { Services } from "../../platform/services.ts";

/** The number of browsers that are checked at a time. */
export const BROWSERS_AT_ONCE = 500;

/** Removes browsers whose session has ended. Resolves with their number. */
export async function forgetBrowsers({ database }: Pick<Services, "database">): Promise<number> {
  let forgotten = 0;
  for await (const some of inPages(database, selectBrowsersAfter, BROWSERS_AT_ONCE)) {
    const userIds = [...new Set(some.map(({ userId }) => userId))];
    const sessions = await findSessionValidityByName(database.authPool, userIds);
    const ended = some.filter(({ sessionName }) => sessions.get(sessionName) !== true);
    if (ended.length > 0) await database.asJobs((tx) => deleteBrowsers(tx, ended));
    forgotten += ended.length;
  }
  return forgotten;
}

type BrowserRow = Pick<typeof pushSubscriptions.$inferSelect, "userId" | "addressHash" | "sessionName">;

/** Selects browsers of all people in the order of their key, after the row `last`. */
async function selectBrowsersAfter(
  tx: Transaction,
  last: BrowserRow | undefined,
  limit: number,
): Promise<BrowserRow[]> {
  const { userId, addressHash, sessionName } = pushSubscriptions;
  return await tx
    .select({ userId, addressHash, sessionName })
    .from(pushSubscriptions)
    .where(afterRow(["user_id", "address_hash"], last && [last.userId, last.addressHash]))
    .orderBy(asc(userId), asc(addressHash))
    .limit(limit);
}

/** Deletes the browsers of these sessions. */
function deleteBrowsers(tx: Transaction, ended: readonly BrowserRow[]) {
  const { userId, sessionName } = pushSubscriptions;
  return tx.delete(pushSubscriptions).where(
    and(
      inArray(
        userId,
        ended.map((row) => row.userId),
      ),
      inArray(
        sessionName,
        ended.map((row) => row.sessionName),
      ),
    ),
  );
}
