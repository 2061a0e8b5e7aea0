import type { InsightPageOutput } from "#contract/insights.ts";
import { openSince } from "#domain/plans/plans.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { decodeCursor, encodeCursor, type PageKey } from "../../platform/db/page-key.ts";
import type { Services } from "../../platform/services.ts";
import { type LaterRuns, runLater } from "../../platform/streams/run-later.ts";
import { createBlockPresenter } from "./insights.present.ts";
import { presentListed } from "./insights.ts";
import { countOlderInsights, type SearchRow, selectInsightsWithBodies } from "./list.queries.ts";
import { type InsightListRequest, NO_COUNT, NO_KEY } from "./list-insights.ts";
import { toListed } from "./list-rows.ts";
import { buildSearchIndex } from "./search-index/build-search-index.ts";
import { type Candidates, findCandidates } from "./search-index/find-candidates.ts";
import { createPace } from "./search-pace.ts";
import { createWordSearch, excerptOf, type Hit } from "./search-words.ts";

/** The number of rows with bodies in memory at a time. */
const CHUNK = 250;

export type SearchServices = Pick<Services, "database" | "vault" | "clock" | "log"> & {
  /** The builds of search indexes that run in this process. */
  searchRuns: LaterRuns;
};

interface InsightSearchRequest extends InsightListRequest {
  /** The words to search for, from `searchWordsOf`, at least one. */
  words: string[];
  signal: AbortSignal | undefined;
}

/**
 * Searches the insights that the plan shows, newest first. Decrypts a body only when the names of the cards and the
 * block do not contain all words. Reads the newest 250 rows in one round trip. For older rows it asks the search index
 * which of them to read, in two round trips more, and reads all of them where there is no index. Stops when the page is
 * full, at the end of the history, or at the time limit; then the page is shorter than its limit and has a next page.
 */
export async function searchInsights(
  services: SearchServices,
  request: InsightSearchRequest,
): Promise<InsightPageOutput> {
  const since = openSince(request.plan, services.clock.now());
  const readChunk = createReader(services, { ...request, since });
  const first = await readChunk(decodeCursor(request.cursor));
  const { key, older } = first;
  if (!key) return { items: [], nextCursor: null, older };
  const blockOf = createBlockPresenter(key);
  const find = createWordSearch(key, { words: request.words, blockOf });
  const lookUp = once(() => (since ? undefined : lookUpCandidates(services, { key, ...request })));
  const readMore = async (after: PageKey) => await readChunk(after, await lookUp());
  const { hits, nextCursor } = await collect({ first, readChunk: readMore, find }, request);
  const items = hits.map((hit) => {
    const item = presentListed(key, hit.row, { since, blockOf: () => blockOf(hit.row.block) });
    return item.isLocked ? item : { ...item, ...excerptOf(hit, item) };
  });
  return { items, nextCursor, older };
}

/** Asks the search index for the insights to read. Starts to build the index in the background where it is incomplete. */
async function lookUpCandidates(
  services: SearchServices,
  { userId, key, words }: InsightSearchRequest & { key: UserKey },
): Promise<Candidates | undefined> {
  const { searchRuns: runs, log } = services;
  const { candidates, needsBuild, unreadable } = await findCandidates(services, { userId, key, words });
  if (needsBuild) {
    void runLater({ runs, log }, userId, {
      name: "search index",
      failure: "a search index could not be built",
      work: () => buildSearchIndex(services, { userId, unreadable }),
    });
  }
  return candidates;
}

function once<Value>(work: () => Value): () => Value {
  let done: { value: Value } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/**
 * Collects the hits of one page. One more hit than the limit shows that there is a next page, which begins after the
 * last hit shown.
 */
async function collect(
  {
    first,
    readChunk,
    find,
  }: { first: Chunk; readChunk: (key: PageKey) => Promise<Chunk>; find: ReturnType<typeof createWordSearch> },
  { userId, limit, signal }: InsightSearchRequest,
): Promise<{ hits: Hit[]; nextCursor: string | null }> {
  const pace = createPace(signal);
  const hits: Hit[] = [];
  for (let chunk = first; ; chunk = await readChunk(chunk.next)) {
    for (const flat of chunk.rows) {
      const row = toListed(flat, userId);
      const hit = find({ ...row, body: flat.body, note: flat.note });
      const last = hits.at(-1);
      if (hit && last && hits.length === limit) return { hits, nextCursor: encodeCursor(last.row) };
      if (hit) hits.push(hit);
      if (!(await pace.goesOn())) return { hits, nextCursor: encodeCursor(row) };
    }
    if (!chunk.next) return { hits, nextCursor: null };
  }
}

interface Chunk {
  key: UserKey | undefined;
  rows: SearchRow[];
  older: number;
  /** The key after which the next chunk of rows begins; `undefined` at the end of the history. */
  next: PageKey | undefined;
}

/** Reads a chunk of insights in one round trip and counts the insights that the plan locks. */
function createReader(
  { database, vault }: SearchServices,
  {
    userId,
    since,
    blockTypeId,
    cardId,
    spreadType,
    from,
    until,
  }: InsightSearchRequest & { since: Date | null },
) {
  const filter = { blockTypeId, cardId, spreadType, since, from, until };
  return async (key: PageKey | undefined, among?: Candidates): Promise<Chunk> => {
    const held = vault.held(userId);
    const [[keyRow], { rows }, counted] = await database.batch({ userId }, (tx) => [
      held ? NO_KEY : vault.keyQuery(tx, userId),
      selectInsightsWithBodies(tx, userId, { key, limit: CHUNK, filter, among }),
      since ? countOlderInsights(tx, userId, since) : NO_COUNT,
    ]);
    const shown = rows.slice(0, CHUNK);
    const last = rows.length > CHUNK ? shown.at(-1) : undefined;
    return {
      key: held ?? (keyRow && vault.openToShow(keyRow)),
      rows: shown,
      older: counted.rows[0]?.older ?? 0,
      next: last && { createdAt: new Date(last.createdAt), id: last.id },
    };
  };
}
