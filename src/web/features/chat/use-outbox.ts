import { useEffect, useEffectEvent, useState } from "react";
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
  const key = outboxKey(place);
  const follow = useEffectEvent(() => {
    const now = readOutbox(localStorage, place);
    setWaiting(now);
    if (now.length < waiting.length) onTaken();
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => {
      if (event.key === key) follow();
    };
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  }, [key]);

  function change(next: Outgoing[]): void {
    keepOutbox(localStorage, place, next);
    setWaiting(next);
  }

  return {
    waiting,
    add: (message) => change([...readOutbox(localStorage, place), message]),
    take(clientMessageId) {
      const kept = readOutbox(localStorage, place);
      const rest = kept.filter((message) => message.clientMessageId !== clientMessageId);
      change(rest);
      return rest.length < kept.length;
    },
  };
}
