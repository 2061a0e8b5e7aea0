import { useState } from "react";
import type { ChatPlace } from "./outbox.ts";

function draftKey({ userId, insightId }: ChatPlace): string {
  return `rubber-arcana:draft:chat:${userId}:${insightId}`;
}

export interface ChatDraft {
  text: string;
  write(text: string): void;
  /** Puts back what could not be sent, before whatever was typed meanwhile. */
  giveBack(text: string): void;
}

/** What is being typed under an insight; kept with every key. */
export function useChatDraft(place: ChatPlace): ChatDraft {
  const [text, setText] = useState(() => read(draftKey(place)));

  function write(next: string): void {
    setText(next);
    keep(draftKey(place), next);
  }

  return {
    text,
    write,
    giveBack(sent) {
      // Read anew: this may be called long after the render it belongs to.
      const typed = read(draftKey(place));
      write(typed.trim() === "" || typed === sent ? sent : `${sent}\n\n${typed}`);
    },
  };
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === "") localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing still lets one type and send.
  }
}
