/** Tells the browser's time zone with every call that writes, for the help that must not wait for the database. */
export const TIME_ZONE_HEADER = "x-time-zone";
