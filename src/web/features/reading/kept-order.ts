/** The reading under way, kept for this tab beside the router's state, which a way through the door does not survive. */
import { type ReadingOrder, readOrder } from "./reading-order.ts";

function keyOf(userId: string): string {
  return `rubber-arcana:reading:${userId}`;
}

export function keepOrder(storage: Storage, userId: string, order: ReadingOrder): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(order));
  } catch {
    // Without it a reload still finds the order in the router's state.
  }
}

export function readKeptOrder(storage: Storage, userId: string): ReadingOrder | null {
  try {
    return readOrder(JSON.parse(storage.getItem(keyOf(userId)) ?? "null"));
  } catch {
    return null;
  }
}

export function dropKeptOrder(storage: Storage, userId: string): void {
  storage.removeItem(keyOf(userId));
}
