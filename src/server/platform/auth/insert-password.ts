import { newId } from "../db/ids.ts";
import type { Queryable } from "./mail-keys.ts";

/** Gives an account its first password. */
export async function insertPassword(
  client: Queryable,
  { userId, hash, now }: { userId: string; hash: string; now: Date },
): Promise<void> {
  await client.query(
    `insert into auth.account (id, user_id, account_id, provider_id, password, created_at, updated_at)
     values ($1, $2::uuid, $2::uuid::text, 'credential', $3, $4, $4)`,
    [newId(), userId, hash, now],
  );
}
