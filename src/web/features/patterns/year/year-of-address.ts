/** Reads the year of an address, `/year/2026`. Returns `undefined` for the current year, and for what is no year. */
export function yearOfAddress(segment: string | undefined): number | undefined {
  return segment !== undefined && /^(?!9999$)(?:19[7-9]\d|[2-9]\d{3})$/.test(segment)
    ? Number(segment)
    : undefined;
}
