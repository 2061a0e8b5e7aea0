// Deletes the events of old runs from the partitions of their table. The id of a run tells when it began, and an index for
// jobs on it finds the old events of a partition.
import { sql } from "drizzle-orm";
import { MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import type { Database, Transaction } from "../../platform/db/database.ts";
import { firstIdAt } from "../../platform/db/ids.ts";
import { SLOT_SECONDS, SLOTS } from "../../platform/db/tables/schemas.ts";
import { deleteByKey } from "../../platform/jobs/delete-by-key.ts";

const SLOT_MS = SLOT_SECONDS * SECOND_MS;
/** The most milliseconds between the time in a run's id and the time at which the run is stored as begun. */
const MARGIN_MS = MINUTE_MS;
/**
 * The time in milliseconds to wait for the lock on a partition. If a request is reading the partition, the job fails, and
 * its next run empties the partition.
 */
const LOCK_TIMEOUT_MS = 1000;

type PartName = `app.reading_events_${number}`;

/** The ids by which a run is told to be old: it is below `old`. A partition may be emptied if all of its ids are below `all`. */
interface Ids {
  old: string;
  all: string;
}

/**
 * Deletes the events of runs that began in a period of a partition which ended before `before`. A partition that holds
 * nothing else is emptied as a whole, which is how it goes while the server runs without long pauses. After a pause,
 * partitions may hold events of new runs as well. Resolves with the number of partitions that were emptied, and of rows
 * that were deleted one by one.
 */
export async function forgetEvents(
  database: Pick<Database, "asJobs">,
  before: Date,
): Promise<{ slots: number; events: number }> {
  const period = Math.floor((before.getTime() - MARGIN_MS) / SLOT_MS) * SLOT_MS;
  const ids = { old: firstIdAt(new Date(period)), all: firstIdAt(new Date(period + MARGIN_MS)) };
  let [slots, events] = [0, 0];
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const part: PartName = `app.reading_events_${slot}`;
    if (await emptyPart(database, part, ids)) slots += 1;
    else events += await deleteOldEvents(database, part, ids);
  }
  return { slots, events };
}

/** Empties a partition that holds old events and no others. Returns whether it did. */
async function emptyPart(database: Pick<Database, "asJobs">, part: PartName, ids: Ids): Promise<boolean> {
  return await database.asJobs(async (tx) => {
    if (!(await hasOld(tx, part, ids)) || (await hasNew(tx, part, ids))) return false;
    await tx.execute(sql`set local lock_timeout = ${sql.raw(String(LOCK_TIMEOUT_MS))}`);
    await tx.execute(sql`lock table ${sql.raw(part)} in access exclusive mode`);
    // Another transaction may have inserted an event before the lock was granted.
    if (await hasNew(tx, part, ids)) return false;
    await tx.execute(sql`truncate ${sql.raw(part)}`);
    return true;
  });
}

async function hasOld(tx: Transaction, part: PartName, { old }: Ids): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from ${sql.raw(part)} where reading_id < ${old}::uuid order by reading_id limit 1`,
  );
  return rows.length > 0;
}

async function hasNew(tx: Transaction, part: PartName, { all }: Ids): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from ${sql.raw(part)} where reading_id >= ${all}::uuid order by reading_id desc limit 1`,
  );
  return rows.length > 0;
}

async function deleteOldEvents(database: Pick<Database, "asJobs">, part: PartName, { old }: Ids) {
  return await deleteByKey(database, {
    table: part,
    key: ["user_id", "reading_id", "seq", "slot"],
    time: "reading_id",
    where: sql`reading_id < ${old}::uuid`,
  });
}
