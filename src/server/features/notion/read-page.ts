import { type BlockInNotion, isMarkedFor } from "#domain/notion/plan-update.ts";
import type { NotionPage, NotionPlace, Slice } from "../../platform/notion/notion.ts";
import type { OrderWork } from "./order-work.ts";

/** The most answers that are read of one list. A page or a place with more goes on without what is behind them. */
const SLICES = 50;

/** Returns the blocks of a page: all of them, or the first `SLICES` answers of a very long page. */
export async function readBlocks({ ask }: OrderWork, pageId: string): Promise<BlockInNotion[]> {
  const blocks: BlockInNotion[] = [];
  let from: string | null = null;
  for (let slice = 0; slice < SLICES; slice += 1) {
    const answer: Slice<BlockInNotion> = await ask((client) => client.listBlocks(pageId, from));
    blocks.push(...answer.items);
    if (answer.next === null) break;
    from = answer.next;
  }
  return blocks;
}

/**
 * Looks in a place for a page that was created for this reading: one with this title, whose first blocks hold the marker.
 * This finds a page whose creation was not stored because the process ended, and those of an earlier connection.
 */
export async function findMarkedPage(
  { ask, row }: OrderWork,
  place: NotionPlace,
  title: string,
): Promise<NotionPage | null> {
  let from: string | null = null;
  for (let slice = 0; slice < SLICES; slice += 1) {
    const answer: Slice<NotionPage> = await ask((client) => client.listPages(place, { title, from }));
    for (const page of answer.items) {
      const { items } = await ask((client) => client.listBlocks(page.id, null));
      // A list of blocks names no address, and a page in the trash is not to be used.
      if (isMarkedFor(items, row.insightId)) return await ask((client) => client.findPage(page.id));
    }
    if (answer.next === null) return null;
    from = answer.next;
  }
  return null;
}
