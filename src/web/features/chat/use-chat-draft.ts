import { useState } from "react";
import { keepText, readKeptText } from "../../api/kept.ts";
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
  const [text, setText] = useState(() => read(place));

  function write(next: string): void {
    setText(next);
    keepText(localStorage, draftKey(place), next === "" ? null : next);
  }

  return {
    text,
    write,
    giveBack(sent) {
      // Read anew: this may be called long after the render it belongs to.
      const typed = read(place);
      write(typed.trim() === "" || typed === sent ? sent : `${sent}\n\n${typed}`);
    },
  };
}

function read(place: ChatPlace): string {
  return readKeptText(localStorage, draftKey(place)) ?? "";
}
