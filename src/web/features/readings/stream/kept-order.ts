/**
 * The request for this tab's current reading. It is stored in the tab's storage, so that it survives a reload and a
 * sign-in, and is deleted at sign-out. Its text stays in the draft that the request was made from, and the answers beside it.
 */

import { json, KEPT, keptItem } from "#web/kept-items.ts";
import { answersAbout } from "../questions/kept-answers.ts";
import { textOfSent } from "../request/request-draft.ts";
import { type ReadingOrder, readOrder } from "./reading-order.ts";

const storedOrder = keptItem({ ...KEPT.readingOrder, schema: json(readOrder) });

/** A request that could not be stored, or whose draft could not be stored. A reload loses it. */
let unstored: { userId: string; order: ReadingOrder } | null = null;

export function storeOrder(userId: string, order: ReadingOrder): void {
  const { userContext: _inDraft, answers: _besideDraft, ...stored } = order;
  const isStored = textOfSent(order.draft) !== null && storedOrder.keep(stored, userId);
  unstored = isStored ? null : { userId, order };
}

/**
 * Reads the request for the reading that this tab has begun. Returns `null` if there is none, or if the person has
 * changed the draft that it was made from.
 */
export function readStoredOrder(userId: string): ReadingOrder | null {
  if (unstored?.userId === userId) return unstored.order;
  const stored = storedOrder.read(userId);
  const userContext = stored && textOfSent(stored.draft);
  if (!stored || !userContext) return null;
  return { ...stored, userContext, ...(stored.isAsked && { answers: answersAbout(stored.draft) }) };
}

export function deleteStoredOrder(userId: string): void {
  unstored = null;
  storedOrder.drop(userId);
}
