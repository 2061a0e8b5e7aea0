// Requests to Notion's API in the name of one person, through its library.
import type {
  Client,
  DataSourceObjectResponse,
  PageObjectResponse,
  PartialDataSourceObjectResponse,
  PartialPageObjectResponse,
} from "@notionhq/client";
import { type NewPage, type NotionClient, NotionFault, type NotionPage, type NotionPlace } from "./notion.ts";
import { textPieces, toBlockInNotion, toBlockRequest } from "./requests.ts";

/** The most items of one answer. Notion gives no more than 100. */
const ITEMS = 100;
const PLACES = 50;
/** The id that the title property of every page and database has, whatever it is called there. */
const TITLE = "title";

/** Sends a request through the library. Throws `NotionFault`. */
type Ask = <Answer>(request: (client: Client) => Promise<Answer>) => Promise<Answer>;

export function createNotionClient(ask: Ask, auth: string): NotionClient {
  return {
    searchPlaces: (words) =>
      ask(async (client) => {
        const { results } = await client.search({
          auth,
          query: words,
          page_size: PLACES,
          sort: { timestamp: "last_edited_time", direction: "descending" },
        });
        return results.flatMap((found) => placeOf(found) ?? []);
      }),
    findPlace: ({ kind, id }) =>
      ask(async (client) => {
        const found =
          kind === "page"
            ? await client.pages.retrieve({ auth, page_id: id })
            : await client.dataSources.retrieve({ auth, data_source_id: id });
        const place = placeOf(found);
        if (!place) throw new NotionFault("missing");
        return place;
      }),
    listPages: (place, asked) =>
      ask((client) =>
        place.kind === "page"
          ? listChildPages(client, auth, { id: place.id, ...asked })
          : listRows(client, auth, { id: place.id, ...asked }),
      ),
    async findPage(pageId) {
      try {
        return await ask(async (client) => shownPage(await client.pages.retrieve({ auth, page_id: pageId })));
      } catch (error) {
        if (error instanceof NotionFault && error.kind === "missing") return null;
        throw error;
      }
    },
    createPage: (page) => ask((client) => createPage(client, auth, page)),
    listBlocks: (pageId, from) =>
      ask(async (client) => {
        const { results, next_cursor } = await client.blocks.children.list({
          auth,
          block_id: pageId,
          page_size: ITEMS,
          ...(from !== null && { start_cursor: from }),
        });
        return { items: results.map(toBlockInNotion), next: next_cursor };
      }),
    insertBlocks: (pageId, { after, blocks }) =>
      ask(async (client) => {
        const { results } = await client.blocks.children.append({
          auth,
          block_id: pageId,
          children: blocks.map(toBlockRequest),
          position: after === null ? { type: "start" } : { type: "after_block", after_block: { id: after } },
        });
        return results.map(({ id }) => id).slice(0, blocks.length);
      }),
    async checkToDo(blockId, isChecked) {
      await ask((client) => client.blocks.update({ auth, block_id: blockId, to_do: { checked: isChecked } }));
    },
    async removeBlock(blockId) {
      try {
        await ask((client) => client.blocks.delete({ auth, block_id: blockId }));
      } catch (error) {
        if (!(error instanceof NotionFault && error.kind === "missing")) throw error;
      }
    },
  };
}

async function createPage(
  client: Client,
  auth: string,
  { place, title, blocks }: NewPage,
): Promise<NotionPage> {
  const parent =
    place.kind === "page"
      ? { type: "page_id" as const, page_id: place.id }
      : { type: "data_source_id" as const, data_source_id: place.id };
  const page = await client.pages.create({
    auth,
    parent,
    children: blocks.map(toBlockRequest),
    properties: { [TITLE]: { title: textPieces(title) } },
  });
  return { id: page.id, url: "url" in page ? page.url : "" };
}

type Asked = { id: string; title: string; from: string | null };

/** Lists the pages below a page, which stand among its blocks. */
async function listChildPages(client: Client, auth: string, { id, title, from }: Asked) {
  const { results, next_cursor: next } = await client.blocks.children.list({
    auth,
    block_id: id,
    page_size: ITEMS,
    ...(from !== null && { start_cursor: from }),
  });
  const items = results.flatMap((block) =>
    "type" in block && block.type === "child_page" && block.child_page.title === title
      ? [{ id: block.id, url: "" }]
      : [],
  );
  return { items, next };
}

/** Lists the pages of a database. */
async function listRows(client: Client, auth: string, { id, title, from }: Asked) {
  const { results, next_cursor: next } = await client.dataSources.query({
    auth,
    data_source_id: id,
    page_size: ITEMS,
    filter: { property: TITLE, title: { equals: title } },
    ...(from !== null && { start_cursor: from }),
  });
  const items = results.flatMap((found) => (found.object === "page" ? (shownPage(found) ?? []) : []));
  return { items, next };
}

type AnyPage = PageObjectResponse | PartialPageObjectResponse;

function shownPage(page: AnyPage): NotionPage | null {
  if (!("properties" in page) || page.in_trash) return null;
  return { id: page.id, url: page.url };
}

function placeOf(
  found: AnyPage | DataSourceObjectResponse | PartialDataSourceObjectResponse,
): NotionPlace | null {
  if (!("properties" in found) || !("in_trash" in found) || found.in_trash) return null;
  if (found.object === "page") return { kind: "page", id: found.id, title: titleOf(found) };
  return {
    kind: "database",
    id: found.id,
    title: found.title.map(({ plain_text }) => plain_text).join(""),
  };
}

function titleOf({ properties }: PageObjectResponse): string {
  const property = Object.values(properties).find(({ type }) => type === "title");
  return property?.type === "title" ? property.title.map(({ plain_text }) => plain_text).join("") : "";
}
