import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "./database.ts";

const emptied = sql`words = null, postings = null, fingerprint = null, edition = p.edition + 1`;

/**
 * Deletes the words of an insight from the search index, together with those of its neighbours. Send it with every
 * statement that changes or removes texts of an insight, so that the index does not keep them. The index is built anew
 * after the next search.
 */
export function emptySearchPart(tx: Transaction, { userId, id }: { userId: string; id: string }) {
  return tx.execute(sql`
    update app.search_parts p set ${emptied}
    where p.user_id = ${userId} and p.first_id <= ${id}::uuid and p.end_id > ${id}::uuid`);
}

/** The same for all insights in `gone`, a preceding CTE with the columns `user_id` and `id`. */
export function emptySearchPartsOf(gone: SQL): SQL {
  return sql`
    update app.search_parts p set ${emptied} from ${gone} g
    where p.user_id = g.user_id and p.first_id <= g.id and p.end_id > g.id`;
}
