// What the rest of the server asks of Notion. Nothing outside of this folder knows its library.
import type { PageBlock } from "#domain/notion/page-blocks.ts";
import type { BlockInNotion } from "#domain/notion/plan-update.ts";

export interface NotionTokens {
  accessToken: string;
  /** `null` where Notion gave none. The access token then never changes. */
  refreshToken: string | null;
}

/** What a person granted on Notion's page. */
export interface NotionGrant extends NotionTokens {
  workspaceId: string;
  workspaceName: string | null;
}

/** A page or database of the person's below which readings are written. The id of a database is that of its data source. */
export interface NotionPlace {
  kind: "page" | "database";
  id: string;
  title: string;
}

export interface NotionPage {
  id: string;
  url: string;
}

export interface NewPage {
  place: Pick<NotionPlace, "kind" | "id">;
  title: string;
  blocks: readonly PageBlock[];
}

/** One answer of a list that comes in several. `next` is where the following answer begins; `null` at the end. */
export interface Slice<Item> {
  items: Item[];
  next: string | null;
}

/** Requests in the name of one person. Every method throws `NotionFault`. */
export interface NotionClient {
  /** Returns places whose title contains the words, those edited last first; at most one answer's worth. */
  searchPlaces(words: string): Promise<NotionPlace[]>;
  /** Throws `missing` if the place is not shared with this app, or is in the trash. */
  findPlace(place: Pick<NotionPlace, "kind" | "id">): Promise<NotionPlace>;
  /** Returns pages directly below a place that have this title. */
  listPages(
    place: Pick<NotionPlace, "kind" | "id">,
    asked: { title: string; from: string | null },
  ): Promise<Slice<NotionPage>>;
  /** Returns the page; `null` if it is in the trash or no longer shared with this app. */
  findPage(pageId: string): Promise<NotionPage | null>;
  /** Creates a page with its first blocks, all or nothing. */
  createPage(page: NewPage): Promise<NotionPage>;
  listBlocks(pageId: string, from: string | null): Promise<Slice<BlockInNotion>>;
  /** Inserts blocks after a block of the page, or at its start. Returns the ids of the new blocks in their order. */
  insertBlocks(
    pageId: string,
    insertion: { after: string | null; blocks: readonly PageBlock[] },
  ): Promise<string[]>;
  checkToDo(blockId: string, isChecked: boolean): Promise<void>;
  /** Moves a block into Notion's trash. Does nothing if it is gone. */
  removeBlock(blockId: string): Promise<void>;
}

export interface Notion {
  /** Returns the address of Notion's page on which a person grants access. */
  authorizeUrl(asked: { state: string; redirectUri: string }): string;
  exchange(answer: { code: string; redirectUri: string }): Promise<NotionGrant>;
  /** Replaces the tokens. The former ones end with it. */
  refresh(refreshToken: string): Promise<NotionTokens>;
  /** Ends a token. Does nothing if it has ended already. */
  revoke(token: string): Promise<void>;
  clientOf(accessToken: string): NotionClient;
}

/**
 * Why Notion did not do what was asked.
 * `busy`: too many requests, or Notion is overloaded. `away`: no usable answer came.
 * `unauthorized`: the token has ended. `missing`: what was named is not there, or not shared with this app.
 * `forbidden`: the connection may not do it. `refused`: Notion finds the request wrong.
 */
export type NotionFaultKind = "busy" | "away" | "unauthorized" | "missing" | "forbidden" | "refused";

export class NotionFault extends Error {
  override name = "NotionFault";
  readonly kind: NotionFaultKind;
  /** How long to wait after `busy`, in milliseconds. */
  readonly waitMs: number;

  constructor(kind: NotionFaultKind, { cause, waitMs = 0 }: { cause?: unknown; waitMs?: number } = {}) {
    super(`Notion: ${kind}`, { cause });
    this.kind = kind;
    this.waitMs = waitMs;
  }
}

export function isNotionFault(error: unknown, kind?: NotionFaultKind): error is NotionFault {
  return error instanceof NotionFault && (kind === undefined || error.kind === kind);
}
