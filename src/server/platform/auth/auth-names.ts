export const COOKIE_PREFIX = "rubber-arcana";
/** The server sets this header from the connection. A value that a caller sends is dropped. */
export const ADDRESS_HEADER = "x-caller-address";
