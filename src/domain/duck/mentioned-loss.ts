/**
 * Tells a loss that a text is about from one that it only mentions, while it is about a practical matter: "my late
 * father's boat", "Mum's flat, she died in 2015". Where this is in doubt, the loss is what the text is about.
 */
import { findHeavySubject, gravityOf } from "../safety/gravity.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";

const NUMBER =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|[2-9]|[1-9]\\d)";
const LONG = `(?:${NUMBER} years|(?:some|several|many|a good many) years|decades)`;
/** No year is newer than the last that was long ago when this was written, because the duck has no clock. */
const OLD_YEAR = "(?:19\\d\\d|20[01]\\d|202[0-3])";
const DIED = "(?:died|passed away|passed)";

/** Matches words for a death of long ago, and for things that somebody left to the person. */
const MENTIONS = [
  new RegExp(`\\b${DIED} (?:about |almost |nearly |over |more than )?${LONG} ago\\b`, "g"),
  new RegExp(`\\b${DIED} (?:long|years|a long time|ages) ago\\b`, "g"),
  new RegExp(`\\b${DIED},? (?:back )?in ${OLD_YEAR}\\b`, "g"),
  new RegExp(`\\b(?:is|was|are|been|'s) dead (?:for )?(?:about |almost |nearly |over )?${LONG}\\b`, "g"),
  new RegExp(
    `\\b(?:divorced?|separated|split up|broke up),? (?:back )?(?:in ${OLD_YEAR}|${LONG} ago)\\b`,
    "g",
  ),
  new RegExp(`\\b(?:his|her|their) death (?:in ${OLD_YEAR}|${LONG} ago)\\b`, "g"),
  /\bdied when (?:i|we) (?:was|were) (?:a child|a kid|children|kids|young|little|small|at school|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[3-9]|1[0-9])\b/g,
  /(?<!\b(?:wife|husband|partner|girlfriend|boyfriend|fiance|fiancee|ex|she|he) )\bleft me (?:his|her|their|the|a|an|some|all)\b/g,
];

/** Matches the death of somebody whose loss is never taken for a mention. */
const NEAREST =
  /\b(?:son|daughter|child|baby|twin|wife|husband|partner|girlfriend|boyfriend|fiancee?|little (?:boy|girl))(?: [a-z]{2,12})? (?:had )?(?:died|passed|is dead|was killed)\b/;

/** Matches words for a loss that is fresh, or that is said to hurt. */
const HURTS =
  /\b(?:grie(?:f|v\w+)|mourn\w*|miss (?:him|her|them|you|my|mum|mom|dad)|missing (?:him|her|them)|cry|cries|cried|crying|tears|hurts?|hurting|heartbr\w+|unbearable|can't bear|not over (?:it|him|her)|without (?:him|her)|lonely|yesterday|recently|just (?:died|passed|lost)|(?:this|last) (?:year|spring|summer|autumn|fall|winter|month|week)|(?:days?|weeks?|months?|a year) ago|funeral|buried|burial|cremat\w+|suicide|killed|drowned|died by|(?:his|her) voice|say goodbye|set the table|still talk to)\b|\b(?:died|passed|passed away) (?:in|on|this|last) (?:january|february|march|april|may|june|july|august|september|october|november|december|\w+day)\b(?! (?:19|20)\d\d)/;

/** Matches words for a practical matter. */
const PRACTICAL =
  /\b(?:sell|selling|sold|cancel\w*|contract|subscription|membership|gym|accounts?|pay|pays|paying|bills?|lawyer|solicitor|notary|probate|estate|executor|inherit\w*|heirs|tax(?:es)?|receipts|papers|paperwork|forms?|insurance|bank|storage|rent|mortgage|split|share|repairs?|fix|mend|tools|password|login|email address|roof|boat|house|flat|cottage|land|farm|shop|piano|garage|workshop|car|bike|decide)\b/;

/** Matches what has to be done about the things of somebody who died. */
const SETTLES =
  /\b(?:sell|selling|sold|cancel\w*|contract|subscription|lawyer|solicitor|notary|probate|the estate|executor|inherit\w*|tax(?:es)?|receipts|paperwork|forms|the bank|insurance|mortgage|split (?:the|it)|password|auction|estate agent)\b/;

/** Matches signs that the death was long ago, though the text does not say when it was. */
const ELAPSED = new RegExp(
  `\\b(?:for|after|in|over|almost|nearly) (?:the (?:last|past) )?${LONG}\\b|\\bsince ${OLD_YEAR}\\b|\\bevery (?:year|christmas|summer)\\b|\\bmy late\\b`,
);

/**
 * Returns whether a text about a death speaks of long ago and not of a loss that is fresh or hurts. The text has no
 * voice for grief then, though it stays a grave one. A death without a time counts as fresh, unless something about it
 * has been unsettled for years.
 */
export function settlesAfterDeath(text: string): boolean {
  const plain = normaliseForMatching(text);
  if (HURTS.test(plain) || NEAREST.test(plain)) return false;
  return (SETTLES.test(plain) && ELAPSED.test(plain)) || withoutMentions(plain) !== plain;
}

/** Returns whether the text only mentions a death of long ago or an inheritance, and is about a practical matter. */
export function onlyMentionsLoss(text: string): boolean {
  const plain = normaliseForMatching(text);
  if (HURTS.test(plain) || NEAREST.test(plain) || !PRACTICAL.test(plain)) return false;
  const rest = withoutMentions(plain);
  return rest !== plain && findHeavySubject(rest) === null && gravityOf([text]) === "gentle";
}

function withoutMentions(plain: string): string {
  return MENTIONS.reduce((left, pattern) => left.replace(pattern, " , "), plain);
}
