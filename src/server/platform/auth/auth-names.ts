export const COOKIE_PREFIX = "rubber-arcana";
/**
 * The header with the caller's address. The server sets it from the connection, and drops a value that a
 * caller sends.
 */
export const ADDRESS_HEADER = "x-caller-address";
