/**
 * Returns the city that a time zone is named after, such as `Buenos Aires`; `null` for a zone without a place, such as
 * `UTC`. People of the whole zone have it, so it says little about where they are.
 */
export function placeOfZone(zone: string | null): string | null {
  const [area, ...places] = zone?.split("/") ?? [];
  const city = places.at(-1);
  return city && area !== "Etc" ? city.replaceAll("_", " ") : null;
}
