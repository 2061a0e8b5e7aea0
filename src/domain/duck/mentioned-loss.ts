/**
 * Tells a loss that a text is about from one that it only mentions, while it is about a practical matter: "Dad died in
 * 2014 and we still own his boat, I want to sell it". Where this is in doubt, the loss is what the text is about.
 */
import { findHeavySubject, gravityOf } from "../safety/gravity.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";
import { isSore, touchesHeart } from "./sore-words.ts";

/**
 * The last year that counts as long ago. The duck has no clock, so this stays as it is: as years pass, more deaths
 * count as fresh than are, and none that is fresh counts as old.
 */
const LATEST_OLD_YEAR = 2020;

/** Five and more. */
const NUMBER =
  "(?:five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|[5-9]|[1-9]\\d)";
const LONG = `(?:${NUMBER} years|decades)`;
const ABOUT = "(?:about |almost |nearly |over |more than |some )?";

/** The relatives whose death may be only mentioned. All others count as somebody whose loss is never a side matter. */
const KIN =
  "(?:mum|mummy|mom|mother|dad|daddy|father|parents(?: both)?|(?:grand|great-grand)(?:mother|father|parents|ma|pa|dad|mum)|granny|gran|nan|nana|(?:mother|father)-in-law|(?:uncle|aunt|auntie)(?: (?!nearly|almost|just|never|also|who|had)[a-z]{2,12})?)";
const WHOSE =
  "(?:^|[.!?;,:\\n] ?|\\b(?:my|our|and|but|because|since|when|after|before|although|as|that|late) )";
const DIED = "(?:who )?(?:had )?(?:died|passed away|passed)";

/** Matches a death of long ago, with the relative in the same clause. Its groups are the years that it names. */
const OLD_DEATH = new RegExp(
  `${WHOSE}${KIN} (?:${DIED} ${ABOUT}${LONG} ago|${DIED} (?:back )?in (\\d{4})(?: and (\\d{4}))?|(?:has|have) been dead (?:for )?${ABOUT}${LONG}|(?:is|are) dead (?:for )?${ABOUT}${LONG})(?=\\s*(?:[.,;!?\n]|(?:and|but|so)\\b|$))`,
  "g",
);
/** Matches what such a relative left to the person. */
const LEFT_TO_PERSON = new RegExp(
  `${WHOSE}${KIN} left (?:me|us) (?:his|her|their|the|a|an|some|all) (?!(?:for|few|couple|lot|long|time|moment|minute|hour|morning|night|day|week|month|year|while|summer|winter)s?\\b)[a-z]{2,}`,
  "g",
);
/** Matches such a death without a time. */
const DEATH = new RegExp(`${WHOSE}${KIN} ${DIED}\\b`);

/** Matches people and animals whose death, named before the relative in one sentence, may be what is told. */
const NEARER =
  /\b(?:son|daughter|child|children|kids?|baby|babies|twins?|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|boy|girl|brother|sister|stepson|stepdaughter|grandson|granddaughter|godson|nephew|niece|cousin|friend|dog|cat)\b/;

/** Matches words for a loss that is fresh or that hurts, and for a death that was violent. */
const HURTS = new RegExp(
  [
    "grie(?:f|v\\w+)|mourn\\w*|miss (?:him|her|them|you|my|mum|mom|dad)|missing (?:him|her|them)|cry|cries|cried|crying|tears|hurts?|hurting|heart\\w*|unbearable",
    "can't (?:bear|breathe|sell|part|throw|let|give|bring|stop|face|go|sleep|look|touch|open)|couldn't (?:bear|save|say|be there)|not over (?:it|him|her)|without (?:him|her|them)|lonely|alone|nobody to|no one to",
    "today|yesterday|tonight|recently|anniversary|birthday|(?:just|only) (?:died|passed|lost)|(?:this|last) (?:year|spring|summer|autumn|fall|winter|month|week)|(?:days?|weeks?|months?|a year) ago",
    "funeral|buried|burial|cremat\\w+|ashes|urn|graves?|ghosts?|haunt\\w*|suicide|killed|drowned|died (?:by|of)|found (?:him|her|them|my)|shot|murder\\w*|hang\\w*|hung|hanged|overdos\\w*|own (?:life|hand|hands|choice)|accident|crash|fire|jumped|violent\\w*|blood",
    "never|since|(?:i|we) (?:was|were)|still (?:keep|have|wear|sleep|sit|set|hear|call)|last (?:january|february|march|april|may|june|july|august|september|october|november|december)|birth|aids|disease|illness|drinks|end (?:it|this|everything|things)|hit (?:me|us)|beat (?:me|us)|dream\\w*|numb|feel nothing|felt nothing|empty inside|talk to (?:it|him|her|them)|still talk|(?:his|her|their) (?:voice|smell|face|hand|hands|chair|clothes|coat|jumper|handwriting)|say goodbye|set the table|every night|guilt\\w*|blame\\w*|my fault|forgive\\w*|regret\\w*|love[sd]?|sad|sadness|sorrow|loss|pain|painful|shame|angry|wish|panic\\w*|drink(?:ing)?|sleep",
  ]
    .map((part) => `\\b(?:${part})\\b`)
    .join("|"),
);

/** Returns whether a text, flattened by `plainOf`, has words for a loss that is fresh or that hurts. */
export function hurts(plain: string): boolean {
  return HURTS.test(plain);
}

const OBJECT = "(?:it|them|the|this|that|his|her|their|our|my|mum's|dad's|mom's|gran's|what)";
/** Matches a practical matter: something that is done, and to what. */
const PRACTICAL = new RegExp(
  [
    `(?:sell|selling|sold|cancel|cancelling|canceling|cancelled|insure|insuring|repair|repairing|rent out|renting out|divide|dividing|auction|close|closing) ${OBJECT}`,
    `(?:pay|pays|paying|paid) (?:\\w+ )?for ${OBJECT}`,
    `(?:wants?|need|needs|asks? for|send|sent|fill in|sort|file) (?:\\w+ ){0,2}(?:list|copy|form|forms|certificate|papers|receipts|signature|signatures|email address|password|inventory)`,
  ]
    .map((part) => `\\b(?:${part})\\b`)
    .join("|"),
);

/** Matches signs that a death was long ago, though the text does not say when it was. */
const ELAPSED = new RegExp(
  `\\b(?:for|after|in|over|almost|nearly) (?:the (?:last|past) )?${LONG}\\b|\\bsince (?:19\\d\\d|20[01]\\d)\\b`,
);

/**
 * Returns whether a text about the death of a parent, a grandparent, an aunt or an uncle speaks of long ago and of
 * nothing that hurts. The text has no voice for grief then, though it stays a grave one. A death without a time counts
 * as fresh, unless something practical about it has been unsettled for years.
 */
export function settlesAfterDeath(text: string): boolean {
  const plain = normaliseForMatching(text);
  const rest = withoutMentions(plain);
  if (rest !== plain) return isCalm(rest);
  const isLongUnsettled = ELAPSED.test(plain) && DEATH.test(plain) && !NEARER.test(beforeDeath(plain));
  return isLongUnsettled && isCalm(plain.replace(DEATH, " , "));
}

/** Returns whether the text only mentions such a death or an inheritance, and is about a practical matter. */
export function onlyMentionsLoss(text: string): boolean {
  const plain = normaliseForMatching(text);
  const rest = withoutMentions(plain);
  return rest !== plain && isCalm(rest) && gravityOf([text]) !== "grave";
}

/** Returns whether the rest of the text names a practical matter, and no other loss and nothing that hurts or touches. */
function isCalm(rest: string): boolean {
  return (
    PRACTICAL.test(rest) &&
    !HURTS.test(rest) &&
    !isSore(rest) &&
    !touchesHeart(rest) &&
    findHeavySubject(rest) === null
  );
}

/** Returns the text without the old deaths and the inheritances that it mentions. */
function withoutMentions(plain: string): string {
  return plain
    .replace(OLD_DEATH, (match: string, ...rest: unknown[]) => {
      const [one, other, at] = rest as [string | undefined, string | undefined, number];
      const isOld = [one, other].every((year) => year === undefined || Number(year) <= LATEST_OLD_YEAR);
      return isOld && !NEARER.test(sentenceBefore(plain, at)) ? " , " : match;
    })
    .replace(LEFT_TO_PERSON, " , ");
}

function beforeDeath(plain: string): string {
  return sentenceBefore(plain, plain.search(DEATH));
}

/** Returns the part of the sentence that is before this place. */
function sentenceBefore(plain: string, at: number): string {
  return (
    plain
      .slice(0, at)
      .split(/[.!?\n]/)
      .at(-1) ?? ""
  );
}
