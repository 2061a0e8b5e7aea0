import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type ChatPlace, keepOutbox, type Outgoing, outboxKey, readOutbox } from "./outbox.ts";

export interface Outbox {
  waiting: Outgoing[];
  add(message: Outgoing): void;
  /** Whether it was still there: of two tabs that are told no, one takes the text back. */
  take(clientMessageId: string): boolean;
}

/** The outbox of this place, the same in every tab. `onTaken`: another tab's message has reached the server. */
export function useOutbox(place: ChatPlace, onTaken: () => void): Outbox {
  const [waiting, setWaiting] = useState(() => readOutbox(localStorage, place));
  /** What the browser had no room for: this page alone holds it. */
  const unkept = useRef(new Set<string>());
  const key = outboxKey(place);
  const follow = useEffectEvent(() => {
    const kept = readOutbox(localStorage, place);
    const own = waiting.filter(({ clientMessageId }) => unkept.current.has(clientMessageId));
    setWaiting([...kept, ...own]);
    if (kept.length + own.length < waiting.length) onTaken();
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
      const isKept = keepOutbox(localStorage, place, [...readOutbox(localStorage, place), message]);
      if (!isKept) unkept.current.add(message.clientMessageId);
      setWaiting((now) => [...now, message]);
    },
    take(clientMessageId) {
      const isOther = (message: Outgoing) => message.clientMessageId !== clientMessageId;
      const kept = readOutbox(localStorage, place);
      const rest = kept.filter(isOther);
      const wasKept = rest.length < kept.length;
      if (wasKept) keepOutbox(localStorage, place, rest);
      setWaiting((now) => now.filter(isOther));
      return unkept.current.delete(clientMessageId) || wasKept;
    },
  };
}
