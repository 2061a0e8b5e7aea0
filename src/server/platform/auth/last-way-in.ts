import type pg from "pg";
import { WALLET } from "./auth-names.ts";
import { inTransaction } from "./in-transaction.ts";
import { lockAccount } from "./ways-in.ts";

/**
 * Whether somebody can sign in to the account `$1`: by mail, a password with an address, a passkey, a known provider or, with
 * `$2`, a wallet.
 */
const HAS_WAY_IN = `
  select (u.email_verified and u.email not like '%.invalid')
    or exists (select from auth.passkey where user_id = u.id)
    or exists (select from auth.account a left join auth.identity_provider p on p.id = a.provider_id
      where a.user_id = u.id and (p.id is not null or ($2::boolean and a.provider_id = '${WALLET}')
        or (a.password is not null and u.email not like '%.invalid'))) as "hasWay"
  from auth."user" u where u.id = $1`;

/** Thrown to roll a change back. */
class LastWayIn extends Error {}

interface Account {
  userId: string;
  /** Whether this server lets wallets in. */
  hasWallets: boolean;
}

/**
 * Changes in a transaction how an account is entered, unless nobody could sign in any more: the change is rolled back then,
 * and the promise resolves with `last`. The account's row is locked meanwhile, so that two removals at once cannot remove the
 * last two ways.
 */
export async function changeWaysIn<Result>(
  pool: pg.Pool,
  { userId, hasWallets }: Account,
  change: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result | "last"> {
  try {
    return await inTransaction(pool, async (client) => {
      await lockAccount(client, userId);
      const result = await change(client);
      const { rows } = await client.query<{ hasWay: boolean }>(HAS_WAY_IN, [userId, hasWallets]);
      if (rows[0]?.hasWay !== true) throw new LastWayIn();
      return result;
    });
  } catch (error) {
    if (error instanceof LastWayIn) return "last";
    throw error;
  }
}

/** Removes a way to sign in, unless it is the last. `remove` resolves with the number of rows that it removed. */
export async function removeWayIn(
  pool: pg.Pool,
  account: Account,
  remove: (client: pg.PoolClient) => Promise<number>,
): Promise<"removed" | "last" | "unknown"> {
  return await changeWaysIn(pool, account, async (client) =>
    (await remove(client)) === 0 ? "unknown" : "removed",
  );
}
