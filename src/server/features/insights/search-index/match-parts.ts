// Opens the parts of the search index, and finds in them the insights that contain all words of a search.
import { documentsWith } from "#domain/search/word-index.ts";
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import { inSlices } from "#server/platform/turns.ts";
import type { FoldedNames } from "./folded-names.ts";
import { openIndexedWords, openPostings, type PartWords } from "./sealed-part.ts";
import type { PartWithWords, PostingsRow } from "./search-index.queries.ts";

export interface Lookup {
  userId: string;
  key: UserKey;
  words: readonly string[];
}

interface OpenedPart {
  part: PartWithWords;
  opened: PartWords;
}

/** Opens the words of the parts and keeps those parts in which each searched word occurs. */
export async function openParts(
  parts: readonly PartWithWords[],
  { userId, key, words }: Lookup,
  names: FoldedNames,
) {
  const slices = inSlices();
  const possible: OpenedPart[] = [];
  const unreadable: PartWithWords[] = [];
  for (const part of parts) {
    const { firstId } = part;
    const opened = part.words === null ? undefined : openIndexedWords(key, { userId, firstId }, part.words);
    if (!opened) unreadable.push(part);
    else if (words.every((word) => occursIn(opened, word, names))) possible.push({ part, opened });
    await slices.next();
  }
  return { possible, unreadable };
}

function occursIn({ words, cards, blocks }: PartWords, word: string, names: FoldedNames): boolean {
  return (
    words.includes(word) ||
    cards.some((id) => names.ofCard(id).includes(word)) ||
    blocks.some((id) => names.ofBlock(id).includes(word))
  );
}

/** Returns the ids of the insights that contain all words, and the parts whose postings could not be used. */
export async function matchParts(
  possible: readonly OpenedPart[],
  rows: readonly PostingsRow[],
  { lookup, names }: { lookup: Lookup; names: FoldedNames },
) {
  const slices = inSlices();
  const rowOf = new Map(rows.map((row) => [row.firstId, row]));
  const ids: string[] = [];
  const unread: PartWithWords[] = [];
  for (const each of possible) {
    const matching = matchPart(each, rowOf.get(each.part.firstId), { lookup, names });
    if (matching) ids.push(...matching);
    else unread.push(each.part);
    await slices.next();
  }
  return { ids, unread };
}

function matchPart(
  { part, opened }: OpenedPart,
  row: PostingsRow | undefined,
  { lookup: { userId, key, words }, names }: { lookup: Lookup; names: FoldedNames },
): string[] | undefined {
  // A part that was built anew since its words were read has other lists.
  if (!row || row.postings === null || row.edition !== part.edition) return undefined;
  const lists = openPostings(key, { userId, firstId: part.firstId }, row.postings);
  if (!lists) return undefined;
  const found = documentsWith({ words: opened.words, postings: lists.postings }, words);
  const inName = (
    place: number | null,
    all: readonly string[],
    nameOf: (id: string) => string,
    word: string,
  ) => nameOf(all[place ?? -1] ?? "").includes(word);
  return lists.documents
    .filter(([, cards, block], document) =>
      words.every(
        (word) =>
          found.get(word)?.has(document) ||
          cards.some((place) => inName(place, opened.cards, names.ofCard, word)) ||
          inName(block, opened.blocks, names.ofBlock, word),
      ),
    )
    .map(([id]) => id);
}
