import { type SQL, sql } from "drizzle-orm";
import { OWNED_DATA, type OwnedData, type OwnedTableName } from "#domain/account/owned-data.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { emptySearchPartsOf } from "../../platform/db/empty-search-part.ts";
import { isStill } from "../../platform/jobs/delete-by-key.ts";
import { inBatches } from "../../platform/jobs/in-batches.ts";
import type { Services } from "../../platform/services.ts";

/**
 * The time in milliseconds for which deleted rows are kept. It is longer than the undo period, so that an undo always
 * finds its rows.
 */
const KEPT_DELETED_MS = MINUTE_MS;
/** The number of deleted things that one transaction removes; small, because each has many dependent rows. */
const ROOTS_A_BATCH = 50;

type PurgeServices = Pick<Services, "database" | "clock">;

/**
 * Removes for good what was deleted a minute ago: insights with all dependent rows and their words in the search index,
 * blocks with their timeline, and chats. Hides the pictures of a deleted block; the job `forget-pictures` deletes
 * them. The insights of a deleted block stay, without their link to it. Resolves with the number of each.
 */
export async function purgeDeleted({ database, clock }: PurgeServices): Promise<Record<string, number>> {
  const before = new Date(clock.now().getTime() - KEPT_DELETED_MS).toISOString();
  const unlinked = sql`unlinked as (
    update app.insights i set user_block_id = null from user_blocks_gone d
    where i.user_id = d.user_id and i.user_block_id = d.id)`;
  const unpictured = sql`unpictured as (
    update app.pictures p set state = 'removing', changed_at = to_timestamp(0) from user_blocks_gone d
    where p.user_id = d.user_id and p.block_id = d.id)`;
  const unindexed = sql`unindexed as (${emptySearchPartsOf(sql`insights_gone`)})`;
  const purge = (root: OwnedTableName, also: readonly SQL[] = []): Promise<number> =>
    inBatches(
      database,
      async (tx, limit) => {
        const { rows } = await tx.execute<{ purged: number }>(purgeStatement(root, { before, limit }, also));
        return rows[0]?.purged ?? 0;
      },
      ROOTS_A_BATCH,
    );
  return {
    insights: await purge("insights", [unindexed]),
    blocks: await purge("user_blocks", [unlinked, unpictured]),
    chats: await purge("insight_conversations"),
  };
}

/** One statement that deletes the rows of a table and all rows that belong to them (`OwnedData.belongs`). */
function purgeStatement(
  root: OwnedTableName,
  { before, limit }: { before: string; limit: number },
  also: readonly SQL[],
): SQL {
  const gone = sql.identifier(goneName(root));
  const isOld = sql`deleted_at < ${before}::timestamptz`;
  const first = sql`old as (
    select user_id, id from ${tableNamed(root)} where ${isOld} limit ${limit}
  ), ${gone} as (
    delete from ${tableNamed(root)} r using old
    where r.user_id = old.user_id and r.id = old.id and ${isStill(isOld)} returning r.*)`;
  const parts = sql.join([first, ...deletesBelow(root), ...also], sql`, `);
  return sql`with ${parts} select count(*)::int as purged from ${gone}`;
}

function deletesBelow(parent: string): SQL[] {
  return Object.entries<OwnedData>(OWNED_DATA).flatMap(([name, { belongs = [] }]) =>
    belongs
      .filter(({ to }) => to === parent)
      .flatMap(({ by, of = "id" }) => [
        sql`${sql.identifier(goneName(name))} as (
          delete from ${tableNamed(name)} c using ${sql.identifier(goneName(parent))} p
          where c.user_id = p.user_id and c.${sql.identifier(by)} = p.${sql.identifier(of)} returning c.*)`,
        ...deletesBelow(name),
      ]),
  );
}

function goneName(table: string): string {
  return `${table}_gone`;
}

function tableNamed(name: string): SQL {
  return sql`app.${sql.identifier(name)}`;
}
