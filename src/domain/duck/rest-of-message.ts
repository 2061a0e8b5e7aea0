/** Finds what a message says besides a denial, a reminder, a no or a report. */
import { wordCount } from "./count-words.ts";
import { DENYING, type Intent } from "./message-intents.ts";
import { isShortEnoughToQuote, LEAST_QUOTED, MOST_QUOTED } from "./quotable-length.ts";
import type { Situation } from "./read-situation.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";
import type { Sentence } from "./split-sentences.ts";

/** Matches a request. A request is not quoted as a fact. */
const REQUESTS =
  /^(?:(?:so|and|just|ok|okay|now),? )*(?:don't|do not|stop|drop|leave|forget|skip|ask|tell|give|say|try)\b|\b(?:please|pls)\b/;
const DONE = /^(?:ok(?:ay)?,? |well,? |so,? |right,? )?(?:i (?:did|'ve done)|done|sent)\b/;
/** Matches a person repeating an earlier statement: "As I said, ...". */
const SAID_AGAIN =
  /^(?:(?:as|like) i (?:said|wrote|mentioned|stated|told you)|i (?:already )?(?:said|told you)(?: already)?|i did (?:say|tell you|mention))(?: at the (?:start|outset|top|beginning)| up top| from the beginning| before| already)?,? (?:that )?/i;
/** Matches a sentence that says what something is not. */
const NEGATES =
  /\b(?:not|no|never|none|nobody|nothing|isn't|wasn't|aren't|don't|doesn't|didn't|can't|leave|hardly|wouldn't|disagree)\b/;
/** Matches a further sentence that only rules something out. */
const RULES_OUT =
  /^(?:(?:and|but|no|nor|or|well),? )*(?:it's not|it isn't|it is not|not |nor |i'm not|i am not|they're not|that's not|that isn't|isn't )/;
/** Matches a sentence about what others suppose, which need not be so. */
const SUPPOSED =
  /^(?:everyone|everybody|people|they all|most people|you|the card) (?:assumes?|thinks?|supposes?|says?|expects?|suggests?|believes?|guess(?:es)?)\b|\b(?:thanks?|thank you|sorry|honestly)[.!]*$|^(?:wrong|nope|no|nah|not at all|really|honestly)[.!]*$/;

export function furtherStatementOf(intent: Intent, message: string, latest: Situation): string | undefined {
  if (intent === "remind") return saidAgain(latest);
  if (intent === "no") return restOfNo(latest);
  if (DENYING.has(intent)) return restOfDenial(message, latest.sentences);
  if (intent === "didIt") return restOfDeed(latest.sentences);
  return intent === "missed" ? latest.sentences.slice(1).find(isStatement)?.text : undefined;
}

function isStatement(sentence: Sentence): boolean {
  return isShortEnoughToQuote(sentence) && !REQUESTS.test(normaliseForMatching(sentence.text));
}

function restOfDeed(sentences: readonly Sentence[]): string | undefined {
  const carrying = sentences.findLastIndex(
    ({ text }, index) => index === 0 || DONE.test(normaliseForMatching(text)),
  );
  return sentences
    .slice(carrying + 1)
    .filter(isStatement)
    .at(-1)?.text;
}

/** Returns the text behind a denial that is no denial itself, if it is short; else its first sentence. */
function restOfDenial(message: string, sentences: readonly Sentence[]): string | undefined {
  const denying = sentences.findIndex(({ text }) => NEGATES.test(normaliseForMatching(text)));
  const after = denying < 0 ? sentences.slice(1) : sentences.slice(denying + 1);
  const start = after.findIndex(({ text }) => isSaidInstead(normaliseForMatching(text)));
  if (start < 0) return clauseBehindDenial(sentences[Math.max(denying, 0)]?.text ?? "");
  const kept = after.slice(start);
  const from = message.indexOf(kept[0]?.text ?? "");
  const all = from < 0 ? "" : message.slice(from).trim();
  const isWhole = all !== "" && wordCount(all) <= MOST_QUOTED && kept.every(isWholeStatement);
  if (isWhole) return all;
  return kept.find(isStatement)?.text;
}

function isSaidInstead(plain: string): boolean {
  return !RULES_OUT.test(plain) && !SUPPOSED.test(plain) && wordCount(plain) >= 2;
}

function isWholeStatement({ text, isQuotable }: Sentence): boolean {
  const plain = normaliseForMatching(text);
  return isQuotable && !/["“”\n?]/.test(text) && !REQUESTS.test(plain) && !SUPPOSED.test(plain);
}

const LEAST_OF_CLAUSE = 3;
/** Matches the beginning of a clause behind a denial: "it's not the sums it's the signing". */
const CLAUSE_START =
  /[,;:–—] ?(?:(?:and|but|because|so) )?| (?:but|because) |(?<!\b(?:say|says|said|think|that|believe|know|mean|suppose|if|feel|like|fear|sure|bet|whether|how|what)) (?=(?:it's|its|i just|it is) (?!not\b|about\b)[a-z]+)/i;

/**
 * Returns the clause behind a denial in the same sentence: of "Nope, it isn't nerves, the hall is empty" the last one.
 */
function clauseBehindDenial(sentence: string): string | undefined {
  const clauses = sentence.split(CLAUSE_START).map((clause) => clause?.trim() ?? "");
  const denying = clauses.findIndex((clause) => RULED_OUT_IN.test(normaliseForMatching(clause)));
  const [behind] = clauses.slice(Math.max(denying, 0) + 1).filter(isClause);
  if (behind === undefined || denying < 0) return undefined;
  const rest = sentence.slice(sentence.indexOf(behind)).trim();
  return wordCount(rest) <= MOST_QUOTED && !/["“”‘’?]/.test(rest) ? rest : undefined;
}

/** Matches a clause that rules something out. "I just don't want them to" does not: it says what is so. */
const RULED_OUT_IN =
  /(?<!\bjust )(?:\b(?:not|no|never|nobody|nobody's|isn't|wasn't|aren't|doesn't|didn't|wouldn't|nothing|disagree|wrong)\b|(?<!i just )\bdon't\b)/;

function isClause(clause: string): boolean {
  return (
    wordCount(clause) >= LEAST_OF_CLAUSE &&
    !RULED_OUT_IN.test(normaliseForMatching(clause)) &&
    !/["“”‘’]|\b(?:if that's|thinks?|says?|you|tbh|thank|thanks)\b/.test(clause)
  );
}

/** Returns what is said behind a no: of "no i don't play" the words after "no". */
function restOfNo({ sentences }: Situation): string | undefined {
  const [first, ...others] = sentences;
  const rest = first?.text.replace(/^(?:no|nope|nah)[,.]? /i, "") ?? "";
  const isMore = rest !== first?.text && wordCount(rest) >= LEAST_QUOTED;
  const instead = others.find(({ text }) => isSaidInstead(normaliseForMatching(text)));
  if (instead?.isQuotable && RULES_OUT.test(normaliseForMatching(rest))) return instead.text;
  return isMore && first?.isQuotable ? rest : undefined;
}

function saidAgain({ sentences }: Situation): string | undefined {
  const [candidates] = sentences.filter((sentence) => SAID_AGAIN.test(sentence.text));
  const rest = candidates?.text.replace(SAID_AGAIN, "") ?? "";
  return wordCount(rest) >= LEAST_QUOTED && wordCount(rest) <= MOST_QUOTED ? rest : undefined;
}
