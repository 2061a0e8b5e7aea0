/** Kept in the URL, so that the chat stays open after a reload. */
export const CHAT = "#chat";
