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
