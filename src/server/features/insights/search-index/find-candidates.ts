// Looks up in the search index which insights a search may find.
import { documentsWith } from "#domain/search/word-index.ts";
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import type { Services } from "#server/platform/services.ts";
import { inSlices } from "#server/platform/turns.ts";
import { createFoldedNames, type FoldedNames } from "./folded-names.ts";
import { openPostings, openWords, type PartWords } from "./sealed-part.ts";
import {
  type PartWithWords,
  type PostingsRow,
  selectBlocksOf,
  selectCurrentRows,
  selectPartsWithWords,
  selectPostings,
} from "./search-index.queries.ts";
import { INSIGHTS_A_PART, KEPT_OUT, toSearchIndex } from "./search-index.ts";

/** The number of insights outside of usable parts above which a search reads all insights. */
const MOST_UNINDEXED = 1000;

/** The insights that a search has to open. All others do not contain the words. */
export interface Candidates {
  ids: string[];
  /** Insights in these ranges of ids are not in the index. */
  ranges: { firstId: string; endId: string }[];
  /** Insights from this id on are not in the index. */
  from: string;
}

export interface IndexLookup {
  /** `undefined` if there is no index, or too much of it is stale. */
  candidates: Candidates | undefined;
  /** Whether parts are missing, stale or unreadable. */
  needsBuild: boolean;
  /** The first ids of parts that could not be decrypted. */
  unreadable: string[];
}

interface Lookup {
  userId: string;
  key: UserKey;
  words: readonly string[];
}

/** Takes one round trip, and one more if some parts contain all words. */
export async function findCandidates(
  { database }: Pick<Services, "database">,
  lookup: Lookup,
): Promise<IndexLookup> {
  const { userId, key } = lookup;
  const [found, current, blocks] = await database.batch({ userId }, (tx) => [
    selectPartsWithWords(tx, userId),
    selectCurrentRows(tx, userId),
    selectBlocksOf(tx, userId),
  ]);
  const { parts, end: from, countOutside, unusable } = toSearchIndex(key, found.rows, current.rows);
  const [stale, fresh] = [parts.filter(({ isStale }) => isStale), parts.filter(({ isStale }) => !isStale)];
  const needsBuild = unusable !== undefined || stale.length > 0 || countOutside > INSIGHTS_A_PART + KEPT_OUT;
  const countUnindexed = stale.reduce((sum, { count }) => sum + count, countOutside);
  if (countUnindexed > MOST_UNINDEXED) return { candidates: undefined, needsBuild, unreadable: [] };
  const names = createFoldedNames(key, blocks);
  const opened = await openParts(fresh, lookup, names);
  const wanted = opened.possible.map(({ part }) => part.firstId);
  const postings =
    wanted.length === 0
      ? []
      : (await database.batch({ userId }, (tx) => [selectPostings(tx, userId, wanted)]))[0].rows;
  const { ids, unread } = await matchParts(opened.possible, postings, { lookup, names });
  const unreadable = [...opened.unreadable, ...unread];
  return {
    candidates: { ids, ranges: [...stale, ...unreadable], from },
    needsBuild: needsBuild || unreadable.length > 0,
    unreadable: unreadable.map(({ firstId }) => firstId),
  };
}

interface OpenedPart {
  part: PartWithWords;
  opened: PartWords;
}

/** Opens the words of the parts and keeps those parts in which each searched word occurs. */
async function openParts(
  parts: readonly PartWithWords[],
  { userId, key, words }: Lookup,
  names: FoldedNames,
) {
  const slices = inSlices();
  const possible: OpenedPart[] = [];
  const unreadable: PartWithWords[] = [];
  for (const part of parts) {
    const { firstId } = part;
    const opened = part.words === null ? undefined : openWords(key, { userId, firstId }, part.words);
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
async function matchParts(
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
