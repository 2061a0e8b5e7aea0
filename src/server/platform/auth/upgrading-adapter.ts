/**
 * The library's database adapter with three changes: session tokens are stored as hashes, a session is stored in one
 * transaction with the check of whether it may begin, and when a guest signs up, the guest's row becomes the account instead
 * of a new user. The id stays, and with it the key and everything encrypted with it.
 */
import type { DBAdapter, DBTransactionAdapter } from "@better-auth/core/db/adapter";
import type { BetterAuthOptions } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Clock } from "../clock.ts";
import { account, letter, rateLimit, session, user, verification } from "../db/tables/auth.ts";
import { jwks } from "../db/tables/identities.ts";
import { currentGuest } from "./guest-context.ts";
import { hashingTokens } from "./hashed-tokens.ts";
import { inTransaction } from "./in-transaction.ts";
import { admitSession } from "./session-gate.ts";

const schema = { user, session, account, verification, rateLimit, letter, jwks };

export function guestUpgradingAdapter(
  pool: pg.Pool,
  clock: Clock,
): (options: BetterAuthOptions) => DBAdapter<BetterAuthOptions> {
  return (options) => {
    const plainOn = (connection: pg.Pool | pg.PoolClient) =>
      drizzleAdapter(drizzle(connection, { schema }), { provider: "pg", schema, transaction: true })(options);
    const adapter = plainOn(pool);
    const admitting: SessionCreation = (userId, create) =>
      inTransaction(pool, async (client) => {
        await admitSession(client, userId);
        return await create(hashingTokens(plainOn(client)));
      });
    return {
      ...adapter,
      ...changed(adapter, { clock, admitting }),
      transaction: (work) =>
        adapter.transaction((inside) =>
          work({ ...inside, ...changed(inside, { clock, admitting: refuseWithin }) }),
        ),
    };
  };
}

type Adapter = DBTransactionAdapter<BetterAuthOptions>;
/** Stores a session of this account by `create`, if it may begin. */
type SessionCreation = <R>(
  userId: string,
  create: (within: Pick<Adapter, "create">) => Promise<R>,
) => Promise<R>;

const refuseWithin: SessionCreation = () => {
  throw new Error("A session is stored in a transaction of its own");
};

function changed(adapter: Adapter, { clock, admitting }: { clock: Clock; admitting: SessionCreation }) {
  const hashing = { ...adapter, ...hashingTokens(adapter) };
  const upgraded = upgrading(hashing, clock);
  return {
    ...hashing,
    async create<T extends Record<string, unknown>, R = T>(creation: Parameters<Adapter["create"]>[0]) {
      return creation.model === "session"
        ? await admitting(String(creation.data.userId), (within) => within.create<T, R>(creation as never))
        : await upgraded.create<T, R>(creation as never);
    },
  };
}

function upgrading(adapter: Adapter, clock: Clock): Pick<Adapter, "create"> {
  return {
    async create<T extends Record<string, unknown>, R = T>(
      creation: Parameters<typeof adapter.create<T, R>>[0],
    ) {
      const guest = currentGuest();
      const isAccount = creation.model === "user" && creation.data.isGuest !== true;
      if (!isAccount || !guest.guestId) return await adapter.create<T, R>(creation);
      const { id: _ownIdStays, ...fields } = creation.data as Record<string, unknown>;
      const upgraded = await adapter.update<R>({
        model: "user",
        where: [
          { field: "id", value: guest.guestId },
          { field: "isGuest", value: true },
        ],
        update: { ...fields, isGuest: false, guestUntil: clock.now() },
      });
      if (!upgraded) return await adapter.create<T, R>(creation);
      guest.isUpgraded = true;
      return upgraded;
    },
  };
}
