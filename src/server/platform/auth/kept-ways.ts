import type pg from "pg";
import type { WayIn } from "#contract/ways-in-schemas.ts";
import { isUniqueViolation, withoutStatementValues } from "../db/database-error.ts";
import { refusal } from "../errors/app-error.ts";
import type { Entry } from "./entry.ts";
import { inTransaction } from "./in-transaction.ts";
import type { Queryable } from "./mail-keys.ts";
import type { SignInServices } from "./sign-in-services.ts";
import { giveToOwner, type Kept, listWaysIn, lockAccount } from "./ways-in.ts";

type KeptServices = Pick<SignInServices, "pool" | "live">;

/**
 * Returns what the person wants to keep of an account whose address nobody has confirmed so far. If they were not asked
 * yet, throws the list of what is there.
 */
export async function keptOrAsk(
  pool: pg.Pool,
  { userId, keep, now }: { userId: string; keep: Kept | undefined; now: Date },
): Promise<{ keep: Kept; ways: WayIn[] }> {
  const ways = await listWaysIn(pool, userId, now);
  if (keep || ways.length === 0) return { keep: keep ?? [], ways };
  throw refusal("former_ways", { ways });
}

interface Entering {
  userId: string;
  isConfirmed: boolean;
  /** The account's `asked_version` when the proof was checked. */
  askedVersion: number;
  /** What the person wants to keep; absent before they were asked. */
  keep: Kept | undefined;
  now: Date;
  /** Uses up what proves that the address is the person's. Returns whether it still worked. */
  spend: (client: Queryable) => Promise<boolean>;
}

/**
 * Uses up what lets somebody in. An account whose address nobody has confirmed so far is given to them, with what they keep.
 * Returns what a session may begin with; `null` if the proof no longer worked. With a second factor that stays, it is a first
 * step only, and is not used up.
 */
export async function spendToEnter(
  services: KeptServices,
  { userId, isConfirmed, askedVersion, keep, now, spend }: Entering,
): Promise<Entry | null> {
  const { pool } = services;
  if (isConfirmed) return (await spend(pool)) ? { userId, askedVersion } : null;
  const choice = await keptOrAsk(pool, { userId, keep, now });
  if (keepsFactor(choice)) return { userId, askedVersion };
  return await handOver(services, { userId, keep: choice.keep, now, spend });
}

/** Returns whether the person wants to keep a second factor that the account has: the sign-in then needs its code, too. */
function keepsFactor({ keep, ways }: { keep: Kept; ways: WayIn[] }): boolean {
  return keep.includes("second-factor") && ways.some(({ kind }) => kind === "second-factor");
}

interface HandOver {
  userId: string;
  keep: Kept;
  now: Date;
  /** Uses up what proves that the address is the person's. Returns whether it still worked. */
  spend: (client: pg.PoolClient) => Promise<boolean>;
  /** What else belongs to it, in the same transaction. */
  finish?: (client: pg.PoolClient) => Promise<void>;
}

/**
 * Gives an account to the person who has proved that its address is theirs. Returns what a session may begin with; `null` if
 * the proof no longer worked: of several calls at once, only one gets in.
 */
export async function handOver(
  { pool, live }: KeptServices,
  { userId, keep, now, spend, finish }: HandOver,
): Promise<Entry | null> {
  const entry = await inTransaction(pool, async (client) => {
    await lockAccount(client, userId);
    if (!(await spend(client))) return null;
    const askedVersion = await giveToOwner(client, { userId, keep, now });
    await finish?.(client);
    return { userId, askedVersion };
  }).catch(staleIfTaken);
  if (entry && !keep.includes("sessions")) live.sessionsChanged({ userId });
  return entry;
}

/** Throws that the link is stale if another account has confirmed its address meanwhile, otherwise the error itself. */
export function staleIfTaken(error: unknown): never {
  throw isUniqueViolation(withoutStatementValues(error), "user_email") ? refusal("invalid_token") : error;
}
