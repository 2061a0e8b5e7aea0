/** The URL fragment of an open chat. It keeps the chat open after a reload. */
export const CHAT = "#chat";
