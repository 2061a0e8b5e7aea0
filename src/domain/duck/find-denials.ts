/** Finds what a person says the trouble is not: 'there is no debt', 'it's not about my mother'. */
import { normaliseForMatching } from "./restore-apostrophes.ts";

/** What was denied, in the person's words, without an article: `debt`, `mother`, `afraid`. */
export interface Denial {
  /** The denied thing as a reply can name it: `the debt`, `your mother`, `being afraid`. */
  said: string;
  /** The main word of the denied thing, which replies must not repeat. */
  head: string;
}

const NOUN =
  "((?:my |the |a |an |any |his |her |our |that |this )?[a-z][a-z'-]{1,20}(?: [a-z][a-z'-]{1,20})?)";
const FEELING =
  "(afraid|scared|frightened|grieving|nervous|upset|homesick|heartbroken|broke|skint|ill|drunk|unhappy|angry|jealous|lonely|sad|ashamed|guilty|stuck|lost|bored|tired|anxious|worried|embarrassed|depressed|bitter|lazy)";
const END =
  "(?=[.,!?;]|$| (?:lol|tbh|i|and|but|or|just|its|it's|at all|really|exactly|as such|per se|here|anywhere|in this|though))";
/** A pattern for words for a trouble, as in "the varnish is not the obstacle". */
const TROUBLE =
  "(?:(?:the |my |our |a )?(?:problem|obstacle|difficulty|trouble|issue|matter|reason|point|cause|thing|hard part|sticking point|blocker|bottleneck)|it|what(?:'s| is) (?:holding|stopping|keeping|blocking|bothering|missing|in the way|wrong)[a-z ]{0,20}|why(?: [a-z']+){1,5})";
const SUBJECT = "((?:my |the |his |her |our )?[a-z][a-z'-]{2,20}(?: [a-z][a-z'-]{2,20})?)";
const OPENING = "(?:no,? |nah,? |well,? |oh,? |but |and )*";
/** Patterns of sentences that deny that their subject is the trouble. */
const ABOUT_SUBJECT: readonly RegExp[] = [
  new RegExp(
    `^${OPENING}${SUBJECT}(?:'s not|'re not| isn't| is not| aren't| are not| was never| wasn't| were never| weren't| is hardly) (?:really |even |actually )?${TROUBLE}\\b`,
  ),
  new RegExp(
    `\\b(?:mustn't|must not|shouldn't|don't|do not|needn't) (?:go )?(?:think|thinking|assume|believe|imagine)(?: that)?(?: it's| it is)? ${SUBJECT} (?:is|are|was|were) ${TROUBLE}\\b`,
  ),
  new RegExp(`^${OPENING}${SUBJECT} (?:has|have|had|got) nothing to do with (?:it|this|that|any of)\\b`),
  new RegExp(`^${OPENING}${SUBJECT} can go hang\\b`),
  new RegExp(
    `^${OPENING}${SUBJECT} (?:isn't|is not|aren't|are not) (?:putting|pressing|pushing|forcing|making|asking|hurrying|rushing|stopping|blocking|holding)\\b`,
  ),
];
const ABOUT_NOUN: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i|we) (?:don't|do not|never) (?:really )?have (?:a |any |the )?(?:problem|trouble|issue|difficulty)s? (?:with|w) ${NOUN}${END}`,
  ),
  new RegExp(`\\b(?:i|we)(?:'m| am|'re| are) not (?:short of|lacking) ${NOUN}${END}`),
  new RegExp(`\\bthere(?:'s| is| are| was|'re) no ${NOUN}${END}`),
  new RegExp(`\\bthere (?:isn't|aren't|wasn't|is not|are not) (?:a|an|any) ${NOUN}${END}`),
  new RegExp(
    `\\b(?:it's|its|it is|this is|that's|it was|this isn't|it isn't|it wasn't|that isn't) (?:not |never )?(?:really |even )?(?:about|because of|to do with) ${NOUN}${END}`,
  ),
  new RegExp(`\\b(?:has|have|had) nothing to do with ${NOUN}${END}`),
  new RegExp(`\\bnothing to do with ${NOUN}${END}`),
  new RegExp(
    `\\b(?:who said|i never said|i didn't say|i haven't said|where did i say) (?:anything |something )?about ${NOUN}${END}`,
  ),
  new RegExp(`\\bi (?:never|didn't) (?:mentioned|mention|said|say|had|have) (?:a |an |any )?${NOUN}${END}`),
  new RegExp(`\\b(?:i|we) (?:don't|do not) (?:even )?have (?:a|an|any) ${NOUN}${END}`),
  new RegExp(`\\b(?:i|we) have no ${NOUN}${END}`),
  new RegExp(`\\b(?:forget|leave|drop) ${NOUN} out of (?:it|this)\\b`),
  new RegExp(
    `^(?:no,? )?not (?!(?:sure|going|even|yet|because|that|if|when|until|bad|too|so|much|many|at|on|in|to|for|with|from|of|by|as|like|today|tonight|here|there|him|her|them|me|you|us|this|i|we|he|she|they|everyone|everybody|anymore|now|then|exactly|quite|always|all|every|any|one|a word|only|just|well|long|far|often|enough|more|less|what|how|who|where|why|when)\\b)${NOUN}${END}`,
  ),
  /^(?:no,? |but )?it's not ([a-z]{2,20}(?:ness|ity|ment|ship|sion|tion|ism)|fear|money|pride|work|envy|stress|nerves|guilt|shame|talent|age|grief|love)\b/,
  /\b(?:i've|we've) (?:got )?no ([a-z]{3,20}(?: [a-z]{3,20})?)(?= (?:over|about|with|for|at|against)\b|[.,!?;]|$)/,
  /\bit's not ((?:a|an|the|some|any) [a-z-]{3,20}(?: [a-z-]{3,20})?)(?= (?:against|about|with|from|of)\b|[.,!?;]|$)/,
  /^(?:and |but |(?:no|nah|nope),? )?((?:my |the )?[a-z]{3,20}(?: [a-z]{3,20})?) (?:doesn't|don't|didn't|never) (?:bother|bothers|bothered|worry|worries|scare|scares|frighten|frightens) me\b/,
  // "No, the editor is fine": what is fine is not the trouble.
  /^(?:no|nope|nah),? (?:no,? )?((?:my |the |her |his )[a-z]{3,20}) (?:is|are|was|'s) (?:\w+ )?(?:fine|lovely|ok|okay|great|good|alright|all right)\b/,
  /\bit's not ((?:the |my )?[a-z]{4,20}) (?:from|of|by)\b/,
];
const ABOUT_FEELING: readonly RegExp[] = [
  /\b(?:i never said|i didn't say|who said) (?:that )?(?:i was|i am|i'm) (?:a|an) ([a-z]{4,20})\b/,
  new RegExp(
    `\\b(?:i never said|i didn't say|who said) (?:that )?(?:i was|i am|i'm) (?:so |very )?${FEELING}\\b`,
  ),
  new RegExp(`\\bi(?:'m| am| was) (?:really |actually )?(?:not|never) (?:really |even )?${FEELING}\\b`),
  new RegExp(`^(?:no,? )?not (?:really |even |so )?${FEELING}${END}`),
  new RegExp(`\\bi (?:ain't|wasn't|amn't) (?:really |even )?${FEELING}\\b`),
  /\bi(?:'m| am| was)(?: not|n't) (in (?:love|denial|debt|trouble|pain|a hurry))\b/,
  /\bi wasn't (in (?:love|denial|debt|trouble|pain|a hurry))\b/,
  /\bwe(?: aren't|'re not| weren't| are not) (at odds|fighting|falling out|breaking up|poor|broke)\b/,
];
/** The number of characters of a message that are read. */
const MOST_READ = 2000;
/** Matches the words that a message with a denial contains. `it's about X` without a `not` is no denial. */
const DENIES =
  /\b(?:can go hang|mustn't|shouldn't|needn't|hardly|ain't|aren't|weren't|doesn't|not|no|never|nothing|isn't|aren't|wasn't|don't|didn't|haven't|who said|where did|leave|forget|drop)\b/;
const EMPTY = new Set([
  "all",
  "bothered",
  "ever",
  "many",
  "much",
  "once",
  "word",
  "any",
  "either",
  "even",
  "funny",
  "here",
  "least",
  "though",
  "idea",
  "clue",
  "time",
  "way",
  "one",
  "point",
  "sure",
  "it",
  "that",
  "this",
  "really",
  "yet",
  "problem",
  "reason",
  "rush",
  "doubt",
  "need",
]);

/** Subjects that refer to something said before, or to nobody in particular. */
const NO_SUBJECT = new Set(
  "it that this which there here she they one you who what everything something nothing nobody anybody".split(
    " ",
  ),
);

const PRONOUNS = new Set(["her", "him", "them", "us"]);

const FEELINGS: Record<string, string> = {
  afraid: "fear",
  scared: "fear",
  frightened: "fear",
  grieving: "grief",
  nervous: "nerves",
  broke: "money",
  skint: "money",
  homesick: "homesickness",
  angry: "anger",
  jealous: "jealousy",
  lonely: "loneliness",
  sad: "sadness",
  ashamed: "shame",
  guilty: "guilt",
  bored: "boredom",
  tired: "tiredness",
  anxious: "anxiety",
  worried: "worry",
  embarrassed: "embarrassment",
  bitter: "bitterness",
  lazy: "laziness",
};

/**
 * Matches a sentence that begins with "not", as in "He laughed. Not nasty, but still." It adds to the one before and
 * denies nothing.
 */
const BEGINS_WITH_NOT = /^not\b/;

/** Returns every denial in a message. Most messages have none. */
export function findDenials(message: string): Denial[] {
  const plain = normaliseForMatching(message.slice(0, MOST_READ));
  if (!DENIES.test(plain)) return [];
  const sentences = plain.split(/[.!?\n]+/).map((sentence) => sentence.trim());
  return sentences
    .filter((sentence, index) => DENIES.test(sentence) && !(index > 0 && BEGINS_WITH_NOT.test(sentence)))
    .flatMap(denialIn)
    .filter(({ head }) => !isToldAsWell(head, plain));
}

/**
 * Returns whether the person also says of themselves what they seem to deny: in "I'm not afraid of him, I'm afraid of
 * her", fear is not denied.
 */
function isToldAsWell(head: string, plain: string): boolean {
  const told = plain.matchAll(/\b(?:i'm|i am|im) (?:just |only |really |more |a bit )?([a-z]+)\b/g);
  return [...told].some(([, word]) => word === head);
}

function denialIn(sentence: string): Denial[] {
  const feeling = firstGroup(ABOUT_FEELING, sentence);
  if (feeling)
    return [
      {
        said: FEELINGS[feeling] ?? nameOfBeing(sentence, feeling),
        head: feeling.split(" ").at(-1) ?? feeling,
      },
    ];
  const [, verb, object] = WANTS_NOT.exec(sentence) ?? [];
  if (verb && object)
    return [{ said: `${GERUNDS[verb] ?? verb} ${object}`, head: object.split(" ").at(-1) ?? verb }];
  const subject = firstGroup(ABOUT_SUBJECT, sentence);
  if (subject) return toDenial(subject, NO_SUBJECT);
  const noun = firstGroup(ABOUT_NOUN, sentence);
  return noun ? toDenial(noun, EMPTY) : [];
}

/** Returns the denied quality as `being lazy` or `being a perfectionist`. */
function nameOfBeing(sentence: string, word: string): string {
  const article = new RegExp(`\\b(an?) ${word}\\b`).exec(sentence)?.[1];
  return article ? `being ${article} ${word}` : `being ${word}`;
}

const WANTS_NOT =
  /^(?:no|nope|nah),? i (?:don't|do not|never) (want|miss|love|hate) ((?:her|him|them|it|that)(?: back| here| gone)?)$/;
const GERUNDS: Record<string, string> = { want: "wanting", miss: "missing", love: "loving", hate: "hating" };

function firstGroup(patterns: readonly RegExp[], sentence: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(sentence)?.[1];
    if (found) return found;
  }
  return null;
}

function toDenial(phrase: string, empty: ReadonlySet<string>): Denial[] {
  const [, determiner = "", noun = ""] =
    /^(my |our |the |a |an |any |his |her |that |this )?(.+?)(?: lol| tbh| btw| tho)?$/.exec(phrase) ?? [];
  const head = noun.split(" ").at(-1) ?? "";
  if (empty.has(head) || empty.has(noun) || head.length < 3) return [];
  if (PRONOUNS.has(noun)) return [{ said: noun, head: noun }];
  const owner = /^(?:my|our) $/.test(determiner)
    ? "your"
    : (/^(?:his|her) $/.exec(determiner)?.[0].trim() ?? "the");
  return [{ said: `${owner} ${noun}`, head }];
}
