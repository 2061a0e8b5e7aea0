/** Makes the parts of a chat reply's stream from its text while it arrives. */
import type { Concern } from "#domain/readings/reading-result.ts";
import type { ChatPart } from "../duck.ts";
import type { ReplyText } from "../reply-concern.ts";
import { wholeCharacters } from "../whole-characters.ts";
import { createRefusalHold } from "./hold-refusal.ts";

export interface ArrivedText extends ReplyText {
  /** Whether the text so far was thoughts, so that the reply begins here. */
  isAnew?: boolean;
}

interface ArrivingReply {
  /** Takes the next text. A beginning that may become a refusal is held back. */
  take(arrived: ArrivedText): Iterable<ChatPart>;
  /** Yields what is still held back. */
  rest(): Iterable<ChatPart>;
  /** The words so far, with those that are held back. */
  words(): string;
  concern(): Concern | undefined;
  /** Returns whether some words were yielded. */
  isShown(): boolean;
}

export function receiveReply(isOffline: boolean): ArrivingReply {
  let hold = createRefusalHold(isOffline);
  let words = "";
  let shown = 0;
  let free = "";
  let reported: Concern | undefined;

  function* send(text: string): Iterable<ChatPart> {
    if (text === "") return;
    shown += text.length;
    yield { type: "delta", text };
  }

  return {
    *take({ text, concern, isAnew }) {
      if (isAnew) {
        if (shown > 0) yield { type: "anew" };
        [words, free, shown] = ["", "", 0];
        hold = createRefusalHold(isOffline);
      }
      if (concern) {
        reported = concern;
        yield { type: "head", concern };
        // Words beside a concern are shown at once.
        free += hold.rest();
        hold = createRefusalHold(true);
      }
      const added = words === "" ? text.trimStart() : text;
      words += added;
      free += hold.take(added);
      const ready = wholeCharacters(free);
      free = free.slice(ready.length);
      yield* send(ready);
    },
    *rest() {
      const left = free + hold.rest();
      free = "";
      yield* send(left);
    },
    words: () => words,
    concern: () => reported,
    isShown: () => shown > 0,
  };
}
