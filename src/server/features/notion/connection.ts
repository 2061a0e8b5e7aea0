// A person's connection to Notion: its tokens, which are replaced when they end, and how many requests it may still make.
import { NOTION_REQUESTS_WINDOW_S, REQUESTS_A_MINUTE } from "#domain/notion/limits.ts";
import { SECOND_MS } from "#domain/time.ts";
import { countCalls } from "../../platform/auth/count-calls.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import {
  isNotionFault,
  type NotionClient,
  NotionFault,
  type NotionPlace,
} from "../../platform/notion/notion.ts";
import { findConnection } from "./find-connection.ts";
import { updateConnection } from "./notion.queries.ts";
import type { ConnectionBody, ConnectionServices } from "./notion-services.ts";
import { rotateTokens } from "./rotate-tokens.ts";
import { openBody, openPlace } from "./sealed-connection.ts";

export interface Connection {
  key: UserKey;
  body: ConnectionBody;
  place: NotionPlace | null;
  /**
   * Makes one request in the person's name. Throws `NotionFault`: `busy` also where the connection has made too many
   * requests this minute, and `unauthorized` once Notion no longer accepts the connection, which is then stored.
   */
  ask<Answer>(request: (client: NotionClient) => Promise<Answer>): Promise<Answer>;
}

/** Opens the connection of a person. Returns `null` if there is none, or it cannot be opened. */
export async function openConnection(
  services: ConnectionServices,
  userId: string,
): Promise<Connection | null> {
  const { database, vault, notion, clock } = services;
  const found = await findConnection(services, userId);
  if (!found || found.row.isLost) return null;
  const { keyRow, row } = found;
  const key = vault.open(keyRow);
  const body = openBody(key, row);
  if (!body) return null;
  let tokens = body;
  let restUntil = row.restUntil?.getTime() ?? 0;

  const send = async <Answer>(request: (client: NotionClient) => Promise<Answer>): Promise<Answer> => {
    const restMs = restUntil - clock.now().getTime();
    if (restMs > 0) throw new NotionFault("busy", { waitMs: restMs });
    await countRequest(services, userId);
    try {
      return await request(notion.clientOf(tokens.accessToken));
    } catch (error) {
      if (!isNotionFault(error, "busy")) throw error;
      const until = new Date(clock.now().getTime() + error.waitMs);
      restUntil = until.getTime();
      await database.batch({ userId }, (tx) => [updateConnection(tx, userId, { restUntil: until })]);
      throw error;
    }
  };

  return {
    key,
    body,
    place: openPlace(key, row),
    async ask(request) {
      try {
        return await send(request);
      } catch (error) {
        if (!isNotionFault(error, "unauthorized")) throw error;
        tokens = await rotateTokens(services, { userId, key, former: tokens });
        return await send(request);
      }
    },
  };
}

/** Counts a request of this person. Throws `busy` with the rest of the minute if there were too many. */
async function countRequest({ database, clock }: ConnectionServices, userId: string): Promise<void> {
  const limit = { key: `notion:${userId}`, window: NOTION_REQUESTS_WINDOW_S, max: REQUESTS_A_MINUTE };
  const wait = await countCalls(database.authPool, [limit], clock.now().getTime());
  if (wait !== null) throw new NotionFault("busy", { waitMs: wait * SECOND_MS });
}
