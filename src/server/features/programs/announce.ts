// Jobs that find what webhooks are to be told: new readings, and steps whose day has come. No reading waits for a webhook,
// and a process that ends loses no message.
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type pg from "pg";
import type { WebhookEvent } from "#contract/program-access.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { insights } from "../../platform/db/tables/insights.ts";
import type { Services } from "../../platform/services.ts";
import { findDueSteps } from "../promises/promises.ts";
import { queueNews, type WebhookNews } from "./queue-news.ts";

/** How far back readings are looked for. */
const LOOKED_BACK_MS = DAY_MS;
const HOOKS_A_PAGE = 100;

type AnnounceServices = Pick<Services, "database" | "vault" | "clock" | "post">;

interface Hook {
  id: string;
  userId: string;
  createdAt: Date;
}

/** Queues a message for each new reading of people with a webhook. Resolves with the number of messages. */
export async function announceReadings(services: AnnounceServices): Promise<Record<string, number>> {
  const { database, clock } = services;
  const since = new Date(clock.now().getTime() - LOOKED_BACK_MS);
  return await announce(services, "reading.ready", async (hooks) => {
    const found = await database.asJobs((tx) => selectReadings(tx, peopleOf(hooks), since));
    return hooks.flatMap(({ id: webhookId, userId, createdAt }) =>
      found
        .filter((reading) => reading.userId === userId && reading.createdAt >= createdAt)
        .map(({ id }) => ({ webhookId, userId, insightId: id, step: null, subject: `reading:${id}` })),
    );
  });
}

/** Queues a message for each step whose day has come, of people with a webhook. Resolves with the number of messages. */
export async function announceDueSteps(services: AnnounceServices): Promise<Record<string, number>> {
  return await announce(services, "step.due", async (hooks) => {
    const due = await findDueSteps(services, peopleOf(hooks));
    return hooks.flatMap(({ id: webhookId, userId }) =>
      due
        .filter((step) => step.userId === userId)
        .map(({ insightId, step, from }) => ({
          webhookId,
          userId,
          insightId,
          step,
          subject: `step:${insightId}:${step}:${from}`,
        })),
    );
  });
}

async function announce(
  services: AnnounceServices,
  event: WebhookEvent,
  findNews: (hooks: readonly Hook[]) => Promise<WebhookNews[]>,
): Promise<Record<string, number>> {
  let queued = 0;
  const { authPool } = services.database;
  for (let after: string | null = null; ; ) {
    const hooks = await selectHooks(authPool, event, after);
    if (hooks.length > 0) queued += await queueNews(services, event, await findNews(hooks));
    if (hooks.length < HOOKS_A_PAGE) return { queued };
    after = hooks.at(-1)?.id ?? null;
  }
}

async function selectHooks(pool: pg.Pool, event: WebhookEvent, after: string | null): Promise<Hook[]> {
  const { rows } = await pool.query<Hook>(
    `select id, user_id as "userId", created_at as "createdAt" from auth.webhook
     where id > coalesce($2::uuid, '00000000-0000-0000-0000-000000000000') and disabled_at is null and $1 = any(events)
     order by id limit ${HOOKS_A_PAGE}`,
    [event, after],
  );
  return rows;
}

function selectReadings(tx: Transaction, userIds: string[], since: Date) {
  const { userId, id, createdAt } = insights;
  return tx
    .select({ userId, id, createdAt })
    .from(insights)
    .where(
      and(
        inArray(userId, userIds),
        gt(createdAt, since),
        isNull(insights.deletedAt),
        eq(insights.isImported, false),
      ),
    );
}

function peopleOf(hooks: readonly Hook[]): string[] {
  return [...new Set(hooks.map(({ userId }) => userId))];
}
