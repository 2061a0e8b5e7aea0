// The work on one order: its row, the connection, and how far the page is.
import { SECOND_MS } from "#domain/time.ts";
import type { NotionClient } from "../../platform/notion/notion.ts";
import type { Connection } from "./connection.ts";
import { type ExportRow, updateExport } from "./notion.queries.ts";
import type { ConnectedServices, PageBody } from "./notion-services.ts";
import { openPage, sealPage } from "./present-notion.ts";

/** The time without a sign of life after which another process takes an order over. */
export const EXPORT_SILENT_MS = 90 * SECOND_MS;
const BEAT_MS = EXPORT_SILENT_MS / 6;

/** Thrown when another process works on the order, or its reading was deleted. */
export class NotMine extends Error {
  override name = "NotMine";
}

export interface OrderWork {
  services: ConnectedServices;
  row: ExportRow;
  connection: Connection;
  /** What is remembered of the page; `null` if there is none in this workspace. */
  page(): PageBody | null;
  /** Stores what is known of the page by now. Throws `NotMine`. */
  keepPage(page: PageBody, change?: Partial<ExportRow>): Promise<void>;
  /** Makes a request as `Connection.ask` does, and gives a sign of life where the last one is a while ago. */
  ask<Answer>(request: (client: NotionClient) => Promise<Answer>): Promise<Answer>;
}

export function beginWork(services: ConnectedServices, row: ExportRow, connection: Connection): OrderWork {
  const { database, clock } = services;
  const { userId, insightId } = row;
  const { key, body } = connection;
  const stored = openPage(key, row);
  let page = stored?.workspaceId === body.workspaceId ? stored : null;
  let beatAt = row.beatAt.getTime();

  const save = async (change: Partial<ExportRow>): Promise<void> => {
    const now = clock.now();
    const [mine] = await database.batch({ userId }, (tx) => [
      updateExport(tx, row, { ...change, beatAt: now }),
    ]);
    if (mine.length === 0) throw new NotMine();
    beatAt = now.getTime();
  };

  return {
    services,
    row,
    connection,
    page: () => page,
    async keepPage(next, change = {}) {
      await save({ ...change, body: sealPage(key, { userId, insightId }, next) });
      page = next;
    },
    async ask(request) {
      if (clock.now().getTime() - beatAt > BEAT_MS) await save({});
      return await connection.ask(request);
    },
  };
}

/** Returns the ticks of steps as they are here. */
export function ticksOf(steps: readonly { index: number; isDone: boolean }[]): PageBody["ticks"] {
  return Object.fromEntries(steps.map(({ index, isDone }) => [index, isDone]));
}
