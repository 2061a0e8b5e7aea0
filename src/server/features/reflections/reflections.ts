// Public interface of the reflections feature: encrypts and presents a reflection, and selects those on one
// card.
import { and, eq } from "drizzle-orm";
import type { Reflection } from "#contract/reflections.ts";
import type { BlockTypeId, Card } from "#domain/deck/card.ts";
import { questionAt } from "#domain/deck/prompts.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { hasTexts, type Shape } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { cardReflections } from "../../platform/db/tables/cards.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { type ReflectionRow, selectReflection } from "./reflections.queries.ts";

export { type ReflectionRow, selectReflection };

interface SealedBody {
  text: string;
}
const isBody: Shape<SealedBody> = hasTexts("text");

type RowId = Pick<ReflectionRow, "userId" | "cardId" | "prompt">;

export function sealReflection(key: UserKey, row: RowId, text: string): string {
  const body: SealedBody = { text };
  return key.seal(body, placeOf(cardReflections, "body", row));
}

/** Returns the text of a reflection; `null` if it cannot be decrypted. */
export function openReflection(key: UserKey, row: ReflectionRow): string | null {
  const opened = key.unseal(row.body, placeOf(cardReflections, "body", row), { shape: isBody });
  return opened.ok ? opened.value.text : null;
}

/** Presents a reflection; `card` must be the row's card. */
export function presentReflection(key: UserKey, row: ReflectionRow, card: Card): Reflection {
  const text = openReflection(key, row);
  return {
    cardId: row.cardId,
    cardName: card.name,
    prompt: row.prompt,
    question: questionAt(card, row.prompt),
    text: text ?? sentences.unreadableEntry,
    blockTypeId: row.blockTypeId as BlockTypeId | null,
    isUnreadable: text === null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function selectReflectionsOnCard(tx: Transaction, userId: string, cardId: string) {
  return tx
    .select()
    .from(cardReflections)
    .where(and(eq(cardReflections.userId, userId), eq(cardReflections.cardId, cardId)))
    .orderBy(cardReflections.prompt);
}
