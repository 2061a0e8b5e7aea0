const UTC = "UTC";

/**
 * Returns a time such as `12:00 AM` and its zone: `timeZone` (an IANA name), or UTC if that is missing or
 * unknown.
 */
export function clockTime(
  instant: Date | number,
  timeZone: string | null | undefined,
): { time: string; zone: string } {
  try {
    return { time: tell(instant, timeZone ?? UTC), zone: timeZone ?? UTC };
  } catch {
    return { time: tell(instant, UTC), zone: UTC };
  }
}

function tell(instant: Date | number, timeZone: string): string {
  const format = { hour: "numeric", minute: "2-digit", timeZone } as const;
  // Newer formats put a narrow space before AM, which nobody can type or search for.
  return new Intl.DateTimeFormat("en-US", format).format(instant).replaceAll("\u202f", " ");
}
