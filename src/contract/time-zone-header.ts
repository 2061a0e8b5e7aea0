/**
 * The header with the browser's time zone on every call that writes. It selects help lines without a database
 * query.
 */
export const TIME_ZONE_HEADER = "x-time-zone";
