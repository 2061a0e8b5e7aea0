/**
 * Returns the year in the last part of an address such as `/year/2026`. Returns `undefined` if that part is missing
 * or not a year.
 */
export function yearOfAddress(segment: string | undefined): number | undefined {
  return segment !== undefined && /^(?!9999$)(?:19[7-9]\d|[2-9]\d{3})$/.test(segment)
    ? Number(segment)
    : undefined;
}
