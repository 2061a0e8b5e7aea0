import type { ChatEvent } from "../../../contract/chat.ts";
import { readEvents } from "../../api/read-events.ts";
import type { Call } from "../../api/request.ts";

export interface SendOrder {
  clientMessageId: string;
  content: string;
  sendAnyway?: boolean;
}

interface FollowOptions {
  insightId: string;
  signal: AbortSignal;
  /** The connection is gone, and why; `null` when it is back. */
  onTrouble(error: unknown): void;
}

/** Sends a message, or asks for its reply once more: the same name is the same message, so a lost answer costs nothing. */
export function followReply(
  { clientMessageId, content, sendAnyway }: SendOrder,
  { insightId, signal, onTrouble }: FollowOptions,
): AsyncGenerator<ChatEvent, void, undefined> {
  const call: Call = {
    method: "POST",
    path: `/api/insights/${encodeURIComponent(insightId)}/messages`,
    body: { clientMessageId, content, ...(sendAnyway && { sendAnyway }) },
  };
  return readEvents<ChatEvent>({
    first: call,
    again: call,
    isLast: (event) => event.type === "done" || event.type === "error",
    signal,
    onConnection: (connection) => onTrouble(connection.state === "lost" ? connection.error : null),
  });
}
