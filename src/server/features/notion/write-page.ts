// Writes a reading's page in Notion. Each step leaves a page from which the next attempt goes on: first there is a page with its
// marker, then blocks that are missing are inserted, and only then those that are no longer wanted are removed.
import { composePage, composeTitle, type ExportedReading } from "#domain/notion/compose-page.ts";
import { groupForRequests, type PageBlock } from "#domain/notion/page-blocks.ts";
import { type Insertion, planUpdate } from "#domain/notion/plan-update.ts";
import type { NotionPlace } from "../../platform/notion/notion.ts";
import type { PageBody } from "./notion-services.ts";
import { type OrderWork, ticksOf } from "./order-work.ts";
import { findMarkedPage, readBlocks } from "./read-page.ts";

/** Writes the page of the reading, or brings the one that there is up to date. */
export async function writePage(
  work: OrderWork,
  place: NotionPlace,
  exported: ExportedReading,
): Promise<void> {
  const wanted = composePage(exported);
  const page = await findOrCreatePage(work, place, { title: composeTitle(exported), wanted });
  await work.keepPage(page);
  const own = new Set(page.own);
  const plan = planUpdate(wanted, { found: await readBlocks(work, page.pageId), own, ticks: page.ticks });
  const written: string[] = [];
  const toDos = { ...plan.toDos };
  for (const insertion of plan.insertions) {
    const ids = await insertAll(work, page.pageId, insertion);
    written.push(...ids);
    for (const [at, { step }] of insertion.blocks.entries()) {
      const id = ids[at];
      if (step !== undefined && id !== undefined) toDos[step] = id;
    }
  }
  const kept = [...plan.kept, ...written];
  await work.keepPage({ ...page, own: [...new Set([...page.own, ...kept])], toDos });
  for (const { id, isChecked } of plan.checks) await work.ask((client) => client.checkToDo(id, isChecked));
  for (const id of plan.removals) await work.ask((client) => client.removeBlock(id));
  await work.keepPage({ ...page, own: kept, toDos, ticks: ticksOf(exported.steps) });
}

/** Returns the page that is stored for the reading, else a page with its marker, else a new page. */
async function findOrCreatePage(
  work: OrderWork,
  place: NotionPlace,
  { title, wanted }: { title: string; wanted: readonly PageBlock[] },
): Promise<PageBody> {
  const { workspaceId } = work.connection.body;
  const known = work.page();
  if (known && (await work.ask((client) => client.findPage(known.pageId)))) return known;
  const [blocks = []] = groupForRequests(wanted);
  const page =
    (await findMarkedPage(work, place, title)) ??
    (await work.ask((client) => client.createPage({ place, title, blocks })));
  return { workspaceId, pageId: page.id, url: page.url, own: [], toDos: {}, ticks: {} };
}

/** Inserts blocks in as many requests as Notion's limits take. Returns their ids. */
async function insertAll(work: OrderWork, pageId: string, { after, blocks }: Insertion): Promise<string[]> {
  const ids: string[] = [];
  for (const group of groupForRequests(blocks)) {
    const last = ids.at(-1) ?? after;
    ids.push(...(await work.ask((client) => client.insertBlocks(pageId, { after: last, blocks: group }))));
  }
  return ids;
}
