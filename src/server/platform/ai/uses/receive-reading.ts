/** Makes the parts of a reading's stream from a model's answer while it arrives. */
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import { correctQuotations } from "#domain/sanitise/keep-true-quotes.ts";
import { readingSources } from "#domain/sanitise/quote-sources.ts";
import type { ReadingPart } from "../duck.ts";
import { createRefusalHold } from "./hold-refusal.ts";
import type { Writer } from "./metered-call.ts";
import { createAnswerReader } from "./read-answer.ts";

interface Receiving extends Pick<Writer, "form" | "isOffline"> {
  asked: ReadingRequest;
  /** The text of the interpretation that was yielded so far. */
  sent: { text: string };
}

interface ArrivingReading {
  /**
   * Takes the next piece of the answer. Nothing is yielded that was sent before, and no more of an answer that begins
   * differently. If what was sent turns out to be thoughts, the text begins anew.
   */
  take(piece: string): Iterable<ReadingPart>;
  /** Yields what is held back because it might have become a refusal. */
  rest(): Iterable<ReadingPart>;
  /** Yields a text that was not found while the answer arrived. */
  show(text: string): Iterable<ReadingPart>;
}

export function receiveReading({ form, isOffline, asked, sent }: Receiving): ArrivingReading {
  const reader = createAnswerReader(form);
  let follow = followerOf(sent.text);
  let hold = createRefusalHold(isOffline || sent.text !== "");

  function* send(text: string): Iterable<ReadingPart> {
    if (text === "") return;
    if (sent.text === "") yield* headOf(reader.headline());
    yield { type: "delta", text };
    sent.text += text;
  }

  function* headOf(said: string): Iterable<ReadingPart> {
    const headline = isOffline ? said : correctQuotations(said, readingSources(asked));
    if (headline !== "") yield { type: "head", headline };
  }

  return {
    *take(piece) {
      const { text, isAnew } = reader.read(piece);
      if (isAnew) {
        if (sent.text !== "") yield { type: "anew" };
        sent.text = "";
        follow = followerOf("");
        hold = createRefusalHold(isOffline);
      }
      yield* send(hold.take(follow(text)));
    },
    rest: () => send(hold.rest()),
    show: (text) => send(follow(text)),
  };
}

/**
 * Returns a function that takes a text piece by piece and returns the part of each piece that goes beyond `sent`; ""
 * once the text differs from `sent`.
 */
function followerOf(sent: string): (text: string) => string {
  let repeated = 0;
  let isSame = true;
  return (text) => {
    const again = text.slice(0, sent.length - repeated);
    isSame &&= sent.startsWith(again, repeated);
    repeated += again.length;
    return isSame ? text.slice(again.length) : "";
  };
}
