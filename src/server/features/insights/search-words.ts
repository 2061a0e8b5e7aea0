// Whether a reading says some words: first by what lies open beside it, then by its opened body and the person's note.
import type { InsightSummaryOutput } from "../../../contract/insights.ts";
import { nameOf } from "../../../domain/deck/card.ts";
import { excerptAround, foldText } from "../../../domain/search/find-words.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { BlockPresenter } from "./insights.present.ts";
import { type InsightRow, openInsightBody, openInsightNote } from "./insights.ts";
import type { ListedWithBlock } from "./list-rows.ts";

export interface Hit {
  row: ListedWithBlock;
  /** The words that only the body or the note says. */
  inBody: string[];
  /** What these say, a text each; empty where it did not have to be opened. */
  texts: string[];
}

type SearchedRow = ListedWithBlock & Pick<InsightRow, "body" | "note">;

/** All words must be found; each may stand somewhere else. */
export function createWordSearch(
  key: UserKey,
  { words, blockOf }: { words: readonly string[]; blockOf: BlockPresenter },
): (row: SearchedRow) => Hit | undefined {
  const folded = new Map<string, string>();
  const foldOnce = (name: string) => {
    const known = folded.get(name) ?? foldText(name);
    folded.set(name, known);
    return known;
  };
  return ({ body, note, ...row }) => {
    const names = [...row.cardsDrawn.map(({ id }) => nameOf(id)), blockOf(row.block)?.name ?? ""].map(
      foldOnce,
    );
    const inBody = words.filter((word) => !names.some((name) => name.includes(word)));
    if (inBody.length === 0) return { row, inBody, texts: [] };
    const texts = textsOf(key, { ...row, body, note });
    const foldedTexts = texts.map(foldText);
    const isFound = inBody.every((word) => foldedTexts.some((text) => text.includes(word)));
    return isFound ? { row, inBody, texts } : undefined;
  };
}

/** What cannot be opened says nothing. */
function textsOf(key: UserKey, row: SearchedRow): string[] {
  const opened = openInsightBody(key, row);
  const words = opened.ok ? [opened.value.userContext, opened.value.reading] : [];
  return textsIn([words, openInsightNote(key, row)]);
}

/** Every text in a value, whatever its shape: what was imported may miss parts. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

type Shown = Pick<Extract<InsightSummaryOutput, { isLocked: false }>, "headline" | "question">;

/** A line of the body around the first word that the row itself does not show. */
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
