// Public interface of the settings: presents a stored row.
import type { SettingsOutput } from "#contract/settings.ts";
import { readTone } from "#domain/duck/tone.ts";
import { HELP_COUNTRIES } from "#domain/safety/help-countries.ts";
import type { userSettings } from "../../platform/db/tables/people.ts";

type SettingsRow = typeof userSettings.$inferSelect;

/** The settings of a person who has not set anything yet. */
const UNSET: SettingsOutput = {
  timeZone: null,
  timeZoneFrom: null,
  hasReversedCards: true,
  tone: readTone(undefined),
  country: null,
  checkInWeekday: null,
  hasCheckInLetters: false,
};

export function presentSettings(row: SettingsRow | undefined, now: Date): SettingsOutput {
  if (!row) return UNSET;
  const { timeZone, timeZoneFrom, hasReversedCards, tone, country, checkInWeekday, hasCheckInLetters } = row;
  const isPending = timeZoneFrom !== null && timeZoneFrom > now;
  return {
    timeZone,
    timeZoneFrom: isPending ? timeZoneFrom.toISOString() : null,
    hasReversedCards,
    tone: readTone(tone),
    country: HELP_COUNTRIES.find((code) => code === country) ?? null,
    checkInWeekday,
    hasCheckInLetters,
  };
}
