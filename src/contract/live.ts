// What goes over the websocket at `/api/live`: where something changed, by ids, and that a session is over. Never content.

/** Where the websocket is. */
export const LIVE_PATH = "/api/live";

/** The areas are the first elements of the page's query keys. */
export const LIVE_AREAS = [
  "blocks",
  "insights",
  "chat",
  "profile",
  "settings",
  "reflections",
  "cards",
  "me",
] as const;
export type LiveArea = (typeof LIVE_AREAS)[number];

export interface LiveChange {
  area: LiveArea;
  /** What changed in it; absent: anything may have. Of `chat` it is the insight's id. */
  id?: string;
}

/** What the server says. A browser says nothing but who it is, when it connects. */
export interface LiveMessages {
  changed(changes: LiveChange[]): void;
  /** Changes may have been missed: whatever is shown should be asked for again. */
  missed(): void;
  /** The session was ended, here or elsewhere; one that lapsed with time is refused when it connects again. */
  "signed-out"(): void;
}

/** What a browser connects with, beside its cookie. */
export interface LiveGreeting {
  /** The page's own name for itself, a UUID: it is not told what it changed itself. */
  tab?: string;
}

/** With it a page names itself in a request that changes something. */
export const LIVE_TAB_HEADER = "x-live-tab";

/** Why a connection is refused, as the error's message; the page asks who is there after the first. */
export const LIVE_REFUSALS = ["unauthenticated", "too_many", "unavailable"] as const;
export type LiveRefusal = (typeof LIVE_REFUSALS)[number];
