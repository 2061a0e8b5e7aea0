// Looks up in the search index which insights a search may find.
import type { Services } from "#server/platform/services.ts";
import { createFoldedNames } from "./folded-names.ts";
import { type Lookup, matchParts, openParts } from "./match-parts.ts";
import {
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
