export const COOKIE_PREFIX = "rubber-arcana";
/** We set it ourselves from the connection; what a caller sends under this name is dropped. */
export const ADDRESS_HEADER = "x-caller-address";
