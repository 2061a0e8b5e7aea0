import * as z from "zod";
import { SUBSCRIPTION_STATES } from "#domain/plans/subscription.ts";
import { emailSchema } from "./email-address.ts";
import { accountEndpoint, openEndpoint } from "./endpoint.ts";

const tags = ["billing"];

export const billingSchema = z.object({
  /** Whether Premium can be bought on this server. */
  isForSale: z.boolean(),
  /** Whether the account has Premium now, bought or given. */
  isPremium: z.boolean(),
  /** Whether the account's address is confirmed. Only then can it buy. */
  canBuy: z.boolean(),
  /** The end of Premium that was given; `null` if none was given, or if it has no end. */
  grantedUntil: z.iso.datetime().nullable(),
  /** The account's subscription; `null` if it has never been at the checkout. */
  subscription: z
    .object({
      state: z.enum(SUBSCRIPTION_STATES),
      /** Whether it ends at `periodEnd` instead of being renewed. */
      isEnding: z.boolean(),
      periodEnd: z.iso.datetime().nullable(),
      /** Until when it gives Premium, the days of grace after a failed payment included. */
      premiumUntil: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type BillingOutput = z.infer<typeof billingSchema>;

const placeSchema = z.object({ url: z.url() });

/** The reason of the endpoints that change something at Stripe. Waits for the database alone are counted. */
const ASKS_STRIPE = { most: 6, because: "what Stripe answers is stored, and then what is stored is read" };

/** Buying Premium. The pages to pay on are Stripe's own; the server only says where they are. */
export const billing = {
  get: accountEndpoint({ shows: ["session"] })
    .route({ method: "GET", path: "/billing", summary: "What the account pays for", tags })
    .output(billingSchema),
  refresh: accountEndpoint({ changes: ["session"], waits: ASKS_STRIPE })
    .route({
      method: "POST",
      path: "/billing/refresh",
      summary: "Ask Stripe what the account pays for",
      tags,
    })
    .output(billingSchema),
  checkout: accountEndpoint({ changes: [], waits: ASKS_STRIPE })
    .route({ method: "POST", path: "/billing/checkout", summary: "Where to pay for Premium", tags })
    /** The address of the page to pay on. `conflict` if the account's address is not confirmed, or it has Premium already. */
    .output(placeSchema),
  portal: accountEndpoint({ changes: [] })
    .route({ method: "POST", path: "/billing/portal", summary: "Where card and invoices are", tags })
    .output(placeSchema),
  cancel: accountEndpoint({ changes: ["session"], waits: ASKS_STRIPE })
    .route({
      method: "POST",
      path: "/billing/cancel",
      summary: "Let Premium end when the month that is paid is over",
      tags,
    })
    .output(billingSchema),
  resume: accountEndpoint({ changes: ["session"], waits: ASKS_STRIPE })
    .route({ method: "POST", path: "/billing/resume", summary: "Take the cancelling back", tags })
    .output(billingSchema),
  tellMe: openEndpoint({
    example: { email: "dana@example.org" },
    changes: [],
    waits: { most: 3, because: "how often is counted before the address is kept" },
  })
    .route({
      method: "POST",
      path: "/billing/tell-me",
      summary: "One letter, once Premium is for sale on this server",
      tags,
    })
    .input(
      z.object({
        email: emailSchema,
      }),
    )
    /** The answer is the same whether or not the address was noted before. */
    .output(z.object({ noted: z.literal(true) })),
};
