/**
 * Reads the concern that a model reports in a chat reply: a first line that is `[worried]` or `[danger]` and nothing else. It
 * is taken out of the reply.
 */
import { CONCERNS, type Concern } from "#domain/readings/reading-result.ts";

const MARKS = CONCERNS.map((concern) => ({ concern, mark: `[${concern}]` }));
const LONGEST_MARK = Math.max(...MARKS.map(({ mark }) => mark.length));

export interface ReplyText {
  text: string;
  /** Set with the first text if the model reports a concern. */
  concern?: Concern;
}

/**
 * Creates a reader: a function that takes the next piece of a reply and returns the text that may be shown. It holds text
 * back as long as that may become a mark; `isEnd` releases it.
 */
export function createConcernReader(): (piece: string, isEnd?: boolean) => ReplyText {
  let held: string | null = "";
  return (piece, isEnd = false) => {
    if (held === null) return { text: piece };
    held = (held + piece).trimStart();
    const begun = held.slice(0, LONGEST_MARK).toLowerCase();
    const found = MARKS.find(({ mark }) => begun.startsWith(mark));
    if (!found && !isEnd && MARKS.some(({ mark }) => mark.startsWith(begun))) return { text: "" };
    const text = found ? held.slice(found.mark.length).trimStart() : held;
    // White space may still follow the mark.
    if (found && text === "" && !isEnd) return { text: "" };
    held = null;
    return { text, ...(found && { concern: found.concern }) };
  };
}
