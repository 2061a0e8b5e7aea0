import type { Reflection } from "#contract/reflections.ts";
import type { BlockTypeId, Card } from "#domain/deck/card.ts";
import { requireBase } from "../../platform/based-on.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { type Deck, findCard } from "../cards/cards.ts";
import { throwIfCrisis } from "../session/session.ts";
import {
  deleteReflection,
  type ReflectionId,
  selectReflection,
  upsertReflection,
} from "./reflections.queries.ts";
import { presentReflection, sealReflection } from "./reflections.ts";

type SaveServices = Pick<Services, "database" | "vault" | "clock"> & { deck: Deck };

export interface ReflectionSave {
  userId: string;
  slug: string;
  prompt: number;
  /** The text of the reflection as typed. A blank text deletes the reflection. */
  text: string;
  blockTypeId: BlockTypeId | null;
  /** The reflection that the change started from; an empty text if there was none. */
  basedOn?: { text?: string | undefined; blockTypeId?: BlockTypeId | null | undefined } | undefined;
  /** Whether the person has seen the crisis help and wants to save the reflection. */
  goOnAnyway: boolean;
}

/** The number of attempts when other requests change the same reflection at the same time. */
const ATTEMPTS = 4;

/**
 * Saves or deletes a reflection in two round trips, and two more for each conflicting change. Throws `crisis_help`, and
 * writes nothing, when the text speaks of a crisis and the person has not confirmed, and `changed_elsewhere` when the
 * stored reflection is not the one that the change started from.
 */
export async function saveReflection(
  services: SaveServices,
  request: ReflectionSave,
): Promise<{ reflection: Reflection | null }> {
  const { userId, prompt, text } = request;
  const card = findCard(services.deck, request.slug);
  const id = { userId, cardId: card.id, prompt };
  if (text.trim() !== "" && !request.goOnAnyway) await throwIfCrisis(services, userId, [text]);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const saved = await trySaving(services, { ...request, card, id });
    if (saved) return saved;
  }
  throw new AppError("conflict", sentenceOf("conflict"));
}

/** Saves or deletes a reflection. Returns `null` when another request has changed it in the meantime. */
async function trySaving(
  { database, vault, clock }: SaveServices,
  { id, card, text, blockTypeId, basedOn }: ReflectionSave & { id: ReflectionId; card: Card },
): Promise<{ reflection: Reflection | null } | null> {
  const { userId } = id;
  const [, [keyRow], [read]] = await database.batch({ userId }, (tx) => [
    vault.createKeyQuery(tx, userId),
    vault.keyQuery(tx, userId),
    selectReflection(tx, id),
  ]);
  if (!keyRow) throw new Error("A data key was stored and not found");
  const key = vault.open(keyRow);
  const before = read && presentReflection(key, read, card);
  const isBlank = text.trim() === "";
  requireBase({
    stored: {
      text: before && !before.isUnreadable ? before.text : "",
      blockTypeId: before?.blockTypeId ?? null,
    },
    basedOn,
    wanted: { text: isBlank ? "" : text, blockTypeId: isBlank ? null : blockTypeId },
  });
  if (isBlank) {
    if (!read) return { reflection: null };
    const [gone] = await database.batch({ userId }, (tx) => [deleteReflection(tx, read)]);
    return gone.length > 0 ? { reflection: null } : null;
  }
  const now = clock.now();
  const row = { ...id, blockTypeId, body: sealReflection(key, id, text), createdAt: now, updatedAt: now };
  const [[saved]] = await database.batch({ userId }, (tx) => [upsertReflection(tx, row, read)]);
  return saved ? { reflection: presentReflection(key, saved, card) } : null;
}
