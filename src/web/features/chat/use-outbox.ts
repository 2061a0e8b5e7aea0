import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type ChatPlace, outboxKey, readOutbox, storeOutbox, type UnsentMessage } from "./outbox.ts";

export interface Outbox {
  waiting: UnsentMessage[];
  add(message: UnsentMessage): void;
  /**
   * Removes a message from the outbox. Returns true if the message was still there, so that of several tabs only
   * one restores the text.
   */
  take(clientMessageId: string): boolean;
}

/**
 * Returns the outbox of a chat, synchronised between tabs. `onTaken` is called when another tab removed a message.
 */
export function useOutbox(place: ChatPlace, onRemovedInOtherTab: () => void): Outbox {
  const [waiting, setWaiting] = useState(() => readOutbox(place));
  /** Ids of messages that could not be stored and exist only in this page. */
  const unkept = useRef(new Set<string>());
  const key = outboxKey(place);
  const follow = useEffectEvent(() => {
    const kept = readOutbox(place);
    const own = waiting.filter(({ clientMessageId }) => unkept.current.has(clientMessageId));
    setWaiting([...kept, ...own]);
    if (kept.length + own.length < waiting.length) onRemovedInOtherTab();
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => {
      if (event.key === key) follow();
    };
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  }, [key]);

  return {
    waiting,
    add(message) {
      const isKept = storeOutbox(place, [...readOutbox(place), message]);
      if (!isKept) unkept.current.add(message.clientMessageId);
      setWaiting((now) => [...now, message]);
    },
    take(clientMessageId) {
      const isOther = (message: UnsentMessage) => message.clientMessageId !== clientMessageId;
      const kept = readOutbox(place);
      const rest = kept.filter(isOther);
      const wasKept = rest.length < kept.length;
      if (wasKept) storeOutbox(place, rest);
      setWaiting((now) => now.filter(isOther));
      return unkept.current.delete(clientMessageId) || wasKept;
    },
  };
}
