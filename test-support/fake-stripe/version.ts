/** The version of the API that the fake speaks: the one that the library in package.json names. */
export const API_VERSION = "2026-10-28.endive";
