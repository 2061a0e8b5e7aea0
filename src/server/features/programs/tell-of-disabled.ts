import { sql } from "drizzle-orm";
import { DAY_MS } from "#domain/time.ts";
import { deleteByKey } from "../../platform/jobs/delete-by-key.ts";
import type { Services } from "../../platform/services.ts";
import { webhookTurnedOff } from "./compose-letters.ts";

const MESSAGES_KEPT_MS = 30 * DAY_MS;
const LETTERS_A_RUN = 100;

/** Writes to the people whose webhooks were turned off. Resolves with the number of letters. */
export async function tellOfDisabledWebhooks({
  database,
  clock,
  post,
}: Pick<Services, "database" | "clock" | "post">): Promise<Record<string, number>> {
  const { rows } = await database.authPool.query<{ id: string; userId: string }>(
    `select id, user_id as "userId" from auth.webhook where disabled_at is not null and told_at is null
     order by disabled_at limit ${LETTERS_A_RUN}`,
  );
  let told = 0;
  for (const { id, userId } of rows) {
    const letter = post.seal(webhookTurnedOff(userId));
    const { rowCount } = await database.authPool.query(
      `with told as (
         update auth.webhook set told_at = $2 where id = $1 and told_at is null and disabled_at is not null returning id
       )
       insert into auth.letter (id, sealed, created_at) select $3, $4, $2 from told`,
      [id, clock.now(), letter.id, letter.sealed],
    );
    if (rowCount === 1) post.written(letter.id);
    told += rowCount ?? 0;
  }
  return { told };
}

/** Deletes the marks of messages from a month ago. The jobs look for nothing as old as that. */
export async function forgetWebhookMessages({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<Record<string, number>> {
  const before = new Date(clock.now().getTime() - MESSAGES_KEPT_MS).toISOString();
  return {
    messages: await deleteByKey(database, {
      table: "auth.webhook_message",
      key: ["webhook_id", "subject"],
      time: "created_at",
      where: sql`created_at < ${before}::timestamptz`,
    }),
  };
}
