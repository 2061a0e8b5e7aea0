// The workspace of the fake Notion: pages with blocks, databases, and what was granted.
import { randomUUID } from "node:crypto";
import type { BlockRequest, RichTextRequest } from "./schemas.ts";

export type BlockType = "paragraph" | "heading_2" | "bulleted_list_item" | "quote" | "to_do" | "child_page";

export interface Block {
  id: string;
  type: BlockType;
  texts: { content: string; url: string | null }[];
  checked: boolean;
}

export interface Page {
  id: string;
  title: string;
  /** The page or the data source that it is below; `null` at the top of the workspace. */
  parent: { type: "page_id" | "data_source_id"; id: string } | null;
  blocks: Block[];
  inTrash: boolean;
  /** Whether the person shared it, or a page above it, with the app. */
  isShared: boolean;
  editedAt: number;
}

export interface Grant {
  workspaceId: string;
  access: string;
  refresh: string;
  /** Whether the access token has ended. The refresh token may still be used. */
  isExpired: boolean;
  /** Whether the person or the app has ended it all. */
  isEnded: boolean;
}

export interface Store {
  workspaceId: string;
  pages: Map<string, Page>;
  /** The titles of data sources, by id. */
  dataSources: Map<string, string>;
  codes: Map<string, { redirectUri: string }>;
  grants: Grant[];
  /** Counts changes, as a clock of editing. */
  edits: number;
}

export function createStore(): Store {
  return {
    workspaceId: randomUUID(),
    pages: new Map(),
    dataSources: new Map(),
    codes: new Map(),
    grants: [],
    edits: 0,
  };
}

export function addPage(store: Store, said: Partial<Page> & { title: string }): Page {
  store.edits += 1;
  const page: Page = {
    id: randomUUID(),
    parent: null,
    blocks: [],
    inTrash: false,
    isShared: true,
    editedAt: store.edits,
    ...said,
  };
  store.pages.set(page.id, page);
  const above = page.parent?.type === "page_id" ? store.pages.get(page.parent.id) : undefined;
  above?.blocks.push({ id: page.id, type: "child_page", texts: [], checked: false });
  return page;
}

export function addDataSource(store: Store, title: string): string {
  const id = randomUUID();
  store.dataSources.set(id, title);
  return id;
}

export function toBlock(request: BlockRequest): Block {
  const block = (type: BlockType, texts: RichTextRequest, checked = false): Block => {
    return { id: randomUUID(), type, texts: toTexts(texts), checked };
  };
  if ("to_do" in request) return block("to_do", request.to_do.rich_text, request.to_do.checked);
  if ("paragraph" in request) return block("paragraph", request.paragraph.rich_text);
  if ("heading_2" in request) return block("heading_2", request.heading_2.rich_text);
  if ("quote" in request) return block("quote", request.quote.rich_text);
  return block("bulleted_list_item", request.bulleted_list_item.rich_text);
}

function toTexts(texts: RichTextRequest): Block["texts"] {
  return texts.map(({ text }) => ({ content: text.content, url: text.link?.url ?? null }));
}

/** Returns the text of a block, for tests. */
export const textOf = (block: Block): string => block.texts.map(({ content }) => content).join("");
