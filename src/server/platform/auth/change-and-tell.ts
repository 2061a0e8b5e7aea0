import type pg from "pg";
import { insertLetters } from "../letters/letters.queries.ts";
import type { Post, WaitingLetter } from "../letters/post.ts";
import { inTransaction } from "./in-transaction.ts";

/**
 * Changes an account and writes the letter that tells its owner, in one transaction, so that neither is stored without the
 * other. `change` returns whether it changed anything; without a change there is no letter. Returns what `change` returned.
 */
export async function changeAndTell(
  { pool, post }: { pool: pg.Pool; post: Pick<Post, "seal" | "written"> },
  letter: WaitingLetter,
  change: (client: pg.PoolClient) => Promise<boolean>,
): Promise<boolean> {
  const row = post.seal(letter);
  const isChanged = await inTransaction(pool, async (client) => {
    const hasChanged = await change(client);
    if (hasChanged) await insertLetters(client, [row]);
    return hasChanged;
  });
  if (isChanged) post.written(row.id);
  return isChanged;
}
