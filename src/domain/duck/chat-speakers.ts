/** Who wrote which messages of a chat. */
import type { ChatMessage } from "./duck-request.ts";

export function isFromPerson({ role }: ChatMessage): boolean {
  return role === "user";
}

/** Returns the duck's replies in this chat, oldest first. */
export function repliesIn({ messages }: { messages: readonly ChatMessage[] }): string[] {
  return messages.filter((message) => !isFromPerson(message)).map(({ content }) => content);
}
