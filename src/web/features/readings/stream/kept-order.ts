/**
 * The request for this tab's current reading. It is stored in the tab's storage, so that it survives a reload and a
 * sign-in, and is deleted at sign-out. Its text stays in the draft that the request was made from.
 */

import { readStoredJson, storeJson } from "#web/api/kept.ts";
import { KEPT } from "#web/kept-items.ts";
import { textOfSent } from "../request/request-draft.ts";
import { type ReadingOrder, readOrder } from "./reading-order.ts";

/** A request that could not be stored, or whose draft could not be stored. A reload loses it. */
let unstored: { userId: string; order: ReadingOrder } | null = null;

interface Storages {
  /** The tab's storage, which holds the request. */
  tab: Storage;
  /** The browser's storage, which holds the drafts. */
  drafts: Storage;
}

const STORAGES: Storages = {
  get tab() {
    return sessionStorage;
  },
  get drafts() {
    return localStorage;
  },
};

function keyOf(userId: string): string {
  return KEPT.readingOrder.key + userId;
}

export function storeOrder(userId: string, order: ReadingOrder, { tab, drafts } = STORAGES): void {
  const { userContext: _inDraft, ...stored } = order;
  const isStored = textOfSent(drafts, order.draft) !== null && storeJson(tab, keyOf(userId), stored);
  unstored = isStored ? null : { userId, order };
}

/**
 * Reads the request for the reading that this tab has begun. Returns `null` if there is none, or if the person has
 * changed the draft that it was made from.
 */
export function readStoredOrder(userId: string, { tab, drafts } = STORAGES): ReadingOrder | null {
  if (unstored?.userId === userId) return unstored.order;
  const stored = readOrder(readStoredJson(tab, keyOf(userId)));
  const userContext = stored && textOfSent(drafts, stored.draft);
  return stored && userContext ? { ...stored, userContext } : null;
}

export function deleteStoredOrder(userId: string, { tab } = STORAGES): void {
  unstored = null;
  tab.removeItem(keyOf(userId));
}
