/** Returns all time zones that this browser knows, and `kept` if it is not one of them. */
export function listZones(kept: string | null): string[] {
  const zones = [...Intl.supportedValuesOf("timeZone"), "UTC"];
  return [...new Set(kept ? [...zones, kept] : zones)].sort();
}

export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the name of a zone with spaces instead of underscores. */
export function nameZone(zone: string): string {
  return zone.replaceAll("_", " ");
}
