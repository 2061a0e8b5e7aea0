/**
 * Returns all time zones that this browser knows. `kept`, the saved time zone, is added if the browser does not
 * know it.
 */
export function listZones(kept: string | null): string[] {
  const zones = [...Intl.supportedValuesOf("timeZone"), "UTC"];
  return [...new Set(kept ? [...zones, kept] : zones)].sort();
}

/** Returns the name of a time zone with spaces instead of underscores. */
export function nameZone(zone: string): string {
  return zone.replaceAll("_", " ");
}
