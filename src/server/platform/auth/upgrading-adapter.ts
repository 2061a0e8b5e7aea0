/**
 * The library's database adapter with two changes: session tokens are stored as hashes, and when a guest signs up, the
 * guest's row becomes the account instead of a new user. The id stays, and with it the key and everything encrypted with it.
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

const schema = { user, session, account, verification, rateLimit, letter, jwks };

export function guestUpgradingAdapter(
  pool: pg.Pool,
  clock: Clock,
): (options: BetterAuthOptions) => DBAdapter<BetterAuthOptions> {
  const plain = drizzleAdapter(drizzle(pool, { schema }), { provider: "pg", schema, transaction: true });
  return (options) => {
    const adapter = plain(options);
    return {
      ...adapter,
      ...changed(adapter, clock),
      transaction: (work) => adapter.transaction((inside) => work({ ...inside, ...changed(inside, clock) })),
    };
  };
}

function changed(adapter: DBTransactionAdapter<BetterAuthOptions>, clock: Clock) {
  const hashing = { ...adapter, ...hashingTokens(adapter) };
  return { ...hashing, ...upgrading(hashing, clock) };
}

function upgrading(
  adapter: DBTransactionAdapter<BetterAuthOptions>,
  clock: Clock,
): Pick<typeof adapter, "create"> {
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
