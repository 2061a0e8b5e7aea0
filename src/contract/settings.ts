import { oc } from "@orpc/contract";
import * as z from "zod";
import { TONES } from "../domain/duck/tone.ts";
import { isTimeZone } from "../domain/plans/day.ts";
import { HELP_COUNTRIES } from "../domain/safety/help-countries.ts";

const TIME_ZONE_MAX = 64;

export const settingsSchema = z.object({
  /** IANA name; `null` until one was said, and the day is UTC's until then. */
  timeZone: z.string().nullable(),
  /** When a change of zone begins to count: at the next midnight of the zone before it. */
  timeZoneFrom: z.iso.datetime().nullable(),
  hasReversedCards: z.boolean(),
  tone: z.enum(TONES),
  /** Whose emergency numbers to show first; `null` goes by the time zone. */
  country: z.enum(HELP_COUNTRIES).nullable(),
});
export type SettingsOutput = z.infer<typeof settingsSchema>;

/** What is left out stays as it is. */
export const settingsInputSchema = z.object({
  timeZone: z
    .string()
    .max(TIME_ZONE_MAX)
    .refine(isTimeZone, "must be a time zone, as Europe/Berlin")
    .optional(),
  hasReversedCards: z.boolean().optional(),
  tone: z.enum(TONES).optional(),
  country: z.enum(HELP_COUNTRIES).nullable().optional(),
  /** Sent when the questions of onboarding are shown, so that nobody is sent there a second time. */
  isOnboardingOffered: z.literal(true).optional(),
});
export type SettingsInput = z.infer<typeof settingsInputSchema>;

export const settings = {
  get: oc
    .route({ method: "GET", path: "/settings", summary: "How the app is set", tags: ["account"] })
    .output(settingsSchema),
  save: oc
    .route({
      method: "PUT",
      path: "/settings",
      summary: "Change settings; a change of zone counts from tomorrow",
      tags: ["account"],
    })
    .input(settingsInputSchema)
    .output(settingsSchema),
};
