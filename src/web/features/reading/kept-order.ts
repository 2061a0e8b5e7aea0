/** The reading under way, kept for this tab beside the router's state, which a way through the door does not survive. */
import { keep, readKept } from "../../api/kept.ts";
import { type ReadingOrder, readOrder } from "./reading-order.ts";

function keyOf(userId: string): string {
  return `rubber-arcana:reading:${userId}`;
}

export function keepOrder(storage: Storage, userId: string, order: ReadingOrder): void {
  // Where there is no room a reload still finds the order in the router's state.
  keep(storage, keyOf(userId), order);
}

export function readKeptOrder(storage: Storage, userId: string): ReadingOrder | null {
  return readOrder(readKept(storage, keyOf(userId)));
}

export function dropKeptOrder(storage: Storage, userId: string): void {
  storage.removeItem(keyOf(userId));
}
