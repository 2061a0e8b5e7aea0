import type pg from "pg";
import type { Post, WaitingLetter } from "../letters/post.ts";

/**
 * Deletes a user with sessions and credentials. Returns whether the user existed. No letter is written to an address that
 * the account never confirmed, since it may be another person's.
 */
export async function removeUser(
  { pool, post }: { pool: pg.Pool; post: Pick<Post, "seal" | "written"> },
  userId: string,
  letter?: WaitingLetter,
): Promise<boolean> {
  const remove = `delete from auth."user" where id = $1`;
  if (!letter) return (await pool.query(remove, [userId])).rowCount === 1;
  const row = post.seal(letter);
  const { rowCount } = await pool.query(
    `with gone as (${remove} returning email_verified)
     , written as (
       insert into auth.letter (id, sealed, created_at)
       select $2, $3, $4 from gone where email_verified
     )
     select from gone`,
    [userId, row.id, row.sealed, row.createdAt],
  );
  if (rowCount === 1) post.written(row.id);
  return rowCount === 1;
}
