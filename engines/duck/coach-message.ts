/** What kind of message the person sent, as far as short lists of phrases can tell. */
import { sentencesToPick } from "#domain/asking/sentences-to-pick.ts";
import { wordCount } from "#domain/text/count-words.ts";
import { askedLast, type Talk } from "./coach-talk.ts";
import { plainMessage } from "./coach-words.ts";

/** The most words of a message that ends a talk by saying thanks or goodbye. */
const SHORT_GOODBYE = 18;
/** The most words of a message that may speak of the program. */
const SHORT_REMARK = 9;
/** The most words of a message that a request may begin. */
const SHORT_REQUEST = 30;

/** Returns whether the message says thanks or goodbye and nothing else; `undefined` if it does neither. */
export function goodbyeIn({ request, words }: Talk): "thanks" | "bye" | undefined {
  const plain = plainMessage(request.message);
  if (request.message.includes("?") || wordCount(plain) > SHORT_GOODBYE) return undefined;
  const pieces = plain.split(/[,.!;:]+\s*/).map((piece) => withoutShortWord(piece, words.phrases.short));
  const { bye, thanks, short, address } = words.phrases;
  const says = (phrases: readonly string[]) => (piece: string) =>
    phrases.some((phrase) => isWithName(piece, phrase, address));
  const said = pieces.filter((piece) => piece !== "" && !short.includes(piece));
  if (said.length === 0 || !said.every(says([...bye, ...thanks]))) return undefined;
  return said.some(says(bye)) ? "bye" : "thanks";
}

/** Returns the piece without a short word at its beginning: `thanks` for `ok thanks`. */
function withoutShortWord(piece: string, short: readonly string[]): string {
  const [first = "", ...rest] = piece.split(" ");
  return rest.length > 0 && short.includes(first) ? rest.join(" ") : piece;
}

/** Returns whether the piece is the phrase, alone or with whom it is said to: `thanks you odd duck`, but not `thanks to Dana`. */
function isWithName(piece: string, phrase: string, address: readonly string[]): boolean {
  if (piece === phrase) return true;
  return (
    piece.startsWith(`${phrase} `) &&
    piece
      .slice(phrase.length + 1)
      .split(" ")
      .every((word) => address.includes(word))
  );
}

/** Returns whether the message speaks of the program and not of the person's matter, or ends by asking the program something. */
export function isSaidOfProgram({ request, words }: Talk): boolean {
  const plain = plainMessage(request.message);
  const last = plainMessage(sentencesToPick(request.message).at(-1) ?? "");
  const isAsked = request.message.trim().endsWith("?");
  if (isAsked && words.phrases.asksProgram.some((phrase) => last.startsWith(`${phrase} `))) return true;
  if (wordCount(plain) > SHORT_REMARK) return false;
  return words.phrases.program.some((phrase) => {
    if (!phrase.includes(" ")) return plain === phrase;
    return plain === phrase || plain.startsWith(`${phrase} `) || plain.endsWith(` ${phrase}`);
  });
}

/** Returns whether the message says that the step is done, and nothing else. */
export function isSaidDone({ request, words }: Talk): boolean {
  if (request.message.includes("?")) return false;
  return words.phrases.done.includes(withoutShortWord(plainMessage(request.message), words.phrases.short));
}

/** The most words of an answer that can stand as a step. */
const ONE_LINE = 16;

/** Returns whether a message is one short sentence, which can be taken over as it is. */
export function isOneLine(message: string): boolean {
  return sentencesToPick(message).length <= 1 && wordCount(message) <= ONE_LINE;
}

/** Returns whether the message wants an answer or a deed, of which the coach has none. */
export function isRequest(talk: Talk): boolean {
  const { request, words, asking } = talk;
  const begins = (text: string, phrases: readonly string[]) =>
    phrases.some((phrase) => text === phrase || text.startsWith(`${phrase} `));
  const asked = sentencesToPick(request.message).findLast((sentence) => /[?？؟]["”’»“)]?$/u.test(sentence));
  // An answer, a joke or a figure of speech may end in a question mark, too: "call him?", "a piano, you know?"
  if (asked !== undefined && begins(plainMessage(asked), words.phrases.asks)) return true;
  // What one could do is often said as an order: "tell me the price, Dana".
  const isDeed = askedLast(talk, asking.questions.act.ask);
  const plain = plainMessage(request.message);
  return !isDeed && wordCount(plain) <= SHORT_REQUEST && begins(plain, words.phrases.requests);
}
