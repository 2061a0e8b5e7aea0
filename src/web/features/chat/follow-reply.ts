import type { ChatEvent } from "#contract/chat.ts";
import { api } from "../../api/client.ts";
import { readEvents } from "../../api/read-events.ts";

export interface SendOrder {
  clientMessageId: string;
  content: string;
  goOnAnyway?: boolean;
}

interface FollowOptions {
  insightId: string;
  signal: AbortSignal;
  /** Called with the error when the connection is lost, and with `null` when the connection is restored. */
  onTrouble(error: unknown): void;
}

/**
 * Sends a message and streams the reply. A second call with the same id resumes the same message, so a lost
 * connection loses nothing.
 */
export function followReply(
  { clientMessageId, content, goOnAnyway }: SendOrder,
  { insightId, signal, onTrouble }: FollowOptions,
): AsyncGenerator<ChatEvent, void, undefined> {
  const call = api.chat.send({
    id: insightId,
    clientMessageId,
    content,
    ...(goOnAnyway && { goOnAnyway }),
  });
  return readEvents({
    first: call,
    again: call,
    isLast: (event) => event.type === "done" || event.type === "error",
    signal,
    onConnection: (connection) => onTrouble(connection.state === "lost" ? connection.error : null),
  });
}
