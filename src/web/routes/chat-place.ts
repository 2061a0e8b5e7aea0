/** Whether the chat is open is stored in the URL, so that it stays open after a reload. */
export const CHAT = "#chat";
