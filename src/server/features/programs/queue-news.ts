import type pg from "pg";
import type { WebhookEvent } from "#contract/program-access.ts";
import type { Services } from "../../platform/services.ts";
import type { About } from "./read-content.ts";
import { eventMessage } from "./send-webhook.ts";

/** A reading or a step that a webhook may not know yet. */
export interface WebhookNews extends About {
  webhookId: string;
  userId: string;
  /** Identifies the news, so that a webhook gets it once. It holds ids only. */
  subject: string;
}

/** Queues a message for each piece of news that its webhook did not get before. Resolves with the number of messages. */
export async function queueNews(
  { database, clock, post }: Pick<Services, "database" | "clock" | "post">,
  event: WebhookEvent,
  news: readonly WebhookNews[],
): Promise<number> {
  const told = await selectTold(database.authPool, news);
  const fresh = news.filter((one) => !told.has(keyOf(one)));
  if (fresh.length === 0) return 0;
  const at = clock.now();
  const rows = fresh.map((one) => ({ ...one, letter: post.seal(eventMessage(event, { ...one, at })) }));
  // One statement writes both tables, so that a message is queued exactly if its news is marked.
  const { rows: queued } = await database.authPool.query<{ id: string }>(
    `with news as (
       select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[]) as n(webhook_id, subject, letter_id, sealed)
     ), told as (
       insert into auth.webhook_message (webhook_id, subject, created_at)
       select n.webhook_id, n.subject, $5 from news n join auth.webhook w on w.id = n.webhook_id
       on conflict do nothing returning webhook_id, subject
     )
     insert into auth.letter (id, sealed, created_at, is_webhook)
     select n.letter_id, n.sealed, $5, true from news n join told t using (webhook_id, subject) returning id`,
    [
      rows.map(({ webhookId }) => webhookId),
      rows.map(({ subject }) => subject),
      rows.map(({ letter }) => letter.id),
      rows.map(({ letter }) => letter.sealed),
      at,
    ],
  );
  if (queued.length > 0) post.webhooksWritten(...queued.map(({ id }) => id));
  return queued.length;
}

async function selectTold(pool: pg.Pool, news: readonly WebhookNews[]): Promise<Set<string>> {
  if (news.length === 0) return new Set();
  const { rows } = await pool.query<Pick<WebhookNews, "webhookId" | "subject">>(
    `select m.webhook_id as "webhookId", m.subject from auth.webhook_message m
     join unnest($1::uuid[], $2::text[]) as n(webhook_id, subject)
       on m.webhook_id = n.webhook_id and m.subject = n.subject`,
    [news.map(({ webhookId }) => webhookId), news.map(({ subject }) => subject)],
  );
  return new Set(rows.map(keyOf));
}

function keyOf({ webhookId, subject }: Pick<WebhookNews, "webhookId" | "subject">): string {
  return `${webhookId} ${subject}`;
}
