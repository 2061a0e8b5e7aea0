import { useState } from "react";
import { text as anyText, KEPT, keptItem } from "../../kept-items.ts";
import { type ChatPlace, chatId } from "./outbox.ts";

const chatDraft = keptItem({ ...KEPT.chatDraft, schema: anyText });

export interface ChatDraft {
  text: string;
  write(text: string): void;
  /** Puts the text of a message that could not be sent back into the draft, before anything that was typed since. */
  giveBack(text: string): void;
}

/** The chat draft of an insight, saved on every keystroke. */
export function useChatDraft(place: ChatPlace): ChatDraft {
  const [text, setText] = useState(() => read(place));

  function write(next: string): void {
    setText(next);
    if (next === "") chatDraft.drop(chatId(place));
    else chatDraft.keep(next, chatId(place));
  }

  return {
    text,
    write,
    giveBack(sent) {
      // The draft is read again, because this function may run long after the render that created it.
      const typed = read(place);
      write(typed.trim() === "" || typed === sent ? sent : `${sent}\n\n${typed}`);
    },
  };
}

function read(place: ChatPlace): string {
  return chatDraft.read(chatId(place)) ?? "";
}
