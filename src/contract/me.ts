import { oc } from "@orpc/contract";
import * as z from "zod";
import { settingsSchema } from "./settings.ts";

/** See `sessionEnd`. */
export const SESSION_ENDS = ["lapsed", "revoked"] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

export const PLANS = ["guest", "free", "premium"] as const;

export const meSchema = z.object({
  /** `null` for a visitor without a session. */
  user: z
    .object({
      id: z.uuid(),
      /** `null` for a guest. */
      email: z.string().nullable(),
      isGuest: z.boolean(),
      isEmailVerified: z.boolean(),
      isAdmin: z.boolean(),
      createdAt: z.iso.datetime(),
    })
    .nullable(),
  /**
   * Why the session that the browser names is over: it `lapsed` with time, or was `revoked` by whoever it belongs to, as
   * by signing out everywhere. `null` where it is good, or the browser names none.
   */
  sessionEnd: z.enum(SESSION_ENDS).nullable(),
  plan: z.enum(PLANS).nullable(),
  /** What is left of today's insights by the person's own midnight; `null` fields where the plan does not count. */
  insightsToday: z
    .object({
      used: z.number().int(),
      limit: z.number().int().nullable(),
      left: z.number().int().nullable(),
      resetTime: z.iso.datetime(),
    })
    .nullable(),
  consent: z.object({ version: z.string(), acceptedAt: z.iso.datetime() }).nullable(),
  /** Whether the consent on file is the one in force, for the duck that answers now. */
  isConsentCurrent: z.boolean(),
  flags: z.object({ waitlist: z.boolean() }),
  duck: z.object({
    kind: z.enum(["offline", "model"]),
    label: z.string(),
    /** Whether what a person writes leaves this server for somebody else's model. */
    isThirdParty: z.boolean(),
  }),
  advisorName: z.string(),
  timeZone: z.string().nullable(),
  /** As `GET /settings` gives them; `null` for a visitor. */
  settings: settingsSchema.nullable(),
});
export type Me = z.infer<typeof meSchema>;

export const consentInputSchema = z.object({
  terms: z.literal(true),
  age16: z.literal(true),
  /** IANA name, the browser's; sets the person's day where none was set before. */
  timeZone: z.string().max(64).optional(),
});

export const me = {
  get: oc.route({ method: "GET", path: "/me", summary: "Who is asking", tags: ["account"] }).output(meSchema),
  consent: oc
    .route({
      method: "PUT",
      path: "/me/consent",
      summary: "Agree before the first reading",
      tags: ["account"],
    })
    .input(consentInputSchema)
    .output(meSchema),
};
