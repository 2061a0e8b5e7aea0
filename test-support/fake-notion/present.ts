// The objects of the fake Notion as its API answers them, with the fields that this app reads.
import type { Block, Page, Store } from "./store.ts";

export function presentPage(page: Page) {
  return {
    object: "page",
    id: page.id,
    in_trash: page.inTrash,
    parent: page.parent
      ? { type: page.parent.type, [page.parent.type]: page.parent.id }
      : { type: "workspace" },
    url: urlOf(page),
    properties: { Name: { id: "title", type: "title", title: [presentText(page.title, null)] } },
  };
}

export const urlOf = ({ id }: Page) => `https://www.notion.so/${id.replaceAll("-", "")}`;

export function presentDataSource(id: string, title: string) {
  return {
    object: "data_source",
    id,
    in_trash: false,
    title: [presentText(title, null)],
    properties: { Name: { id: "title", type: "title", title: {} } },
  };
}

export function presentBlock(store: Store, { id, type, texts, checked }: Block) {
  const common = { object: "block", id, type, in_trash: false, has_children: false };
  if (type === "child_page") return { ...common, child_page: { title: store.pages.get(id)?.title ?? "" } };
  const rich_text = texts.map(({ content, url }) => presentText(content, url));
  return { ...common, [type]: { rich_text, ...(type === "to_do" && { checked }) } };
}

function presentText(content: string, url: string | null) {
  return {
    ...{ type: "text", text: { content, link: url === null ? null : { url } } },
    plain_text: content,
    href: url,
  };
}

/** Returns one answer of a list: `limit` items from the one with the id `from` on. */
export function listOf<Item extends { id: string }>(
  items: readonly Item[],
  { limit, from }: { limit: number; from: string | undefined },
  present: (item: Item) => object,
) {
  const start = from === undefined ? 0 : items.findIndex(({ id }) => id === from);
  const results = items.slice(start, start + limit);
  const next = items[start + limit];
  return {
    object: "list",
    results: results.map(present),
    has_more: next !== undefined,
    next_cursor: next?.id ?? null,
  };
}
