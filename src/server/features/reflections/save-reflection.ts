import type { Reflection } from "#contract/reflections.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import type { Services } from "../../platform/services.ts";
import { type Deck, findCard } from "../cards/cards.ts";
import { offerHelpFirst } from "../session/session.ts";
import { deleteReflection, upsertReflection } from "./reflections.queries.ts";
import { presentReflection, sealReflection } from "./reflections.ts";

type SaveServices = Pick<Services, "database" | "vault" | "clock"> & { deck: Deck };

export interface SaveRequest {
  userId: string;
  slug: string;
  prompt: number;
  /** The text of the reflection as typed. A blank text deletes the reflection. */
  text: string;
  blockTypeId: BlockTypeId | null;
  /** Whether the person has seen the crisis help and wants to save the reflection. */
  goOnAnyway: boolean;
}

/**
 * Saves or deletes a reflection in one round trip, or two when the person's key is not in memory. Throws
 * `crisis_help`, and writes nothing, when the text speaks of a crisis and the person has not confirmed.
 */
export async function saveReflection(
  services: SaveServices,
  request: SaveRequest,
): Promise<{ reflection: Reflection | null }> {
  const { database, vault, clock, deck } = services;
  const { userId, prompt, text, blockTypeId } = request;
  const card = findCard(deck, request.slug);
  const id = { userId, cardId: card.id, prompt };
  if (text.trim() === "") {
    await database.batch({ userId }, (tx) => [deleteReflection(tx, id)]);
    return { reflection: null };
  }
  if (!request.goOnAnyway) await offerHelpFirst(services, userId, [text]);
  const key = await vault.keyOf(userId);
  const now = clock.now();
  const body = sealReflection(key, id, text);
  const [[row]] = await database.batch({ userId }, (tx) => [
    upsertReflection(tx, { ...id, blockTypeId, body, createdAt: now, updatedAt: now }),
  ]);
  return { reflection: row ? presentReflection(key, row, card) : null };
}
