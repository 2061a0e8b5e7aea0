// Public interface of the settings: presents a stored row.
import type { SettingsOutput } from "#contract/settings.ts";
import { readTone } from "#domain/duck/tone.ts";
import { HELP_COUNTRIES } from "#domain/help/help-countries.ts";
import type { userSettings } from "../../platform/db/tables/people.ts";

type SettingsRow = typeof userSettings.$inferSelect;

/** The settings of a person who has not set anything yet. */
const UNSET: SettingsOutput = {
  timeZone: null,
  timeZoneFrom: null,
  hasReversedCards: true,
  tone: readTone(undefined),
  asksFirst: true,
  country: null,
  checkInWeekday: null,
  hasCheckInLetters: false,
};

export function presentSettings(row: SettingsRow | undefined, now: Date): SettingsOutput {
  if (!row) return UNSET;
  const { timeZone, timeZoneFrom, hasReversedCards, tone, asksFirst, country } = row;
  const { checkInWeekday, hasCheckInLetters } = row;
  const isPending = timeZoneFrom !== null && timeZoneFrom > now;
  return {
    timeZone,
    timeZoneFrom: isPending ? timeZoneFrom.toISOString() : null,
    hasReversedCards,
    tone: readTone(tone),
    asksFirst,
    country: HELP_COUNTRIES.find((code) => code === country) ?? null,
    checkInWeekday,
    hasCheckInLetters,
  };
}
