/**
 * Takes a model's thoughts out of its text. Servers that know a model send its thoughts apart; others leave them at the
 * beginning of the answer, between `<think>` and `</think>` or `[THINK]` and `[/THINK]`, and some leave the opening tag out.
 */

const NAMES = ["think", "thinking", "thought", "reasoning"];
const OPENING = [...NAMES.map((name) => `<${name}>`), "[think]"];
const CLOSING = [...NAMES.map((name) => `</${name}>`), "[/think]"];
/** A closing tag that nobody quotes. */
const END_OF_THOUGHTS = /(?<!["'`“‘«(])(?:<\/(?:think|thinking|thought|reasoning)>|\[\/think\])/i;
const LONGEST_TAG = Math.max(...CLOSING.map(({ length }) => length));

/**
 * Creates a filter: a function that takes the next piece of an answer and returns the text that is no thought. It holds
 * text back as long as that may become a tag; `isEnd` releases it. Thoughts that never end are no answer.
 */
export function createThoughtFilter(): (piece: string, isEnd?: boolean) => string {
  let held: string | null = "";
  let hasThought = false;
  let isThinking = false;

  /** Takes the thoughts away that the held text begins with. Returns whether more of them may follow. */
  function dropThoughts(text: string): { rest: string; isThinking: boolean } {
    const rest = afterThoughts(text);
    // Only what may be the beginning of a tag is kept, so that long thoughts are not searched again and again.
    if (rest === null) return { rest: text.slice(-LONGEST_TAG), isThinking: true };
    hasThought = true;
    return beginsToThink(rest) ? dropThoughts(rest) : { rest: rest.trimStart(), isThinking: false };
  }

  return (piece, isEnd = false) => {
    if (held === null) return piece;
    held += piece;
    if (isThinking || beginsToThink(held)) ({ rest: held, isThinking } = dropThoughts(held));
    if (isThinking || (!isEnd && mayBeginToThink(held))) return "";
    const text = hasThought ? held.trimStart() : held;
    held = null;
    return text;
  };
}

function beginsToThink(text: string): boolean {
  const begun = text.trimStart().toLowerCase();
  return OPENING.some((tag) => begun.startsWith(tag));
}

/** Returns whether a text is the beginning of an opening tag, or empty. */
function mayBeginToThink(text: string): boolean {
  const begun = text.trimStart().toLowerCase();
  return OPENING.some((tag) => tag.startsWith(begun));
}

/** Returns a whole answer without its thoughts, also if only their closing tag is there. */
export function withoutThoughts(answer: string): string {
  for (let text = answer; ; ) {
    const rest = afterThoughts(text);
    if (rest === null) return createThoughtFilter()(text, true);
    text = rest.trimStart();
  }
}

/**
 * Creates a filter for a reply without tags: it holds the text back up to the end of its first sentence, and drops it where
 * thoughts without an opening tag end. `isEnd` releases what is held.
 */
export function createSentenceGate(): (piece: string, isEnd?: boolean) => string {
  let held: string | null = "";
  return (piece, isEnd = false) => {
    if (held === null) return piece;
    held = (held + piece).trimStart();
    for (let rest = afterThoughts(held); rest !== null; rest = afterThoughts(held)) held = rest.trimStart();
    if (!isEnd && (mayEndThoughts(held) || !FIRST_SENTENCE.test(held))) return "";
    const text = held;
    held = null;
    return text;
  };
}

/** The end of a sentence, of a line or of a mark in brackets. */
const FIRST_SENTENCE = /[.!?…]["'”’»)*]{0,3}\s|[。！？]|\]|\S[^\S\n]{0,9}\n/;

/** Returns whether a text ends with the beginning of a closing tag. */
function mayEndThoughts(text: string): boolean {
  const at = Math.max(text.lastIndexOf("<"), text.lastIndexOf("["));
  const begun = text.slice(at).toLowerCase();
  return at >= 0 && CLOSING.some((tag) => tag.startsWith(begun));
}

/** Returns whether a piece of an answer may end thoughts. It is cheaper to ask than to read the whole answer again. */
export function mayHoldTagEnd(piece: string): boolean {
  return piece.includes(">") || piece.includes("]");
}

/** Returns what follows the first closing tag; `null` if there is none. */
export function afterThoughts(text: string): string | null {
  const end = END_OF_THOUGHTS.exec(text);
  return end && text.slice(end.index + end[0].length);
}
