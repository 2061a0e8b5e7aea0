// What the duck said about a card, as it is kept.
import type { BlockTypeId } from "../../../domain/deck/card.ts";
import { placeOf } from "../../platform/crypto/encrypted-columns.ts";
import { hasTexts, type Shape } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { cardWords } from "../../platform/db/tables/cards.ts";

/** Guidance for a kind of block, or his take. */
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

/** What was said of this subject and still holds; `null` where there is nothing, or it does not open. */
export function openWords(
  key: UserKey,
  rows: readonly WordsRow[],
  { subject, version }: { subject: Subject; version: string },
): string | null {
  const row = rows.find((one) => one.subject === subject && one.version === version);
  const opened = row && key.unseal(row.body, placeOf(cardWords, "body", row), { shape: isBody });
  return opened?.ok ? opened.value.text : null;
}

/** The version of words that are being asked for. */
export function askedVersion(version: string): string {
  return `asked ${version}`;
}

/** Longer than any call lasts, with what is written before and after it. */
const LONGEST_CALL_MS = 120_000;

/** Whoever has been asking since before then has died. */
export function askedSince(now: Date): Date {
  return new Date(now.getTime() - LONGEST_CALL_MS);
}

/** Whether somebody is asking for these words now. */
export function isAsked(
  rows: readonly WordsRow[],
  { subject, version }: { subject: Subject; version: string },
  now: Date,
): boolean {
  const since = askedSince(now);
  return rows.some(
    (one) => one.subject === subject && one.version === askedVersion(version) && one.createdAt >= since,
  );
}

/** Everything said about a card, whether or not it still holds. */
export function openAll(key: UserKey, rows: readonly WordsRow[]): string[] {
  return rows.flatMap((row) => {
    const opened = key.unseal(row.body, placeOf(cardWords, "body", row), { shape: isBody });
    return opened.ok && opened.value.text !== "" ? [opened.value.text] : [];
  });
}
