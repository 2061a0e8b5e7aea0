// Whether an account may use its connection to Notion: the part of a connection that a recovery ends with the other ways into
// the account.
import type pg from "pg";
import { addWayIn } from "../../platform/auth/add-way-in.ts";
import { accountChanged } from "../../platform/auth/waiting-letters.ts";
import { NOTION_WAY } from "../../platform/auth/ways-in.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";

/** Returns which of these people may use their connection. */
export async function withNotionAccess(pool: pg.Pool, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ userId: string }>(
    'select user_id as "userId" from auth.notion_access where user_id = any($1::uuid[])',
    [userIds],
  );
  return new Set(rows.map(({ userId }) => userId));
}

/** Lets the account use its connection from now on, and writes to its owner. */
export async function giveNotionAccess(
  { database, post, clock }: Pick<Services, "database" | "post" | "clock">,
  session: Session,
): Promise<void> {
  const { userId } = session;
  await addWayIn({ pool: database.authPool, post }, session, {
    letter: accountChanged(userId, "notion-connected", NOTION_WAY),
    add: async (client) => {
      await client.query(
        `insert into auth.notion_access (user_id, created_at) values ($1, $2)
         on conflict (user_id) do update set created_at = excluded.created_at`,
        [userId, clock.now()],
      );
      return true;
    },
  });
}

export async function endNotionAccess(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query("delete from auth.notion_access where user_id = $1", [userId]);
}
