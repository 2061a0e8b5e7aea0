import * as z from "zod";
import { PLAN_NAMES } from "#domain/plans/plans.ts";
import { optionalEndpoint, sessionEndpoint } from "./endpoint.ts";
import { idSchema } from "./ids.ts";
import { settingsSchema, timeZoneSchema } from "./settings.ts";

/** The reasons why the former session is over; see `sessionEnd`. */
export const SESSION_ENDS = ["lapsed", "revoked"] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

export const meSchema = z.object({
  /** The current person; `null` for a visitor without a session. */
  user: z
    .object({
      id: idSchema,
      /** The person's email address; `null` for a guest. */
      email: z.string().nullable(),
      isGuest: z.boolean(),
      isEmailVerified: z.boolean(),
      isAdmin: z.boolean(),
      createdAt: z.iso.datetime(),
    })
    .nullable(),
  /**
   * Why the session in the browser's cookie is over: it `lapsed` with time, or its owner `revoked` it, for
   * example by signing out everywhere. `null` if the session is valid or there is none.
   */
  sessionEnd: z.enum(SESSION_ENDS).nullable(),
  plan: z.enum(PLAN_NAMES).nullable(),
  /**
   * Today's insights, counted from the person's own midnight. Fields are `null` if the plan has no daily
   * limit.
   */
  insightsToday: z
    .object({
      used: z.number().int(),
      limit: z.number().int().nullable(),
      left: z.number().int().nullable(),
      resetTime: z.iso.datetime(),
    })
    .nullable(),
  consent: z.object({ version: z.string(), acceptedAt: z.iso.datetime() }).nullable(),
  /** Whether the stored consent is for the current terms and the duck that answers now. */
  isConsentCurrent: z.boolean(),
  flags: z.object({
    waitlist: z.boolean(),
    /** Whether Premium can be bought on this server. */
    sellsPremium: z.boolean(),
    /**
     * Whether emails from this server reach people. Without a mail server they are files in a folder, which only a
     * development machine shows.
     */
    sendsEmail: z.boolean(),
  }),
  duck: z.object({
    kind: z.enum(["offline", "model"]),
    label: z.string(),
    /** Whether the person's text is sent to a third party's model. */
    isThirdParty: z.boolean(),
    /** Who that is: a company with its country, or the host of an address. */
    sentTo: z.string().optional(),
  }),
  advisorName: z.string(),
  timeZone: z.string().nullable(),
  /**
   * The IANA zone by whose midnights the person's days are counted now. If the settings have another zone, it applies
   * from the next day.
   */
  dayZone: z.string(),
  /** The person's settings, the same as `GET /settings` returns; `null` for a visitor. */
  settings: settingsSchema.nullable(),
});
export type Me = z.infer<typeof meSchema>;

export const consentInputSchema = z.object({
  terms: z.literal(true),
  age16: z.literal(true),
  /** The IANA name of the browser's time zone. It becomes the person's zone if none is set yet. */
  timeZone: timeZoneSchema.optional(),
});

export const session = {
  get: optionalEndpoint()
    .route({ method: "GET", path: "/me", summary: "Who is asking", tags: ["account"] })
    .output(meSchema),
  consent: sessionEndpoint({ example: { terms: true, age16: true }, changes: ["session"] })
    .route({
      method: "PUT",
      path: "/me/consent",
      summary: "Agree before the first reading",
      tags: ["account"],
    })
    .input(consentInputSchema)
    .output(meSchema),
};
