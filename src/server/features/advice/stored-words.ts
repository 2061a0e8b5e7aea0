// Stores what the duck said about a card, and reads it back.
import type { BlockTypeId } from "#domain/deck/card.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { hasTexts, type Shape } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { cardWords } from "../../platform/db/tables/cards.ts";
import { claimedSince } from "../../platform/streams/claim-once.ts";

/** The subject of words about a card: guidance for a kind of block, or the duck's take. */
export type Subject = BlockTypeId | "take";

export type WordsRow = typeof cardWords.$inferSelect;

interface SealedBody {
  text: string;
}
const isBody: Shape<SealedBody> = hasTexts("text");

export function sealWords(
  key: UserKey,
  row: Pick<WordsRow, "userId" | "cardId" | "subject">,
  text: string,
): string {
  const body: SealedBody = { text };
  return key.seal(body, placeOf(cardWords, "body", row));
}

/** Returns the current words on this subject; `null` when there are none or they cannot be decrypted. */
export function openAdviceWords(
  key: UserKey,
  rows: readonly WordsRow[],
  { subject, version }: { subject: Subject; version: string },
): string | null {
  const row = rows.find((one) => one.subject === subject && one.version === version);
  const opened = row && key.unseal(row.body, placeOf(cardWords, "body", row), { shape: isBody });
  return opened?.ok ? opened.value.text : null;
}

/** The version that marks a card's words as being requested. */
export function requestedVersion(version: string): string {
  return `asked ${version}`;
}

/** Returns whether a request for these words is under way. */
export function isRequested(
  rows: readonly WordsRow[],
  { subject, version }: { subject: Subject; version: string },
  now: Date,
): boolean {
  const since = claimedSince(now);
  return rows.some(
    (one) => one.subject === subject && one.version === requestedVersion(version) && one.createdAt >= since,
  );
}
