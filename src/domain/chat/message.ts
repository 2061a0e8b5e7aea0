/** The limits of a chat message. Source: the specification, section 5. */

export const MESSAGE_MAX = 1000;
export const MESSAGE_LINES_MAX = 10;

export type MessageFault = "empty" | "tooLong" | "tooManyLines";

export const MESSAGE_FAULTS: Record<MessageFault, string> = {
  empty: "Message cannot be empty",
  tooLong: `Message must be ${MESSAGE_MAX} characters or less`,
  tooManyLines: `Message must be ${MESSAGE_LINES_MAX} lines or less`,
};

/** Returns a message as it is sent and stored: trimmed, and with `\n` for every line break. */
export function trimMessage(typed: string): string {
  return typed.replace(/\r\n?/g, "\n").trim();
}

/** Returns what is wrong with a typed message; `null` if it may be sent. */
export function findMessageFault(typed: string): MessageFault | null {
  const message = trimMessage(typed);
  if (message === "") return "empty";
  if (message.length > MESSAGE_MAX) return "tooLong";
  return message.split("\n").length > MESSAGE_LINES_MAX ? "tooManyLines" : null;
}
