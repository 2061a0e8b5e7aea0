/**
 * The order of this tab's current reading. The tab's storage is its only place, so that it survives a reload and a
 * sign-in, and is deleted at sign-out.
 */

import { readStoredJson, storeJson } from "#web/api/kept.ts";
import { KEPT } from "#web/kept-items.ts";
import { type ReadingOrder, readOrder } from "./reading-order.ts";

/** An order for a reading that did not fit into the storage. A reload loses it. */
let unstored: { userId: string; order: ReadingOrder } | null = null;

function keyOf(userId: string): string {
  return KEPT.readingOrder.key + userId;
}

export function storeOrder(storage: Storage, userId: string, order: ReadingOrder): void {
  unstored = storeJson(storage, keyOf(userId), order) ? null : { userId, order };
}

export function readStoredOrder(storage: Storage, userId: string): ReadingOrder | null {
  return unstored?.userId === userId ? unstored.order : readOrder(readStoredJson(storage, keyOf(userId)));
}

export function deleteStoredOrder(storage: Storage, userId: string): void {
  unstored = null;
  storage.removeItem(keyOf(userId));
}
