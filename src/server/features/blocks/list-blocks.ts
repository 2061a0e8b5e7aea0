import type { ListedBlockOutput } from "#contract/blocks.ts";
import { containsWords, searchWordsOf } from "#domain/search/find-words.ts";
import { decodeCursor, encodeCursor, toPage } from "../../platform/db/page-key.ts";
import type { Revalidate } from "../../platform/http/revalidate.ts";
import type { Services } from "../../platform/services.ts";
import { mapInSlices } from "../../platform/turns.ts";
import { type BlockFilter, selectBlocks } from "./blocks.queries.ts";
import { type ListedBlockRow, openBlockName, presentListedBlock } from "./blocks.ts";

/** Names are encrypted, so a search decrypts them; at most this many rows are searched for one page. */
const SEARCHED_AT_MOST = 1000;

export interface BlockListRequest extends BlockFilter {
  limit: number;
  cursor?: string | undefined;
  /** Words to search for in the block's name. */
  search?: string | undefined;
}

/**
 * Lists blocks in one round trip in any case. A page of search results may be shorter than its limit and
 * still have a next one.
 */
export async function listBlocks(
  { database, vault }: Pick<Services, "database" | "vault">,
  { userId, revalidate }: { userId: string; revalidate: Revalidate },
  request: BlockListRequest,
): Promise<{ items: ListedBlockOutput[]; nextCursor: string | null }> {
  const key = decodeCursor(request.cursor);
  const words = searchWordsOf(request.search ?? "");
  const limit = words.length === 0 ? request.limit + 1 : SEARCHED_AT_MOST;
  const [[keyRow], rows] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectBlocks(tx, userId, { filter: request, key, limit }),
  ]);
  const userKey = keyRow && vault.openToShow(keyRow);
  revalidate({ key: userKey?.version, rows });
  if (!userKey) return { items: [], nextCursor: null };
  const isFound = (row: ListedBlockRow) => containsWords([openBlockName(userKey, row)], words);
  const page =
    words.length === 0 ? toPage(rows, request.limit) : await searchPage(rows, request.limit, isFound);
  const items = await mapInSlices(page.rows, (row) => presentListedBlock(userKey, row));
  return { items, nextCursor: page.nextCursor };
}

async function searchPage(rows: ListedBlockRow[], limit: number, isFound: (row: ListedBlockRow) => boolean) {
  const found = await mapInSlices(rows, isFound);
  const page = toPage(
    rows.filter((_, index) => found[index]),
    limit,
  );
  const lastSeen = rows.at(-1);
  const mayGoOn = page.nextCursor === null && rows.length === SEARCHED_AT_MOST && lastSeen;
  return mayGoOn ? { ...page, nextCursor: encodeCursor(lastSeen) } : page;
}
