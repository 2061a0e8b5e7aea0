/** Finds the words at the beginning of a text that do not yet say what it is about. */
import { plainOf } from "./split-sentences.ts";

const ROLE =
  "(?:(?:retired|single|young|new|freelance|part-time|full-time|trainee|school|primary|stay-at-home|\\d+[- ]year[- ]old) )?(?:nurse|midwife|housewife|chef|cook|vet|pilot|guide|mum|mom|dad|widow|electrician|librarian|musician|technician|\\p{L}{2,20}(?:man|woman|ist|ant|ent)|(?!loser|failure|disaster|monster|quitter|burner|liar|cheater|hoarder|smoker|drinker|gambler|worrier|beginner)\\p{L}{2,20}(?:er|or))";
/** Matches words that say only who the writer is. */
const SAYS_WHO = new RegExp(
  `^(?:(?:i am|i'm|as) an? ${ROLE}(?: (?:of|on|at|in|for|with) [^,.;]{1,40}?)?(?:,? (?:aged )?\\d{2})?|(?:i am|i'm) the ${ROLE} of [^,.;]{1,30}?|(?:i have|i've) been an? ${ROLE} for [^,.;]{1,30}?|(?:i am|i'm) (?:retired|\\d+))`,
  "u",
);
const WHOLE = new RegExp(`${SAYS_WHO.source}[.,;]?$`, "u");
/** Behind a comma or conjunction, these words begin a clause of its own, so that the words before it can be left out. */
const BEFORE_CLAUSE = new RegExp(
  `${SAYS_WHO.source},? (?:and|but|so) (?=(?:i|we|they|he|she|it|there|there's|my|our|the|nobody|i'm|i've|i'd|we're|we've)\\b)`,
  "u",
);
/** The most characters of a sentence that are searched for words about the writer. */
const SEARCHED = 120;

/**
 * Returns the sentence without words at its beginning that say only who the writer is; `null` if it consists of such
 * words and others follow.
 */
export function startOfMatter(sentence: string, hasMore: boolean): string | null {
  const plain = plainOf(sentence.slice(0, SEARCHED));
  if (WHOLE.test(plain) && sentence.length <= SEARCHED) return hasMore ? null : sentence;
  return sentence.slice(BEFORE_CLAUSE.exec(plain)?.[0].length ?? 0);
}

const SUBJECT = "(?:i|we|my [\\p{L}'-]{1,20} and i)";
const WISH =
  "(?:'d like|would like|'d love|would love|want|wanted|need|needed|have|had|ought|hope|promised|meant|was going|were going|'ve been meaning|have been meaning|keep forgetting|keep meaning|forgot|can't get myself|can't bring myself|'m supposed|'m afraid|'m scared)";
const ADVERB = "(?: (?:really|still|also|just))?";
/** Matches words for the attitude of the writer towards something that is only named after them. */
const OPENINGS = [
  `${SUBJECT}${ADVERB} ?${WISH} to `,
  `(?:i|we) said (?:i|we)(?:'d| would) `,
  `(?:i|we)(?:'ve| have)? signed up for (?=(?:an?|the|my|our) )`,
  `(?:my (?:[\\p{L}'-]{1,20} ){1,2}|(?:they|he|she) )(?:asked|wants?|told|expects?) (?:me|us) to `,
  `(?:i|we)${ADVERB} (?:don't know|can't decide|have no idea) (?=(?:what|how|where|which|whether|who|when) )`,
  `(?:i have|i've got|we have|we've got) (?=an? )`,
  `(?:i have|i've|we have|we've) been (?=[\\p{L}]{2,20}ing )`,
].map((opening) => new RegExp(`^${opening}`, "u"));

/** Returns the words without those at their beginning that say only how the writer stands to what follows. */
export function withoutOpening(words: readonly string[]): readonly string[] {
  const told = words.join(" ").slice(0, SEARCHED);
  const plain = plainOf(told);
  const found = OPENINGS.map((opening) => opening.exec(plain)?.[0]).find((opening) => opening !== undefined);
  return found === undefined ? words : words.slice(found.trim().split(" ").length);
}

const ADVERBS = /^(?:really|just|still|always|actually|also|even|simply|honestly)$/i;

/** Returns the words without adverbs that a name can do without. */
export function withoutAdverbs(words: readonly string[]): readonly string[] {
  return words.filter((word) => !ADVERBS.test(word));
}
