import { HELP_COUNTRIES } from "../../../domain/safety/help-countries.ts";

const countryNames = new Intl.DisplayNames(["en"], { type: "region" });

/** Countries with numbers of their own, by name. */
export const COUNTRIES = HELP_COUNTRIES.map((code) => ({ code, name: countryNames.of(code) ?? code })).sort(
  (one, other) => one.name.localeCompare(other.name),
);

/** All zones this browser knows, and `kept` where it does not know that one. */
export function listZones(kept: string | null): string[] {
  const zones = [...Intl.supportedValuesOf("timeZone"), "UTC"];
  return [...new Set(kept ? [...zones, kept] : zones)].sort();
}

export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `Europe/Berlin` as people write it. */
export function nameZone(zone: string): string {
  return zone.replaceAll("_", " ");
}
