/** Moves a guest's rows to the account they sign in to. A move stays pending until it succeeds. */
import type pg from "pg";
import type { Clock } from "../clock.ts";
import { resealRows } from "../crypto/reseal-rows.ts";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../db/database.ts";
import { delayFirstTimeZone, lockZonelessDay, willSetFirstTimeZone } from "../db/first-zone.ts";
import type { Logger } from "../log/log.ts";
import { inTransaction } from "./in-transaction.ts";

export interface MoveServices {
  database: Database;
  vault: Vault;
  clock: Clock;
  log: Logger;
  removeUser: (userId: string) => Promise<unknown>;
}

/** Records that all rows of `from` must move to `to`; `runPendingMoves` moves them. */
export async function recordPendingMove(
  { database, clock }: Pick<MoveServices, "database" | "clock">,
  from: string,
  to: string,
) {
  await database.authPool.query(
    `insert into auth.guest_move (from_user_id, to_user_id, created_at)
     select $1, $2, $3 where exists (select from auth."user" where id = $1 and is_guest)
     on conflict (from_user_id) do nothing`,
    [from, to, clock.now()],
  );
}

/**
 * Runs the pending moves to this account. A failed move changes nothing, is logged, and is retried at the
 * next sign-in. It never fails the sign-in.
 */
export async function runPendingMoves(services: MoveServices, to: string): Promise<void> {
  const { rows } = await services.database.authPool.query<{ from: string }>(
    `select from_user_id as "from" from auth.guest_move where to_user_id = $1 order by created_at`,
    [to],
  );
  for (const { from } of rows) {
    try {
      await settleMove(services, from, to);
    } catch (error) {
      services.log.error(
        { err: error },
        "a guest's rows could not be moved; tried again at the next sign-in",
      );
    }
  }
}

/** Locks the pending move, so that two parallel sign-ins do not both run it. */
async function settleMove(services: MoveServices, from: string, to: string): Promise<void> {
  await inTransaction(services.database.authPool, async (client) => {
    if (await holdDebt(client, from)) {
      await moveRows(services, from, to);
      await noteMove(client, { from, to, now: services.clock.now() });
    }
    await client.query("delete from auth.guest_move where from_user_id = $1", [from]);
  });
  await services.removeUser(from);
}

async function holdDebt(client: pg.PoolClient, from: string): Promise<boolean> {
  const { rowCount } = await client.query("select from auth.guest_move where from_user_id = $1 for update", [
    from,
  ]);
  return rowCount === 1;
}

/**
 * Records where the rows went, for a reading that is still running. Runs in the transaction that deletes the
 * pending move, so that one of the two records always exists.
 */
async function noteMove(
  client: pg.PoolClient,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  await client.query(
    `insert into auth.moved_guest (from_user_id, to_user_id, moved_at)
     select $1, id, $3 from auth."user" where id = $2 on conflict (from_user_id) do nothing`,
    [from, to, now],
  );
}

/** Returns the account that a guest's rows moved to or are about to move to; `null` if there is none. */
export async function findAccountOfMovedGuest(pool: pg.Pool, from: string): Promise<string | null> {
  const { rows } = await pool.query<{ to: string }>(
    `select to_user_id as "to" from auth.moved_guest where from_user_id = $1
     union all select to_user_id from auth.guest_move where from_user_id = $1`,
    [from],
  );
  return rows[0]?.to ?? null;
}

async function moveRows({ database, vault, clock }: MoveServices, from: string, to: string): Promise<void> {
  const [fromKey, toKey] = [await vault.keyOf(from), await vault.keyOf(to)];
  const now = clock.now();
  await database.acrossUsers({ from, to }, async (tx) => {
    await lockZonelessDay(tx, to, now);
    const isZonePending = await willSetFirstTimeZone(tx, to, now);
    await resealRows(tx, { userId: from, key: fromKey }, { userId: to, key: toKey });
    if (isZonePending) await delayFirstTimeZone(tx, to, now);
  });
  vault.forget(from);
}
