import type { NotionExportOutput, NotionOutput } from "#contract/notion.ts";
import type { NotionExportState, NotionProblem } from "#domain/notion/exports.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { notionExports } from "../../platform/db/tables/notion.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { withFailureSentence } from "../../platform/errors/with-failure-sentence.ts";
import type { Notion } from "../../platform/notion/notion.ts";
import type { Services } from "../../platform/services.ts";
import { findConnection } from "./find-connection.ts";
import { type ExportId, type ExportRow, selectExport } from "./notion.queries.ts";
import { isShape, type PageBody, pageBodySchema } from "./notion-services.ts";
import { sayProblem } from "./say-notion-fault.ts";
import { openBody, openPlace } from "./sealed-connection.ts";

type ReadServices = Pick<Services, "database" | "vault" | "notion">;

/** Returns Notion's part of the services. Throws `not_found` where this server has none. */
export function requireNotion({ notion }: Pick<Services, "notion">): Notion {
  if (notion) return notion;
  throw new AppError("not_found", sentences.noNotionHere);
}

/** Returns the person's connection without its tokens. */
export function readNotion(services: ReadServices, userId: string): Promise<NotionOutput> {
  const { vault, notion } = services;
  return withFailureSentence(sentences.notionNotRead, async () => {
    const found = await findConnection(services, userId);
    if (!found) return { isOffered: notion !== null, connection: null };
    const { keyRow, row } = found;
    const key = vault.openToShow(keyRow);
    const body = openBody(key, row);
    return {
      isOffered: notion !== null,
      connection: {
        workspaceName: body?.workspaceName ?? null,
        isLost: row.isLost || body === null,
        place: openPlace(key, row),
        connectedAt: row.connectedAt.toISOString(),
      },
    };
  });
}

/** Returns what is known of a reading in Notion, in one round trip. */
export async function readExport(
  { database, vault }: Omit<ReadServices, "notion">,
  id: ExportId,
): Promise<NotionExportOutput> {
  const [[keyRow], [row]] = await database.batch(id, (tx) => [
    vault.keyQuery(tx, id.userId),
    selectExport(tx, id),
  ]);
  return { export: row && keyRow ? presentExport(vault.openToShow(keyRow), row) : null };
}

export function presentExport(key: UserKey, row: ExportRow): NonNullable<NotionExportOutput["export"]> {
  const page = openPage(key, row);
  const state = row.state as NotionExportState;
  return {
    state,
    url: page?.url ?? null,
    wantsPage: row.wantsPage,
    wantsTicks: row.wantsTicks,
    problem: row.problem && sayProblem(row.problem as NotionProblem, row.wantsPage),
    waitsUntil: state === "waiting" && row.tryAt > row.askedAt ? row.tryAt.toISOString() : null,
    exportedAt: row.exportedAt?.toISOString() ?? null,
    broughtAt: row.broughtAt?.toISOString() ?? null,
    brought: row.brought,
  };
}

/** Returns what is remembered of a reading's page in Notion; `null` if there is none, or it cannot be opened. */
export function openPage(key: UserKey, row: ExportRow): PageBody | null {
  if (row.body === null) return null;
  const opened = key.unseal(row.body, placeOf(notionExports, "body", row), {
    shape: isShape(pageBodySchema),
  });
  return opened.ok ? opened.value : null;
}

export function sealPage(key: UserKey, id: ExportId, body: PageBody): string {
  return key.seal(body, placeOf(notionExports, "body", id));
}
