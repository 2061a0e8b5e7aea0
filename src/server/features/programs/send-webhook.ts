// Sends the messages to webhooks. They wait beside the letters, sealed, and are tried again for about ten hours by a queue of
// their own.
import type { WebhookEvent } from "#contract/program-access.ts";
import { DAY_MS } from "#domain/time.ts";
import { newId } from "../../platform/db/ids.ts";
import { fetchPublic } from "../../platform/http/fetch-public.ts";
import type { Composer, WaitingLetter } from "../../platform/letters/post.ts";
import type { Services } from "../../platform/services.ts";
import { type About, readContent } from "./read-content.ts";
import { openWebhook } from "./seal-programs.ts";
import { signedHeaders } from "./sign-webhook.ts";

const KIND = "webhook-message";
/** After so long without one accepted message, a webhook is turned off. */
const FAILING_MS = 3 * DAY_MS;
/** What the person reads about any receiver that did not answer. */
const UNREACHABLE = "could not be reached";
/** The status with which a receiver says that it wants no more messages. */
const GONE = 410;

interface Message {
  userId: string;
  webhookId: string;
  at: Date;
}

export function testMessage(message: Message): WaitingLetter {
  return waiting("test", message);
}

export function eventMessage(event: WebhookEvent, message: Message & About): WaitingLetter {
  const { insightId, step } = message;
  return { ...waiting(event, message), insightId, ...(step !== null && { step: String(step) }) };
}

function waiting(type: WebhookEvent | "test", { userId, webhookId, at }: Message): WaitingLetter {
  return { kind: KIND, type, userId, webhookId, at: at.toISOString(), messageId: `msg_${newId()}` };
}

type SendServices = Pick<Services, "database" | "vault" | "clock" | "config">;

/** The error of a message that was not accepted. It holds nothing of the receiver's answer. */
class WebhookFailedError extends Error {
  readonly code = "WEBHOOK_FAILED";
}

/** Composes messages at the time of sending, so that a removed webhook or a deleted reading sends nothing. */
export function webhookComposers(services: SendServices): Record<string, Composer> {
  return {
    [KIND]: async ({ userId = "", webhookId = "", type, at, messageId = "", insightId, step }) => {
      const found = await findTarget(services, { userId, id: webhookId });
      if (!found) return null;
      const about =
        insightId === undefined ? null : { insightId, step: step === undefined ? null : Number(step) };
      const content = about && found.hasContent ? await readContent(services, userId, about) : undefined;
      if (content === null) return null;
      const data = about && {
        ...about,
        url: `${services.config.appUrl}/insights/${about.insightId}`,
        ...(content && { content }),
      };
      const body = JSON.stringify({ type, timestamp: at, data: data ?? {} });
      return { deliver: () => deliver(services, { ...found, webhookId, messageId, body }) };
    },
  };
}

async function findTarget({ database, vault }: SendServices, { userId, id }: { userId: string; id: string }) {
  const { rows } = await database.authPool.query<{ sealed: string; hasContent: boolean }>(
    `select w.sealed, w.has_content as "hasContent" from auth.webhook w join auth."user" u on u.id = w.user_id
     where w.user_id = $1 and w.id = $2 and w.disabled_at is null and u.disabled_at is null`,
    [userId, id],
  );
  const [row] = rows;
  if (!row) return null;
  const target = openWebhook(await vault.keyToShow(userId), { userId, id, sealed: row.sealed });
  return target && { target, hasContent: row.hasContent };
}

/** Sends a message and writes down how that ended. Throws if it was not accepted, so that it is tried again. */
async function deliver(
  services: SendServices,
  {
    target,
    webhookId,
    messageId,
    body,
  }: { target: { url: string; secret: string }; webhookId: string; messageId: string; body: string },
): Promise<void> {
  const { database, clock, config } = services;
  const at = clock.now();
  const headers = {
    "content-type": "application/json",
    "user-agent": "rubber-arcana-webhooks/1",
    ...(await signedHeaders({ secret: target.secret, id: messageId, at, body })),
  };
  const isPrivateAllowed = config.webhookPrivateHosts;
  const { status, failure, reason } = await fetchPublic(target.url, {
    method: "POST",
    headers,
    body,
    isPrivateAllowed,
  }).then(
    ({ status }) => {
      const failure = isAccepted(status) ? null : `answered ${status}`;
      return { status, failure, reason: failure };
    },
    (error: unknown) => ({ status: 0, failure: UNREACHABLE, reason: codeOf(error) }),
  );
  if (failure === null) {
    await database.authPool.query(
      "update auth.webhook set delivered_at = $2, failing_since = null, last_failure = null where id = $1",
      [webhookId, at],
    );
    return;
  }
  await database.authPool.query(
    `update auth.webhook set failing_since = coalesce(failing_since, $2), last_failure = $3,
       disabled_at = case when $5 or failing_since < $4 then $2::timestamptz end
     where id = $1 and disabled_at is null`,
    [webhookId, at, failure, new Date(at.getTime() - FAILING_MS), status === GONE],
  );
  throw new WebhookFailedError(`No message was taken: ${reason}`);
}

const isAccepted = (status: number) => status >= 200 && status < 300;

/** Returns the code of an error for the log. The person gets one sentence for all, since a code tells which names and ports exist. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return ("code" in error ? String(error.code) : error.name).slice(0, 100);
}
