// Searches a reading for words: first in the names of its cards and block, then in its decrypted body and
// note.
import type { InsightSummaryOutput } from "#contract/insights.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import { excerptAround } from "#domain/search/find-words.ts";
import { foldText } from "#domain/search/fold-text.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { BlockPresenter } from "./insights.present.ts";
import { type InsightRow, openInsightBody, openInsightNote, typedFor } from "./insights.ts";
import type { ListedWithBlock } from "./list-rows.ts";

export interface Hit {
  row: ListedWithBlock;
  /** The words that were found only in the body or the note. */
  inBody: string[];
  /** The decrypted texts of the body and the note; empty when the names alone contained all words. */
  texts: string[];
}

type SearchedRow = ListedWithBlock & Pick<InsightRow, "body" | "note">;

/** Returns a function that searches a row for the words. A row is a hit if its texts together contain all words. */
export function createWordSearch(
  key: UserKey,
  { words, blockOf }: { words: readonly string[]; blockOf: BlockPresenter },
): (row: SearchedRow) => Hit | undefined {
  const folded = new Map<string, string>();
  const foldOnce = (name: string) => {
    const word = folded.get(name) ?? foldText(name);
    folded.set(name, word);
    return word;
  };
  return ({ body, note, ...row }) => {
    const names = [...row.cardsDrawn.map(({ id }) => cardNameOf(id)), blockOf(row.block)?.name ?? ""].map(
      foldOnce,
    );
    const inBody = words.filter((word) => !names.some((name) => name.includes(word)));
    if (inBody.length === 0) return { row, inBody, texts: [] };
    const texts = textsOfInsight(key, { ...row, body, note });
    const foldedTexts = texts.map(foldText);
    const isFound = inBody.every((word) => foldedTexts.some((text) => text.includes(word)));
    return isFound ? { row, inBody, texts } : undefined;
  };
}

type WithTexts = Pick<InsightRow, "userId" | "id" | "body" | "note" | "isImported">;

/** Returns the texts that a search reads: the question, the answers, the reading and the note. Leaves out what cannot be decrypted. */
export function textsOfInsight(key: UserKey, row: WithTexts): string[] {
  const opened = openInsightBody(key, row);
  const words = opened.ok ? [...typedFor(opened.value), opened.value.reading] : [];
  return textsIn([words, openInsightNote(key, row)]);
}

/** Collects every string in a value of any shape, because imported data may be incomplete. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

type Shown = Pick<Extract<InsightSummaryOutput, { isLocked: false }>, "headline" | "question">;

/** Returns an excerpt of the body around the first word that the row itself does not show. */
export function excerptOf({ inBody, texts }: Hit, { headline, question }: Shown): { excerpt?: string } {
  const shown = [headline, question].map((text) => foldText(text ?? ""));
  const hidden = inBody.find((word) => !shown.some((text) => text.includes(word)));
  if (hidden === undefined) return {};
  for (const text of texts) {
    const excerpt = excerptAround(text, hidden);
    if (excerpt !== null) return { excerpt };
  }
  return {};
}
