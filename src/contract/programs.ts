import * as z from "zod";
import { accountEndpoint } from "./endpoint.ts";
import { idSchema, namedIdSchema } from "./ids.ts";
import {
  PROGRAM_NAME_MAX,
  PROGRAM_SCOPES,
  TOKEN_DAYS,
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX,
} from "./program-access.ts";

const WAITS_FOR_KEY = {
  most: 3,
  because: "the session, the rows, and the person's key under which names and addresses are sealed",
};

/** What opens the account from outside is added in a transaction that locks the account, so that nothing begins beside a recovery. */
const ADDS_ACCESS = {
  most: 7,
  because:
    "the session, the person's key, and a transaction: the lock, whether the session still is, the row and its letter",
};

export const tokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  scopes: z.array(z.enum(PROGRAM_SCOPES)),
  createdAt: z.iso.datetime(),
  /** The time from which the token is refused; `null` if it stays valid until it is revoked. */
  expiresAt: z.iso.datetime().nullable(),
  /** The time of the token's last use, accurate to the minute; `null` if it was never used. */
  usedAt: z.iso.datetime().nullable(),
});
export type TokenOutput = z.infer<typeof tokenSchema>;

export const calendarSchema = z.object({
  /** Whether the calendar shows the words of the steps. */
  hasWords: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The time at which a program last read the calendar, accurate to the minute; `null` if none has. */
  usedAt: z.iso.datetime().nullable(),
});
export type CalendarOutput = z.infer<typeof calendarSchema>;

export const webhookSchema = z.object({
  id: idSchema,
  /** The address that is called; empty if it could not be decrypted. */
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** Whether the messages contain the words of readings and steps. */
  hasContent: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The time of the last message that was accepted; `null` if there was none. */
  deliveredAt: z.iso.datetime().nullable(),
  /** The time since which every message has failed; `null` if the last one was accepted. */
  failingSince: z.iso.datetime().nullable(),
  /** Why the last message failed, such as `answered 500`. */
  lastFailure: z.string().nullable(),
  /** When the webhook was turned off: every message failed for three days, or it answered 410; `null` if it is on. */
  disabledAt: z.iso.datetime().nullable(),
});
export type WebhookOutput = z.infer<typeof webhookSchema>;

const idParams = z.object({ id: namedIdSchema });
const tags = ["programs"];

/** What a person sets up for programs of their own. Programs themselves cannot call these endpoints. */
export const programs = {
  list: accountEndpoint({ waits: WAITS_FOR_KEY })
    .route({ method: "GET", path: "/programs", summary: "Tokens, the calendar and webhooks", tags })
    .output(
      z.object({
        tokens: z.array(tokenSchema),
        calendar: calendarSchema.nullable(),
        webhooks: z.array(webhookSchema),
      }),
    ),
  createToken: accountEndpoint({
    needsProof: true,
    example: { name: "My script", scopes: ["read"], days: 90 },
    changes: [],
    waits: ADDS_ACCESS,
  })
    .route({
      method: "POST",
      path: "/programs/tokens",
      summary: "Make a personal access token; the answer shows it this once",
      tags,
    })
    .input(
      z.object({
        name: z.string().trim().min(1).max(PROGRAM_NAME_MAX),
        scopes: z.array(z.enum(PROGRAM_SCOPES)).min(1).max(PROGRAM_SCOPES.length),
        days: z.union(TOKEN_DAYS.map((days) => z.literal(days))).optional(),
      }),
    )
    .output(z.object({ id: idSchema, token: z.string() })),
  revokeToken: accountEndpoint({ changes: [] })
    .route({ method: "DELETE", path: "/programs/tokens/{id}", summary: "Revoke a token", tags })
    .input(idParams)
    .output(z.object({ revoked: z.literal(true) })),
  makeCalendar: accountEndpoint({
    needsProof: true,
    example: { hasWords: true },
    changes: [],
    waits: ADDS_ACCESS,
  })
    .route({
      method: "POST",
      path: "/programs/calendar",
      summary: "Make the secret address of the calendar; a former one ends",
      tags,
    })
    .input(z.object({ hasWords: z.boolean() }))
    .output(z.object({ address: z.string() })),
  endCalendar: accountEndpoint({ changes: [] })
    .route({ method: "DELETE", path: "/programs/calendar", summary: "End the calendar's address", tags })
    .output(z.object({ ended: z.boolean() })),
  createWebhook: accountEndpoint({
    needsProof: true,
    example: { url: "https://hooks.example.org/duck", events: ["reading.ready"], hasContent: false },
    changes: [],
    waits: ADDS_ACCESS,
  })
    .route({
      method: "POST",
      path: "/programs/webhooks",
      summary: "Add a webhook; the answer shows its signing secret this once",
      tags,
    })
    .input(
      z.object({
        url: z.string().trim().max(WEBHOOK_URL_MAX),
        events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
        hasContent: z.boolean().default(false),
      }),
    )
    .output(z.object({ id: idSchema, secret: z.string() })),
  testWebhook: accountEndpoint({
    changes: [],
    waits: { most: 3, because: "the session, the limit of test messages, and the message itself" },
  })
    .route({
      method: "POST",
      path: "/programs/webhooks/{id}/test",
      summary: "Send a test message; a webhook that was turned off is turned on again",
      tags,
    })
    .input(idParams)
    .output(z.object({ queued: z.literal(true) })),
  removeWebhook: accountEndpoint({ changes: [] })
    .route({ method: "DELETE", path: "/programs/webhooks/{id}", summary: "Remove a webhook", tags })
    .input(idParams)
    .output(z.object({ removed: z.literal(true) })),
};
