import type { UserKey } from "../../platform/crypto/user-key.ts";
import { isNotionFault, NotionFault, type NotionTokens } from "../../platform/notion/notion.ts";
import { lockConnection, updateConnection } from "./notion.queries.ts";
import type { ConnectionBody, ConnectionServices } from "./notion-services.ts";
import { openBody, sealBody } from "./sealed-connection.ts";

interface Rotation {
  userId: string;
  key: UserKey;
  /** The tokens that Notion refused. */
  former: ConnectionBody;
}

/**
 * Replaces the tokens of a connection, under a lock on its row, because each refresh token can be used once. Returns the
 * tokens that another process stored meanwhile, if it was faster. Where Notion refuses, stores that the connection is lost
 * and throws `unauthorized`.
 */
export async function rotateTokens(
  { database, notion }: ConnectionServices,
  { userId, key, former }: Rotation,
): Promise<ConnectionBody> {
  // The transaction's body may run again after a failure of the database, but the tokens can be replaced only once.
  let fresh: NotionTokens | null = null;
  const tokens = await database.transaction({ userId }, async (tx) => {
    const [row] = await lockConnection(tx, userId);
    const stored = row && openBody(key, row);
    if (!stored || row.isLost) return null;
    if (stored.accessToken !== former.accessToken) return stored;
    fresh ??= await refresh(notion, stored);
    if (fresh === null) {
      await updateConnection(tx, userId, { isLost: true });
      return null;
    }
    const body = { ...stored, ...fresh };
    await updateConnection(tx, userId, { body: sealBody(key, userId, body) });
    return body;
  });
  if (tokens === null) throw new NotionFault("unauthorized");
  return tokens;
}

/** Returns new tokens; `null` if Notion no longer accepts the former ones. */
async function refresh(
  notion: ConnectionServices["notion"],
  { refreshToken }: ConnectionBody,
): Promise<NotionTokens | null> {
  if (refreshToken === null) return null;
  try {
    const fresh = await notion.refresh(refreshToken);
    return { ...fresh, refreshToken: fresh.refreshToken ?? refreshToken };
  } catch (error) {
    if (isNotionFault(error, "refused") || isNotionFault(error, "unauthorized")) return null;
    throw error;
  }
}
