// The endpoints of the fake Notion. They refuse what the real ones refuse.
import { answerRevoke, answerToken, grantOf } from "./oauth.ts";
import { parse } from "./parse.ts";
import { listOf, presentBlock, presentDataSource, presentPage } from "./present.ts";
import { invalidJson, invalidRequest, notFound, unauthorized, unknownRoute } from "./refusals.ts";
import {
  appendSchema,
  createPageSchema,
  listSchema,
  querySchema,
  searchSchema,
  updateBlockSchema,
} from "./schemas.ts";
import { addPage, type Block, type Page, type Store, toBlock } from "./store.ts";
import { API_VERSION } from "./version.ts";

const REQUEST_BYTES_MAX = 500_000;
const IN_A_TRASH = "Can't edit block that is archived. You must unarchive the block before editing.";

export interface ApiRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

type Handle = (store: Store, input: { id: string; body: unknown; query: unknown }) => object;

const ROUTES: readonly [method: string, path: RegExp, handle: Handle][] = [
  ["POST", /^\/v1\/search$/, search],
  ["POST", /^\/v1\/pages$/, createPage],
  ["GET", /^\/v1\/pages\/([\w-]+)$/, (store, { id }) => presentPage(sharedPage(store, id))],
  ["GET", /^\/v1\/data_sources\/([\w-]+)$/, (store, { id }) => presentDataSource(id, sourceTitle(store, id))],
  ["POST", /^\/v1\/data_sources\/([\w-]+)\/query$/, queryRows],
  ["GET", /^\/v1\/blocks\/([\w-]+)\/children$/, listChildren],
  ["PATCH", /^\/v1\/blocks\/([\w-]+)\/children$/, append],
  ["PATCH", /^\/v1\/blocks\/([\w-]+)$/, updateBlock],
  ["DELETE", /^\/v1\/blocks\/([\w-]+)$/, deleteBlock],
];

/** Answers a request. Throws `Refusal`. */
export function answerApi(store: Store, request: ApiRequest): object {
  const { method, path, headers, query } = request;
  if (headers["notion-version"] !== API_VERSION)
    throw invalidRequest(`Notion-Version header failed validation: ${headers["notion-version"]}`);
  if (Buffer.byteLength(request.body) > REQUEST_BYTES_MAX) throw invalidRequest("body is too large");
  const body = readJson(request);
  if (method === "POST" && path === "/v1/oauth/token") return answerToken(store, headers, body);
  if (method === "POST" && path === "/v1/oauth/revoke") return answerRevoke(store, headers, body);
  if (!grantOf(store, headers)) throw unauthorized();
  for (const [ofMethod, pattern, handle] of ROUTES) {
    const found = ofMethod === method ? pattern.exec(path) : null;
    if (found) return handle(store, { id: found[1] ?? "", body, query });
  }
  throw unknownRoute(method, path);
}

function readJson({ body, headers }: ApiRequest): unknown {
  if (body === "") return undefined;
  if (headers["content-type"] !== "application/json") throw invalidRequest("The body must be JSON.");
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw invalidJson(cause);
  }
}

function sharedPage(store: Store, id: string): Page {
  const page = store.pages.get(id);
  if (!page?.isShared) throw notFound(id);
  return page;
}

function editablePage(store: Store, id: string): Page {
  const page = sharedPage(store, id);
  if (page.inTrash) throw invalidRequest(IN_A_TRASH);
  store.edits += 1;
  page.editedAt = store.edits;
  return page;
}

function sourceTitle(store: Store, id: string): string {
  const title = store.dataSources.get(id);
  if (title === undefined) throw notFound(id);
  return title;
}

function search(store: Store, { body }: { body: unknown }) {
  const { query, page_size: limit } = parse(searchSchema, body);
  const isFound = (title: string) => title.toLowerCase().includes(query.toLowerCase());
  const pages = [...store.pages.values()]
    .filter(({ isShared, inTrash, title }) => isShared && !inTrash && isFound(title))
    .toSorted((one, other) => other.editedAt - one.editedAt);
  const sources = [...store.dataSources].filter(([, title]) => isFound(title));
  const results = [
    ...sources.map(([id, title]) => ({ id, shown: presentDataSource(id, title) })),
    ...pages.map((page) => ({ id: page.id, shown: presentPage(page) })),
  ];
  return listOf(results, { limit, from: undefined }, ({ shown }) => shown);
}

function createPage(store: Store, { body }: { body: unknown }) {
  const { parent, properties, children } = parse(createPageSchema, body);
  const title = properties.title.title.map(({ text }) => text.content).join("");
  if ("page_id" in parent) editablePage(store, parent.page_id);
  else sourceTitle(store, parent.data_source_id);
  const place =
    "page_id" in parent
      ? { type: "page_id" as const, id: parent.page_id }
      : { type: "data_source_id" as const, id: parent.data_source_id };
  return presentPage(addPage(store, { title, parent: place, blocks: children.map(toBlock) }));
}

function queryRows(store: Store, { id, body }: { id: string; body: unknown }) {
  sourceTitle(store, id);
  const { filter, page_size: limit, start_cursor: from } = parse(querySchema, body);
  const rows = [...store.pages.values()].filter(
    ({ parent, inTrash, title }) => parent?.id === id && !inTrash && title === filter.title.equals,
  );
  return listOf(rows, { limit, from }, presentPage);
}

function listChildren(store: Store, { id, query }: { id: string; query: unknown }) {
  const { page_size: limit, start_cursor: from } = parse(listSchema, query);
  const { blocks } = sharedPage(store, id);
  const shown = blocks.filter((block) => block.type !== "child_page" || !store.pages.get(block.id)?.inTrash);
  return listOf(shown, { limit, from }, (block) => presentBlock(store, block));
}

function append(store: Store, { id, body }: { id: string; body: unknown }) {
  const { children, position } = parse(appendSchema, body);
  const { blocks } = editablePage(store, id);
  let at = position.type === "start" ? 0 : blocks.length;
  if (position.type === "after_block") {
    const after = position.after_block.id;
    at = blocks.findIndex((block) => block.id === after) + 1;
    if (at === 0) throw invalidRequest(`Block with ID ${after} to append after was not found.`);
  }
  const added = children.map(toBlock);
  blocks.splice(at, 0, ...added);
  return listOf(added, { limit: added.length, from: undefined }, (block) => presentBlock(store, block));
}

function placeOfBlock(store: Store, id: string): { page: Page; block: Block } {
  for (const page of store.pages.values()) {
    const block = page.blocks.find((each) => each.id === id);
    if (block && page.isShared) return { page, block };
  }
  throw notFound(id);
}

function updateBlock(store: Store, { id, body }: { id: string; body: unknown }) {
  const { to_do } = parse(updateBlockSchema, body);
  const { page, block } = placeOfBlock(store, id);
  editablePage(store, page.id);
  if (block.type !== "to_do") throw invalidRequest("The block is no to-do.");
  block.checked = to_do.checked;
  return presentBlock(store, block);
}

function deleteBlock(store: Store, { id }: { id: string }) {
  const { page, block } = placeOfBlock(store, id);
  editablePage(store, page.id);
  page.blocks.splice(page.blocks.indexOf(block), 1);
  return { ...presentBlock(store, block), in_trash: true };
}
