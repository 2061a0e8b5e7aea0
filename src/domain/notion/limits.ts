// The published limits of Notion's API (developers.notion.com/reference/request-limits), and the parts of them that are used.

/** The version of the API that is spoken. */
export const NOTION_VERSION = "2026-03-11";

/** The most UTF-16 units in one piece of text. */
export const TEXT_MAX = 2000;
/** The most pieces of text in one block. */
export const PIECES_MAX = 100;
/** The most blocks in one list of a request. */
export const BLOCKS_MAX = 100;

/**
 * The most UTF-16 units of text in one request. Notion takes 500 KB: six bytes of JSON for each unit still leave room for
 * the request's structure.
 */
export const UNITS_A_REQUEST = 60_000;
/** The requests that one connection makes a minute. Notion allows three a second on average, which is 180. */
export const REQUESTS_A_MINUTE = 150;
export const NOTION_REQUESTS_WINDOW_S = 60;

/** The time in minutes within which a person must finish a connection that they began. */
export const CONNECT_WITHIN_MINUTES = 10;
