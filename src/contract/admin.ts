// The endpoints of the people who run the server. For everybody else they do not exist.
import * as z from "zod";
import { adminModels } from "./admin-models.ts";
import { emailSchema, typedAddress } from "./email-address.ts";
import { adminEndpoint } from "./endpoint.ts";
import { idSchema, namedIdSchema } from "./ids.ts";
import { REPORT_REASONS, REPORT_STATES } from "./insights.ts";

const tags = ["admin"];

/** A count of people or of what they did; `null` for fewer than five. */
const countSchema = z.number().int().nullable();

const figuresSchema = z.object({
  days: z.array(
    z.object({
      day: z.iso.date(),
      signUps: countSchema,
      readings: countSchema,
      tokens: z.number(),
      dollars: z.number(),
      unreadable: z.number(),
      lettersSent: countSchema,
      /** The number of letters that were given up because every attempt to send them failed. */
      lettersGivenUp: z.number(),
    }),
  ),
  /** The calls of all days together, by feature and model. */
  models: z.array(
    z.object({
      feature: z.string(),
      model: z.string(),
      calls: countSchema,
      failed: countSchema,
      inputTokens: z.number(),
      outputTokens: z.number(),
      dollars: z.number(),
    }),
  ),
  /** What a reading cost on average; `null` if there were fewer than five. */
  dollarsPerReading: z.number().nullable(),
  /** How often people who can be called were shown, by calendar year: this one and the one before. No texts are counted or kept. */
  helpShown: z.array(z.object({ year: z.number().int(), times: countSchema })),
  ads: z.array(z.object({ id: z.string(), impressions: countSchema, clicks: countSchema })),
  letters: z.object({
    waiting: z.number().int(),
    waitingSince: z.iso.datetime().nullable(),
    /** The letters of the last seven days that no try could send. */
    givenUp: z.number().int(),
  }),
  jobs: z.array(
    z.object({
      name: z.string(),
      doneAt: z.iso.datetime().nullable(),
      failedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** The running processes, and what each says about its model. */
  processes: z.array(
    z.object({
      id: idSchema,
      duck: z.string(),
      state: z.enum(["untried", "well", "trouble"]),
      message: z.string(),
      since: z.iso.datetime(),
    }),
  ),
});
export type FiguresOutput = z.infer<typeof figuresSchema>;

const waitingSchema = z.object({
  /** How many confirmed addresses wait without a valid invitation. */
  waiting: z.number().int(),
  /** Those that have waited longest, the invited ones among them. */
  entries: z.array(
    z.object({
      email: z.string(),
      confirmedAt: z.iso.datetime(),
      invitedUntil: z.iso.datetime().nullable(),
    }),
  ),
});
export type WaitingOutput = z.infer<typeof waitingSchema>;

export const MOST_INVITATIONS = 50;

const foundUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  isEmailVerified: z.boolean(),
  isAdmin: z.boolean(),
  isDisabled: z.boolean(),
  plan: z.enum(["free", "premium"]),
  /** Premium that was granted by an administrator: without an end, until a day, or not at all. */
  granted: z.union([z.literal("endless"), z.iso.datetime(), z.null()]),
  /** The end of the Premium that is paid for. */
  paidUntil: z.iso.datetime().nullable(),
});
export type FoundUserOutput = z.infer<typeof foundUserSchema>;

export const ADDRESS_BEGINNING_MIN = 3;
export const REPORT_ANSWER_MAX = 2000;

const idInput = z.object({ id: namedIdSchema });
const doneSchema = z.object({ done: z.literal(true) });

const sentReportSchema = z.object({
  id: idSchema,
  reason: z.enum(REPORT_REASONS),
  state: z.enum(REPORT_STATES),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** Whether the person sent texts along. */
  hasTexts: z.boolean(),
});
export type SentReportOutput = z.infer<typeof sentReportSchema>;

/** What a person chose to send with a report. */
const openedReportSchema = sentReportSchema.extend({
  note: z.string().nullable(),
  reading: z.object({ question: z.string(), cards: z.array(z.string()), answer: z.string() }).nullable(),
  answer: z.string().nullable(),
  /** Whether texts are stored that this server's key does not open. */
  isUnreadable: z.boolean(),
});
export type OpenedReportOutput = z.infer<typeof openedReportSchema>;

const pageInput = z.object({ before: namedIdSchema.optional() });

export const ADMIN_ACTIONS = [
  "invited",
  "signed_out",
  "disabled",
  "enabled",
  "premium_granted",
  "premium_ended",
  "report_opened",
  "report_answered",
  "second_factor_removed",
  "made_admin",
  "ended_admin",
  "dump_imported",
  "model_chosen",
  "model_dropped",
  "model_fetched",
  "model_fetch_stopped",
  "model_tried",
  "model_examined",
  "model_exam_stopped",
  "model_allowed",
  "model_obeys_test",
] as const;

const actionSchema = z.object({
  id: idSchema,
  kind: z.enum(ADMIN_ACTIONS),
  /** The administrator's address; `null` for a command on the server, or where the account is deleted. */
  by: z.string().nullable(),
  isByCommand: z.boolean(),
  /** The address of the account that it was done to; `null` if it was deleted, or if the action was about something else. */
  to: z.string().nullable(),
  detail: z.string().nullable(),
  doneAt: z.iso.datetime(),
});
export type AdminActionOutput = z.infer<typeof actionSchema>;

export const admin = {
  figures: adminEndpoint({
    waits: { most: 3, because: "the session; then the figures and the letters, which two roles read" },
  })
    .route({ method: "GET", path: "/admin/figures", summary: "Figures of the last 30 days", tags })
    .output(figuresSchema),
  waiting: adminEndpoint()
    .route({ method: "GET", path: "/admin/waitlist", summary: "Who has waited longest", tags })
    .output(waitingSchema),
  invite: adminEndpoint({
    needsProof: true,
    example: { emails: ["kim@example.org"] },
    changes: [],
    waits: {
      most: MOST_INVITATIONS + 2,
      because: "each invitation is a transaction of its own, with its letter",
    },
  })
    .route({
      method: "POST",
      path: "/admin/waitlist/invitations",
      summary: "Invite addresses, or those that have waited longest",
      tags,
    })
    .input(
      z.union([
        z.object({ emails: z.array(emailSchema).min(1).max(MOST_INVITATIONS) }),
        z.object({ oldest: z.number().int().min(1).max(MOST_INVITATIONS) }),
      ]),
    )
    .output(z.object({ invited: z.number().int(), hadAccount: z.number().int() })),
  // The address is in the body, because addresses of requests appear in logs.
  findUsers: adminEndpoint({ example: { address: "kim@example.org" }, changes: [] })
    .route({
      method: "POST",
      path: "/admin/users/find",
      summary: "Accounts by their address or the beginning of it",
      tags,
    })
    .input(z.object({ address: typedAddress.min(ADDRESS_BEGINNING_MIN) }))
    .output(z.object({ users: z.array(foundUserSchema) })),
  signOut: adminEndpoint({ needsProof: true, changes: [] })
    .route({
      method: "POST",
      path: "/admin/users/{id}/sign-out",
      summary: "End every session of an account",
      tags,
    })
    .input(idInput)
    .output(doneSchema),
  disable: adminEndpoint({ needsProof: true, example: { isDisabled: true }, changes: [] })
    .route({
      method: "PUT",
      path: "/admin/users/{id}/disabled",
      summary: "Disable an account and end its sessions, or enable it again",
      tags,
    })
    .input(idInput.extend({ isDisabled: z.boolean() }))
    .output(doneSchema),
  grant: adminEndpoint({ needsProof: true, example: { until: "2030-01-01" }, changes: [] })
    .route({
      method: "PUT",
      path: "/admin/users/{id}/premium",
      summary: "Grant Premium until the end of a day in UTC, or without an end; null ends what was granted",
      tags,
    })
    .input(idInput.extend({ until: z.union([z.iso.date(), z.literal("endless"), z.null()]) }))
    .output(doneSchema),
  reports: adminEndpoint()
    .route({ method: "GET", path: "/admin/reports", summary: "Reports of readings, newest first", tags })
    .input(pageInput.extend({ state: z.enum(REPORT_STATES).optional() }))
    .output(z.object({ items: z.array(sentReportSchema) })),
  openReport: adminEndpoint({ needsProof: true, changes: [] })
    .route({ method: "POST", path: "/admin/reports/{id}/open", summary: "Open a report", tags })
    .input(idInput)
    .output(openedReportSchema),
  answerReport: adminEndpoint({
    needsProof: true,
    example: { answer: "Thank you. The sentence is gone." },
    changes: [],
  })
    .route({ method: "PUT", path: "/admin/reports/{id}/answer", summary: "Answer a report", tags })
    .input(idInput.extend({ answer: z.string().trim().min(1).max(REPORT_ANSWER_MAX) }))
    .output(doneSchema),
  actions: adminEndpoint()
    .route({ method: "GET", path: "/admin/actions", summary: "What administrators did, newest first", tags })
    .input(pageInput)
    .output(z.object({ items: z.array(actionSchema) })),
  ...adminModels,
};
