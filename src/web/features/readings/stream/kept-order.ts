/** Stores the current reading for this tab. Unlike the router's state, it survives signing in. */

import { keep, readKept } from "#web/api/kept.ts";
import { KEPT } from "#web/kept-items.ts";
import { type ReadingOrder, readOrder } from "./reading-order.ts";

function keyOf(userId: string): string {
  return KEPT.readingOrder.key + userId;
}

export function keepOrder(storage: Storage, userId: string, order: ReadingOrder): void {
  // If the storage is full, a reload still finds the order in the router's state.
  keep(storage, keyOf(userId), order);
}

export function readKeptOrder(storage: Storage, userId: string): ReadingOrder | null {
  return readOrder(readKept(storage, keyOf(userId)));
}

export function dropKeptOrder(storage: Storage, userId: string): void {
  storage.removeItem(keyOf(userId));
}
