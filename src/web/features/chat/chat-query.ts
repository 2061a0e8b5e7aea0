import { messagesQuery } from "../../api/queries/chat.ts";
import { holdHistory } from "./held-chat.ts";

/** Queries a chat in the form in which the app stores it in memory. */
export function chatQuery(insightId: string) {
  return messagesQuery(insightId, (history) => holdHistory(history, Date.now()));
}
