/** The version of the API that the fake speaks, as the header `Notion-Version` names it. */
export const API_VERSION = "2026-03-11";
