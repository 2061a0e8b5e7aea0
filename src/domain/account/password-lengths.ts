/** The shortest and the longest password that an account can have, in characters. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
