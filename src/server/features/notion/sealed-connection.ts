import { placeOf } from "../../platform/crypto/owned-tables.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { notionConnections } from "../../platform/db/tables/notion.ts";
import type { NotionPlace } from "../../platform/notion/notion.ts";
import type { ConnectionRow } from "./notion.queries.ts";
import { type ConnectionBody, connectionBodySchema, isShape, notionPlaceSchema } from "./notion-services.ts";

export function openBody(key: UserKey, row: ConnectionRow): ConnectionBody | null {
  const opened = key.unseal(row.body, placeOf(notionConnections, "body", row), {
    shape: isShape(connectionBodySchema),
  });
  return opened.ok ? opened.value : null;
}

export function sealBody(key: UserKey, userId: string, body: ConnectionBody): string {
  return key.seal(body, placeOf(notionConnections, "body", { userId }));
}

export function openPlace(key: UserKey, row: ConnectionRow): NotionPlace | null {
  if (row.place === null) return null;
  const place = placeOf(notionConnections, "place", row);
  const opened = key.unseal(row.place, place, { shape: isShape(notionPlaceSchema) });
  return opened.ok ? opened.value : null;
}

export function sealPlace(key: UserKey, userId: string, place: NotionPlace): string {
  return key.seal(place, placeOf(notionConnections, "place", { userId }));
}
