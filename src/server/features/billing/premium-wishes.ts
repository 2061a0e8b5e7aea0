// Addresses that asked to be told when Premium is for sale. Each is sealed, gets one letter, and is forgotten with it.
import { sql } from "drizzle-orm";
import { PREMIUM_WISH_KEPT_DAYS } from "#domain/plans/kept.ts";
import { DAY_MS } from "#domain/time.ts";
import { canonicalAddress } from "../../platform/auth/canonical-address.ts";
import { countCalls } from "../../platform/auth/count-calls.ts";
import { JOINS_OF_NETWORK, networkKey } from "../../platform/auth/limits.ts";
import { openBytes, sealBytes } from "../../platform/crypto/envelope.ts";
import { holderFromSecret } from "../../platform/crypto/secret-holder.ts";
import { hashOfSecretToken } from "../../platform/crypto/secret-token.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { deleteByKey } from "../../platform/jobs/delete-by-key.ts";
import type { StopLinks } from "../../platform/letters/stop-links.ts";
import type { Services } from "../../platform/services.ts";
import { premiumForSale } from "./compose-letters.ts";

const KEY_LABEL = "rubber-arcana addresses that wait for Premium 1";
const TOLD_A_RUN = 500;

type WishServices = Pick<Services, "database" | "clock" | "payments"> & {
  stopLinks: StopLinks;
  wishSeal: WishSeal;
};

export interface WishSeal {
  seal(leaveHash: string, email: string): string;
  /** Returns the address, or `null` if it was sealed under another secret. */
  open(leaveHash: string, sealed: string): string | null;
}

/** Creates the seal of stored addresses. A sealed address opens only in its own row. */
export function createWishSeal(secret: string): WishSeal {
  const holder = holderFromSecret(secret, { id: "premium-wishes", label: KEY_LABEL });
  const placeOf = (rowId: string) => ({ table: "premium_wish", column: "sealed", userId: "", rowId });
  return {
    seal: (leaveHash, email) => sealBytes(holder, Buffer.from(email), placeOf(leaveHash)),
    open(leaveHash, sealed) {
      const opened = openBytes(holder, sealed, placeOf(leaveHash));
      return opened.ok ? opened.bytes.toString("utf8") : null;
    },
  };
}

/** Keeps an address for the letter. Throws `conflict` where Premium is for sale already. */
export async function keepWish(services: WishServices, address: string, ip: string): Promise<void> {
  const { database, clock, payments, stopLinks, wishSeal } = services;
  if (payments) throw new AppError("conflict", sentences.forSaleAlready);
  const email = canonicalAddress(address);
  const now = clock.now();
  const limit = { key: networkKey(ip, "/billing/tell-me"), ...JOINS_OF_NETWORK };
  const wait = await countCalls(database.authPool, [limit], now.getTime());
  if (wait !== null) throw new AppError("rate_limited", sentences.tooManyLetters, { retryAfter: wait });
  const leaveHash = hashOfSecretToken(stopLinks.ofAddress(email, "premium").token);
  await database.authPool.query(
    `insert into lookup.premium_wish (leave_hash, sealed, created_at) values ($1, $2, $3)
     on conflict (leave_hash) do nothing`,
    [leaveHash, wishSeal.seal(leaveHash, email), now],
  );
}

/** Forgets the address of a letter's link. Does nothing if it is not kept. */
export async function forgetWish({ database }: Pick<Services, "database">, token: string): Promise<void> {
  const hash = hashOfSecretToken(token);
  await database.authPool.query("delete from lookup.premium_wish where leave_hash = $1", [hash]);
}

/**
 * Deletes addresses that have waited too long. Where Premium is for sale, replaces each of the others by its letter, in one
 * statement each.
 */
export async function tellOfPremium(
  services: WishServices & Pick<Services, "post">,
): Promise<Record<string, number>> {
  const { database, clock, payments, post, wishSeal } = services;
  const forgotten = await forgetOldWishes(services);
  if (!payments) return { forgotten };
  const { rows } = await database.authPool.query<{ leaveHash: string; sealed: string }>(
    `select leave_hash as "leaveHash", sealed from lookup.premium_wish order by created_at limit $1`,
    [TOLD_A_RUN],
  );
  let told = 0;
  for (const { leaveHash, sealed } of rows) {
    const email = wishSeal.open(leaveHash, sealed);
    if (email === null) {
      await database.authPool.query("delete from lookup.premium_wish where leave_hash = $1", [leaveHash]);
      continue;
    }
    const letter = post.seal(premiumForSale(email));
    const { rowCount } = await database.authPool.query(
      `with gone as (delete from lookup.premium_wish where leave_hash = $1 returning leave_hash)
       insert into auth.letter (id, sealed, created_at) select $2, $3, $4 from gone`,
      [leaveHash, letter.id, letter.sealed, clock.now()],
    );
    if (rowCount !== 1) continue;
    post.written(letter.id);
    told += 1;
  }
  return { told, forgotten };
}

async function forgetOldWishes({ database, clock }: Pick<Services, "database" | "clock">): Promise<number> {
  const before = new Date(clock.now().getTime() - PREMIUM_WISH_KEPT_DAYS * DAY_MS).toISOString();
  return await deleteByKey(database, {
    table: "lookup.premium_wish",
    key: ["leave_hash"],
    time: "created_at",
    where: sql`created_at < ${before}::timestamptz`,
  });
}
