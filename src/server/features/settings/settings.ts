// The front door of the settings: how a stored row is told.
import type { SettingsOutput } from "../../../contract/settings.ts";
import { readTone } from "../../../domain/duck/tone.ts";
import { HELP_COUNTRIES } from "../../../domain/safety/help-countries.ts";
import type { userSettings } from "../../platform/db/tables/people.ts";

type SettingsRow = typeof userSettings.$inferSelect;

/** What stands for somebody who has set nothing yet. */
const UNSET: SettingsOutput = {
  timeZone: null,
  timeZoneFrom: null,
  hasReversedCards: true,
  tone: readTone(undefined),
  country: null,
};

export function presentSettings(row: SettingsRow | undefined, now: Date): SettingsOutput {
  if (!row) return UNSET;
  const { timeZone, timeZoneFrom, hasReversedCards, tone, country } = row;
  const isPending = timeZoneFrom !== null && timeZoneFrom > now;
  return {
    timeZone,
    timeZoneFrom: isPending ? timeZoneFrom.toISOString() : null,
    hasReversedCards,
    tone: readTone(tone),
    country: HELP_COUNTRIES.find((code) => code === country) ?? null,
  };
}
