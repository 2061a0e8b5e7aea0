import { and, asc, eq, lt } from "drizzle-orm";
import { HOUR_MS } from "#domain/time.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { notionConnections } from "../../platform/db/tables/notion.ts";
import { afterRow, inPages } from "../../platform/jobs/in-batches.ts";
import { type RevokeServices, revokeConnection, revokeLeavingGrants } from "./notion.ts";
import { withNotionAccess } from "./notion-access.ts";

/** A connection that is younger may be one that its person is about to finish. */
const FINISHED_AFTER_MS = HOUR_MS;

/** The job that ends connections which nobody may use any more, and tokens that Notion could not end before. */
export async function endConnections(services: RevokeServices): Promise<Record<string, number>> {
  return { unused: await endUnusedConnections(services), ...(await revokeLeavingGrants(services)) };
}

/**
 * Ends connections that may not be used any more, at Notion and here: a recovery has ended them, or they were never finished.
 * Resolves with their number.
 */
async function endUnusedConnections(services: RevokeServices): Promise<number> {
  const { database, clock } = services;
  const before = new Date(clock.now().getTime() - FINISHED_AFTER_MS);
  let ended = 0;
  for await (const some of inPages(database, selectConnectionsAfter)) {
    const allowed = await withNotionAccess(
      database.authPool,
      some.map(({ userId }) => userId),
    );
    for (const { userId, connectedAt } of some) {
      if (allowed.has(userId) || connectedAt > before) continue;
      await revokeConnection(services, userId);
      await database.asJobs((tx) => deleteUnused(tx, userId, before));
      ended += 1;
    }
  }
  return ended;
}

type ConnectionOf = Pick<typeof notionConnections.$inferSelect, "userId" | "connectedAt">;

async function selectConnectionsAfter(
  tx: Transaction,
  last: ConnectionOf | undefined,
  limit: number,
): Promise<ConnectionOf[]> {
  const { userId, connectedAt } = notionConnections;
  return await tx
    .select({ userId, connectedAt })
    .from(notionConnections)
    .where(afterRow(["user_id"], last && [last.userId]))
    .orderBy(asc(userId))
    .limit(limit);
}

function deleteUnused(tx: Transaction, userId: string, before: Date) {
  return tx
    .delete(notionConnections)
    .where(and(eq(notionConnections.userId, userId), lt(notionConnections.connectedAt, before)));
}
