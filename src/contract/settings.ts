import * as z from "zod";
import { TONES } from "#domain/duck/tone.ts";
import { HELP_COUNTRIES } from "#domain/help/help-countries.ts";
import { isTimeZone } from "#domain/plans/day.ts";
import { WEEKDAYS } from "#domain/weekdays.ts";
import { accountEndpoint } from "./endpoint.ts";

const TIME_ZONE_MAX = 64;

/** The name of a time zone, such as `Europe/Berlin`; whether there is such a zone is not checked. */
export const timeZoneSchema = z.string().max(TIME_ZONE_MAX);

const weekdaySchema = z
  .number()
  .int()
  .min(0)
  .max(WEEKDAYS.length - 1);

export const settingsSchema = z.object({
  /**
   * The person's time zone as an IANA name; `null` until one is set. Until then the person's day is the UTC
   * day.
   */
  timeZone: z.string().nullable(),
  /** The time at which a new time zone takes effect: the next midnight of the former zone. */
  timeZoneFrom: z.iso.datetime().nullable(),
  hasReversedCards: z.boolean(),
  tone: z.enum(TONES),
  /** Whether the duck asks its questions under the card before it reads. */
  asksFirst: z.boolean(),
  /** The country whose emergency numbers are shown first. If `null`, the time zone decides. */
  country: z.enum(HELP_COUNTRIES).nullable(),
  /** The weekday of the check-in, 0 is Monday; `null` if it is off. */
  checkInWeekday: weekdaySchema.nullable(),
  /** Whether the person gets a letter on the day of the check-in. The letter contains nothing that they wrote. */
  hasCheckInLetters: z.boolean(),
});
export type SettingsOutput = z.infer<typeof settingsSchema>;

/** Changes of the settings. Settings that are absent keep their value. */
export const settingsInputSchema = z.object({
  timeZone: timeZoneSchema.refine(isTimeZone, "must be a time zone, such as Europe/Berlin").optional(),
  hasReversedCards: z.boolean().optional(),
  tone: z.enum(TONES).optional(),
  asksFirst: z.boolean().optional(),
  country: z.enum(HELP_COUNTRIES).nullable().optional(),
  checkInWeekday: weekdaySchema.nullable().optional(),
  hasCheckInLetters: z.boolean().optional(),
  /** Sent when onboarding is shown, so that the person is not redirected there again. */
  isOnboardingOffered: z.literal(true).optional(),
});
export type SettingsInput = z.infer<typeof settingsInputSchema>;

export const settings = {
  get: accountEndpoint()
    .route({ method: "GET", path: "/settings", summary: "How the app is set", tags: ["account"] })
    .output(settingsSchema),
  save: accountEndpoint({
    example: { tone: "blunt", timeZone: "Asia/Tokyo" },
    changes: ["settings", "session"],
    waits: { most: 3, because: "another time zone counts from a midnight that the one before says" },
  })
    .route({
      method: "PUT",
      path: "/settings",
      summary: "Change settings; a change of zone counts from tomorrow",
      tags: ["account"],
    })
    .input(settingsInputSchema)
    .output(settingsSchema),
};
