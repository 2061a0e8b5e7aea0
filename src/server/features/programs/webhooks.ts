import { WEBHOOKS_MAX, type WebhookEvent } from "#contract/program-access.ts";
import { HOUR_S } from "#domain/time.ts";
import { addWayIn } from "../../platform/auth/add-way-in.ts";
import { countCalls } from "../../platform/auth/count-calls.ts";
import { accountChanged } from "../../platform/auth/waiting-letters.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { isPrivateLiteral } from "../../platform/http/fetch-public.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { sealWebhook } from "./seal-programs.ts";
import { testMessage } from "./send-webhook.ts";
import { newSigningSecret } from "./sign-webhook.ts";

/** The limit of test messages of one person. */
const TESTS = { window: HOUR_S, max: 10 };

/** Adds a webhook, and writes to the account's owner. Its signing secret is sealed, and the answer alone shows it. */
export async function createWebhook(
  {
    database,
    vault,
    clock,
    config,
    post,
  }: Pick<Services, "database" | "vault" | "clock" | "config" | "post">,
  session: Pick<Session, "userId" | "sessionId">,
  { url, events, hasContent }: { url: string; events: readonly WebhookEvent[]; hasContent: boolean },
): Promise<{ id: string; secret: string }> {
  refuseAddress(url, config.webhookPrivateHosts);
  const { userId } = session;
  const id = newId();
  const secret = newSigningSecret();
  const sealed = sealWebhook(await vault.keyOf(userId), { userId, id }, { url, secret });
  const isMade = await addWayIn({ pool: database.authPool, post }, session, {
    letter: accountChanged(userId, "webhook-made", id),
    add: async (client) => {
      const { rowCount } = await client.query(
        `insert into auth.webhook (id, user_id, sealed, events, has_content, created_at)
         select $1, $2, $3, $4, $5, $6
         where (select count(*) from auth.webhook where user_id = $2) < ${WEBHOOKS_MAX}`,
        [id, userId, sealed, [...new Set(events)], hasContent, clock.now()],
      );
      return rowCount === 1;
    },
  });
  if (!isMade) throw new AppError("conflict", sentences.tooManyWebhooks(WEBHOOKS_MAX));
  return { id, secret };
}

/** What a host name points to is checked when a message is sent, since it may change. */
function refuseAddress(address: string, isPrivateAllowed: boolean): void {
  const url = URL.parse(address);
  const isPlain = isPrivateAllowed && url?.protocol === "http:";
  if (!url || !(url.protocol === "https:" || isPlain) || url.username || url.password)
    throw new AppError("invalid_input", sentences.webhookNotHttps, { field: "url" });
  if (!isPrivateAllowed && isPrivateLiteral(url))
    throw new AppError("invalid_input", sentences.webhookIsPrivate, { field: "url" });
}

/** Queues a test message, and turns the webhook on if it was turned off. Throws `not_found` for an unknown one. */
export async function testWebhook(
  { database, clock, post }: Pick<Services, "database" | "clock" | "post">,
  userId: string,
  id: string,
): Promise<{ queued: true }> {
  // A test message is sent to a host that the person names, by a queue that everybody's webhooks share.
  const call = { key: `webhook-tests-of:${userId}`, ...TESTS };
  const wait = await countCalls(database.authPool, [call], clock.now().getTime());
  if (wait !== null) throw new AppError("rate_limited", sentences.tooManyTries, { retryAfter: wait });
  const row = post.seal(testMessage({ userId, webhookId: id, at: clock.now() }));
  const { rowCount } = await database.authPool.query(
    `with known as (
       update auth.webhook set disabled_at = null, failing_since = null, told_at = null
       where user_id = $1 and id = $2 returning id
     )
     insert into auth.letter (id, sealed, created_at, is_webhook) select $3, $4, $5, true from known`,
    [userId, id, row.id, row.sealed, row.createdAt],
  );
  if (rowCount !== 1) throw new AppError("not_found", sentences.webhookNotFound);
  post.webhooksWritten(row.id);
  return { queued: true };
}

/** Removes a webhook. Messages that are still queued for it are dropped, not sent. Throws `not_found` for an unknown one. */
export async function removeWebhook(
  { database }: Pick<Services, "database">,
  userId: string,
  id: string,
): Promise<{ removed: true }> {
  const { rowCount } = await database.authPool.query(
    "delete from auth.webhook where user_id = $1 and id = $2",
    [userId, id],
  );
  if (rowCount !== 1) throw new AppError("not_found", sentences.webhookNotFound);
  return { removed: true };
}
