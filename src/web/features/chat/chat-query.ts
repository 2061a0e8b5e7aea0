import { messagesQuery } from "../../api/queries/chat.ts";
import { toHeldChat } from "./held-chat.ts";

/** Queries a chat in the form in which the app stores it in memory. */
export function chatQuery(insightId: string) {
  return messagesQuery(insightId, (history) => toHeldChat(history, Date.now()));
}
