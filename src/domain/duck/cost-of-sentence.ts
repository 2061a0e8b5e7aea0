/** Estimates how hard a sentence was to write: the duck quotes the hardest one. */

import { COST_WEIGHTS } from "./cost-weights.ts";
import { wordCount } from "./count-words.ts";
import { NEVER_BEGUN_SIGNS } from "./never-begun-signs.ts";

/** The position of a sentence in its text. */
export interface Place {
  isLast: boolean;
  isFirst: boolean;
  /** The number of sentences since the last one that says what the trouble is not; `null` without one. */
  fromSetAside: number | null;
}

const SHORT_WORDS = 9;
const MOST_OF_ONE_SIGN = 3;
const HEAVY =
  /\b(?:don't know|no idea|honest|truth|afraid|scared|ashamed|hate|tired|lonely|nobody|never|anymore|any more|pretend|secretly|jealous|regret|guilty|isn't|can't|even|nothing|miss|lost|supposed|don't want|still|keep)\b/g;

/** The signs below show that a sentence was hard to write. Each has a weight. */
/** Matches phrases of a confession. */
const CONFESSION =
  /\bi(?:'m| am| was) (?:\w{2,12} )?(?:lying|hiding|cheating|stealing|pretending|failing|drinking|ashamed|drowning|done|finished|an? (?:liar|coward|fraud|failure|mess|burden|doormat)|the (?:problem|one who)|not (?:ok|okay|happy|fine|ready|enough)|so (?:tired|angry|lonely|happy|scared)|being \w+)\b|\bi (?:lied|lie|cheated|cried|cry|hid|hide|stole|pretend|pretended|threw up|panicked|froze|gave up|don't want|wanted|dream of|bit|screamed|laughed)\b|\bmy fault\b/g;

const COST_SIGNS: readonly [number, RegExp][] = [
  [COST_WEIGHTS.heavyWord, HEAVY],
  // Somebody speaks of themselves.
  [COST_WEIGHTS.speaksOfSelf, /\b(?:i|i'm|i've|i'd|i'll)\b/g],
  [COST_WEIGHTS.ownThing, /\b(?:me|my|myself)\b/g],
  [COST_WEIGHTS.confession, CONFESSION],
  [
    COST_WEIGHTS.feeling,
    /\b(?:happy|cried|crying|sorry|proud|relief|relieved|hurts?|love[ds]?|lonely|alone|guilty|angry|empty|joy|grief|sick|embarrassed|petty|cruel|stupid|worthless|invisible|heart|jealous)\b/g,
  ],
  // What might have been, and what was understood too late.
  [
    COST_WEIGHTS.mightHaveBeen,
    /\b(?:would have|could have|should have|wish|rather|prefer\w*|if i|what if|as if|too late|instead)\b/g,
  ],
  [
    COST_WEIGHTS.understoodLate,
    /\b(?:understood|realis\w+|realiz\w+|noticed|never (?:knew|found|told|asked|said)|found out|turns out|who is missing|nobody (?:knows|asked|noticed)|(?:has|have|he's|she's) stopped (?:asking|calling|coming|talking|trying|writing))\b/g,
  ],
  [COST_WEIGHTS.turn, /\b(?:now|only|just|anyway|already|again|or)\b/g],
  // Figures, lists and reports of what others said are logistics.
  [COST_WEIGHTS.figure, /\d+/g],
  [COST_WEIGHTS.list, /:|,.{1,40},/g],
  [COST_WEIGHTS.aboutSomebodyElse, /^(?:and |but |so )?(?:he|she|they|the|there|mr|mrs|my \w+) /g],
  [COST_WEIGHTS.report, /\b(?:says|said|tells me|told me|rings|emailed)\b/g],
  // Who somebody is and what they do for a living is background, not the trouble.
  [
    COST_WEIGHTS.background,
    /^(?:so |well |ok(?:ay)? )?i(?:'m| am| was) (?:an? |the |in |on |\d)|^i(?:'m| am) (?!lying|hiding|cheating|stealing|pretending|failing|drinking|drowning|losing|falling|crying|dying)\w+ing\b|^i (?:work|live|teach|drive|lecture|run|raise|sell|fix|clean|bake|cook|nurse|coach|manage)\b|^i \w+ [^.!?]{0,40}\b(?:on the side|for a living|part-time|full-time)\b/g,
  ],
  // How much time is left says when, and not what is hard.
  [
    COST_WEIGHTS.onlyDate,
    /^(?:and |but |so )?(?:i|we|it|they)(?:'ve| have|'s| is)?(?: got)?(?: only)? (?:until|till|due|due on) (?:(?!to\b)[\w-]{1,20}(?: (?!to\b)[\w-]{1,20}){0,3})[.!?]?$/g,
  ],
  [COST_WEIGHTS.cannot, /\b(?:can't|cannot|no other|anymore|any more|since|yet|first time|for the first)\b/g],
  // What was said aloud when something else was meant.
  [
    COST_WEIGHTS.saidInstead,
    /\bi (?:said|told \w+|say|just said|went) ['"‘“]|\bi said (?:yes|no|sure|fine|ok|nothing)\b/g,
  ],
  // What it comes down to, and whom it is about.
  [
    COST_WEIGHTS.comesDownTo,
    /\b(?:what i can't|the bit i|the part i|what gets me|the thing is|the truth is|to be honest|if i'm honest|no one|nobody else)\b/g,
  ],
  [
    COST_WEIGHTS.kin,
    /\b(?:mum|mom|mother|dad|father|wife|husband|son|daughter|sister|brother|gran\w*)\b.{0,60}\b(?:never|still|without|before|again|now)\b/g,
  ],
  // That it never comes about is the trouble; the wish beside it is not.
  ...NEVER_BEGUN_SIGNS.map((pattern): [number, RegExp] => [COST_WEIGHTS.neverBegun, pattern]),
  [COST_WEIGHTS.beginsWithTurn, /^(?:but|and|then|now|still|except|only)\b/g],
  [
    COST_WEIGHTS.toTheReader,
    /\b(?:pls|please|thanks|thank you|congratulations|advise|edit|context|sorry for)\b/g,
  ],
  [COST_WEIGHTS.greeting, /^(?:hi|hello|hey|ok|okay|so,|well|dear)\b/g],
];
/** Matches a question about oneself, or about two possibilities. */
const OWN_QUESTION = /\b(?:am i|is it|will i|do i|did i|should i|can i|have i|was i|or)\b.{0,80}\?/;

/** Matches a statement that something is not the trouble. */
const SET_ASIDE =
  /\b(?:not what i|(?:that|it|this)(?:'s| is) not (?:it|the (?:problem|point|thing|hard part))|isn't (?:it|the (?:problem|point|thing|hard part))|none of (?:that|this|it)|all fine|can do (?:all|any) (?:of )?(?:that|this|it)|a pleasure|don't mind|doesn't matter|not the point|as it happens|it's not the (?!same|end|first|only|worst|best|case)\w+)\b/;

/** Matches a statement that something is the hard part. */
const DECLARES =
  /\b(?:the|my) (?:real |actual |only |hard |whole )?(?:problem|trouble|question|hard part|snag|catch|issue|hard bit) (?:is|was|'s)\b|\bwhat (?:i can't|i cannot|i don't know|scares me|frightens me|bothers me|gets me|hurts|gets to me|keeps me|has me|i'm stuck on|i am stuck on|i'm afraid of|stops me|i haven't)\b|\b(?:that's|that is|this is|here's) (?:the (?:hard |stupid |worst )?(?:part|bit|thing)|what (?:hurts|gets me|scares me|i can't)|where i(?:'m| am) stuck)\b|\bi(?:'m| am) stuck (?:on|at|because|with)\b/;

export function saysWhatTroubleIsNot(plain: string): boolean {
  return SET_ASIDE.test(plain);
}

export function saysWhatTroubleIs(plain: string): boolean {
  return DECLARES.test(plain) && !saysWhatTroubleIsNot(plain);
}

function setAsideCost(fromSetAside: number): number {
  if (fromSetAside < 0) return COST_WEIGHTS.beforeSetAside;
  return fromSetAside === 0 ? COST_WEIGHTS.setAside : COST_WEIGHTS.behindSetAside;
}

/** Returns an estimate of how hard this sentence was to write, as a sum of weights. */
export function estimateWritingCost(plain: string, place: Place): number {
  const signs = COST_SIGNS.reduce((sum, [weight, pattern]) => {
    const found = Math.min(MOST_OF_ONE_SIGN, (plain.match(pattern) ?? []).length);
    return sum + (found === 0 ? 0 : weight * (1 + COST_WEIGHTS.again * (found - 1)));
  }, 0);
  const count = wordCount(plain);
  const length =
    count < 4 ? COST_WEIGHTS.tooShort : Number(count >= 5 && count <= 16) * COST_WEIGHTS.goodLength;
  const aside = place.fromSetAside === null ? 0 : setAsideCost(place.fromSetAside);
  const asks = OWN_QUESTION.test(plain) ? COST_WEIGHTS.ownQuestion : 0;
  return signs + length + placeCost(plain, count, place) + aside + asks;
}

/**
 * Returns what a sentence's position adds to its cost: more at the end, less at the beginning. A confession counts as
 * if it stood last.
 */
function placeCost(plain: string, count: number, { isLast, isFirst }: Place): number {
  const short = count <= SHORT_WORDS ? COST_WEIGHTS.shortAndLast : 0;
  if (isLast || plain.search(CONFESSION) >= 0) return COST_WEIGHTS.last + short;
  return isFirst ? COST_WEIGHTS.first : 0;
}
