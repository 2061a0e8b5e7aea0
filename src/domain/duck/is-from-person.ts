import type { ChatMessage } from "./duck-request.ts";

export function isFromPerson({ role }: ChatMessage): boolean {
  return role === "user";
}
