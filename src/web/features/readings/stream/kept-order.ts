/**
 * The order of this tab's current reading. The tab's storage is its only place, so that it survives a reload and a
 * sign-in, and is deleted at sign-out.
 */

import { keep, readKept } from "#web/api/kept.ts";
import { KEPT } from "#web/kept-items.ts";
import { type ReadingOrder, readOrder } from "./reading-order.ts";

/** An order for a reading that did not fit into the storage. A reload loses it. */
let unstored: { userId: string; order: ReadingOrder } | null = null;

function keyOf(userId: string): string {
  return KEPT.readingOrder.key + userId;
}

export function keepOrder(storage: Storage, userId: string, order: ReadingOrder): void {
  unstored = keep(storage, keyOf(userId), order) ? null : { userId, order };
}

export function readKeptOrder(storage: Storage, userId: string): ReadingOrder | null {
  return unstored?.userId === userId ? unstored.order : readOrder(readKept(storage, keyOf(userId)));
}

export function dropKeptOrder(storage: Storage, userId: string): void {
  unstored = null;
  storage.removeItem(keyOf(userId));
}
