import type { KeyRow } from "../../platform/crypto/data-keys.ts";
import type { Services } from "../../platform/services.ts";
import { type ConnectionRow, selectConnection } from "./notion.queries.ts";
import { withNotionAccess } from "./notion-access.ts";

/** Finds the connection of a person and their key. Returns `null` if there is none, or a recovery has ended it. */
export async function findConnection(
  { database, vault }: Pick<Services, "database" | "vault">,
  userId: string,
): Promise<{ keyRow: KeyRow; row: ConnectionRow } | null> {
  const [allowed, [[keyRow], [row]]] = await Promise.all([
    withNotionAccess(database.authPool, [userId]),
    database.batch({ userId }, (tx) => [vault.keyQuery(tx, userId), selectConnection(tx, userId)]),
  ]);
  return allowed.has(userId) && keyRow && row ? { keyRow, row } : null;
}
