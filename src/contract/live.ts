// The messages of the websocket at `/api/live`. They say which areas and ids changed and that a session ended, and
// never contain content.

export const LIVE_PATH = "/api/live";

/** The areas of the contract in which something may change. An area is the first element of the keys of its queries. */
export const LIVE_AREAS = [
  "blocks",
  "insights",
  "chat",
  "profile",
  "settings",
  "reflections",
  "advice",
  "patterns",
  "promises",
  "checkIns",
  "exports",
  "notion",
  "trials",
  "session",
] as const;
export type LiveArea = (typeof LIVE_AREAS)[number];

export interface LiveChange {
  area: LiveArea;
  /**
   * The id of what changed. If absent, anything in the area may have changed. For `chat` it is the insight's
   * id.
   */
  id?: string;
}

/** The messages that the server sends. A browser sends only its `LiveGreeting`, when it connects. */
export interface LiveMessages {
  changed(changes: LiveChange[]): void;
  /** Says that changes may have been missed. The page should then refetch everything that it shows. */
  missed(): void;
  /**
   * Says that the session was ended, in this browser or elsewhere. An expired session gets no message; its next
   * connection is refused.
   */
  "signed-out"(): void;
}

/** The data that a browser sends when it connects, besides its cookie. */
export interface LiveGreeting {
  /** A UUID that the page chose for itself. The server does not send a page the changes that the page made. */
  tab?: string;
}

/** The header with the page's UUID (`tab`) in requests that change something. */
export const LIVE_TAB_HEADER = "x-live-tab";

/**
 * The reasons why a live connection is refused, sent as the error's message. After `unauthenticated`, the page requests
 * the current session.
 */
export const LIVE_REFUSALS = ["unauthenticated", "too_many", "unavailable"] as const;
export type LiveRefusal = (typeof LIVE_REFUSALS)[number];
