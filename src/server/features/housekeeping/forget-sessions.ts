import { sql } from "drizzle-orm";
import { DAY_MS } from "#domain/time.ts";
import { deleteByKey } from "../../platform/jobs/delete-by-key.ts";
import type { Services } from "../../platform/services.ts";

/**
 * The time in milliseconds for which an expired session is kept. During it, an open page can tell that its session
 * expired and was not revoked, and then keeps drafts instead of deleting them.
 */
const LAPSED_KEPT_MS = DAY_MS;

/**
 * The time in milliseconds for which a signing key is kept after it stops signing. Its public half is published for
 * the first 30 days of that time, so that older signatures can be checked.
 */
const SIGNING_KEY_KEPT_MS = 60 * DAY_MS;

/** Deletes sessions that expired a day ago, with their user agents, and expired links, codes and signing keys. */
export async function forgetSessions({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<Record<string, number>> {
  const now = clock.now();
  const lapsedBefore = new Date(now.getTime() - LAPSED_KEPT_MS).toISOString();
  const keysBefore = new Date(now.getTime() - SIGNING_KEY_KEPT_MS).toISOString();
  const expired = { key: ["id"], time: "expires_at" } as const;
  return {
    sessions: await deleteByKey(database, {
      ...expired,
      table: "auth.session",
      where: sql`expires_at < ${lapsedBefore}::timestamptz`,
    }),
    links: await deleteByKey(database, {
      ...expired,
      table: "auth.verification",
      where: sql`expires_at < ${now.toISOString()}::timestamptz`,
    }),
    keys: await deleteByKey(database, {
      ...expired,
      table: "auth.jwks",
      where: sql`expires_at < ${keysBefore}::timestamptz`,
    }),
    codes: await deleteByKey(database, {
      table: "auth.mail_code",
      key: ["user_id", "purpose"],
      time: "expires_at",
      where: sql`expires_at < ${now.toISOString()}::timestamptz`,
    }),
  };
}
