// The browsers that show a person's reminders: lists, adds, finds and removes them.
import { and, asc, desc, eq, notInArray } from "drizzle-orm";
import { PUSH_BROWSERS } from "#domain/limits/bounds.ts";
import { USUAL_TIMES } from "#domain/promises/reminder.ts";
import { findSessionValidityByName } from "../../platform/auth/session-lookup.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { hasTexts, isRecord } from "../../platform/crypto/shape.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { pushSubscriptions, reminderSettings } from "../../platform/db/tables/promises.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Push, PushAddress } from "../../platform/push/push.ts";
import type { Services } from "../../platform/services.ts";

type BrowserServices = Pick<Services, "database" | "vault" | "clock"> & { push: Push };

/** Returns the browsers that get notifications, and the key that a browser needs to subscribe, in one round trip. */
export async function listBrowsers(
  { database, push }: Pick<BrowserServices, "database" | "push">,
  userId: string,
): Promise<{ publicKey: string; addressHashes: string[] }> {
  const [rows] = await database.batch({ userId }, (tx) => [
    tx
      .select({ addressHash: pushSubscriptions.addressHash })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(asc(pushSubscriptions.createdAt)),
  ]);
  return { publicKey: push.publicKey, addressHashes: rows.map(({ addressHash }) => addressHash) };
}

/**
 * Registers a browser for reminders until its session ends. If the person then has too many browsers, the oldest is
 * removed. Throws `invalid_input` for an address that belongs to no known push service, or for invalid keys.
 */
export async function addBrowser(
  { database, vault, clock, push }: BrowserServices,
  { userId, sessionName }: { userId: string; sessionName: string },
  address: PushAddress,
): Promise<{ addressHash: string }> {
  if (!(await push.isUsable(address))) {
    throw new AppError("invalid_input", sentences.unknownPushService, { field: "endpoint" });
  }
  const key = await vault.keyOf(userId);
  const row = { userId, addressHash: push.hashOf(address.endpoint) };
  const body = key.seal(address, placeOf(pushSubscriptions, "body", row));
  const createdAt = clock.now();
  await database.batch({ userId }, (tx) => [
    tx
      .insert(pushSubscriptions)
      .values({ ...row, body, sessionName, createdAt })
      .onConflictDoUpdate({
        target: [pushSubscriptions.userId, pushSubscriptions.addressHash],
        set: { body, sessionName, createdAt },
      }),
    dropOldest(tx, userId),
    tx
      .insert(reminderSettings)
      .values({ userId, ...USUAL_TIMES, updatedAt: createdAt })
      .onConflictDoNothing(),
  ]);
  return { addressHash: row.addressHash };
}

/** Removes a browser from those that get notifications, in one round trip. */
export async function dropBrowser(
  { database }: Pick<Services, "database">,
  userId: string,
  addressHash: string,
): Promise<{ isRemoved: boolean }> {
  const [gone] = await database.batch({ userId }, (tx) => [
    tx
      .delete(pushSubscriptions)
      .where(ofBrowser(userId, addressHash))
      .returning({ userId: pushSubscriptions.userId }),
  ]);
  return { isRemoved: gone.length > 0 };
}

/**
 * Returns the push address of a browser; `null` if the browser is not registered any more. Removes a browser whose
 * session has ended or that subscribed with an earlier key of the server.
 */
export async function findOrRemoveBrowser(
  services: BrowserServices,
  userId: string,
  addressHash: string,
): Promise<PushAddress | null> {
  const { database, vault, push } = services;
  const [[row]] = await database.batch({ userId }, (tx) => [
    tx.select().from(pushSubscriptions).where(ofBrowser(userId, addressHash)),
  ]);
  if (!row) return null;
  const key = await vault.keyToShow(userId);
  const opened = key.unseal(row.body, placeOf(pushSubscriptions, "body", row), { shape: isAddress });
  const sessions = await findSessionValidityByName(database.authPool, [userId]);
  const isGood =
    opened.ok && (await push.isUsable(opened.value)) && push.hashOf(opened.value.endpoint) === addressHash;
  if (isGood && sessions.get(row.sessionName) === true) return opened.value;
  await dropBrowser(services, userId, addressHash);
  return null;
}

function ofBrowser(userId: string, addressHash: string) {
  return and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.addressHash, addressHash));
}

function dropOldest(tx: Transaction, userId: string) {
  const newest = tx
    .select({ addressHash: pushSubscriptions.addressHash })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt))
    .limit(PUSH_BROWSERS);
  return tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.addressHash, newest)));
}

const hasKeys = hasTexts("p256dh", "auth");

function isAddress(value: unknown): value is PushAddress {
  return isRecord(value) && typeof value.endpoint === "string" && hasKeys(value.keys);
}
