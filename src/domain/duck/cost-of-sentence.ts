/** Estimates how hard a sentence was to write: the duck quotes the hardest one. */
import { wordCount } from "./count-words.ts";

/** Where a sentence stands in its text. */
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

/** What makes a sentence one that cost something to write, and what each sign weighs. */
const COST_SIGNS: readonly [number, RegExp][] = [
  [1.2, HEAVY],
  // Somebody speaks of themselves.
  [1, /\b(?:i|i'm|i've|i'd|i'll)\b/g],
  [0.5, /\b(?:me|my|myself)\b/g],
  // Phrases of a confession.
  [
    1.8,
    /\bi(?:'m| am| was) (?:\w{2,12} )?(?:lying|ashamed|drowning|done|finished|an? (?:liar|coward|fraud|failure|mess|burden|doormat)|the (?:problem|one who)|not (?:ok|okay|happy|fine|ready|enough)|so (?:tired|angry|lonely|happy|scared)|being \w+)\b|\bi (?:lied|lie|cried|cry|hid|hide|stole|pretend|pretended|threw up|panicked|froze|gave up|don't want|wanted|dream of|bit|screamed|laughed)\b|\bmy fault\b/g,
  ],
  [
    1.2,
    /\b(?:happy|cried|crying|sorry|proud|relief|relieved|hurts?|love[ds]?|lonely|alone|guilty|angry|empty|joy|grief|sick|embarrassed|petty|cruel|stupid|worthless|invisible|heart|jealous)\b/g,
  ],
  // What might have been, and what was understood too late.
  [1, /\b(?:would have|could have|should have|wish|rather|prefer\w*|if i|what if|as if|too late|instead)\b/g],
  [
    1.2,
    /\b(?:understood|realis\w+|realiz\w+|noticed|never (?:knew|found|told|asked|said)|found out|turns out|who is missing|nobody (?:knows|asked|noticed))\b/g,
  ],
  [0.6, /\b(?:now|only|just|anyway|already|again|or)\b/g],
  // Figures, lists and reports of what others said are logistics.
  [-0.4, /\d+/g],
  [-0.5, /:|,.{1,40},/g],
  [-0.6, /^(?:and |but |so )?(?:he|she|they|the|there|mr|mrs|my \w+) /g],
  [-0.7, /\b(?:says|said|tells me|told me|rings|emailed)\b/g],
  // Who somebody is and what they do for a living is background, not the trouble.
  [
    -1.4,
    /^(?:so |well |ok(?:ay)? )?i(?:'m| am| was) (?:an? |the |in |on |\d)|^i(?:'m| am) \w+ing\b|^i (?:work|live|teach|drive|lecture|run|raise|sell|fix|clean)\b/g,
  ],
  [0.7, /\b(?:can't|cannot|no other|anymore|any more|since|yet|first time|for the first)\b/g],
  // What was said aloud when something else was meant.
  [1.2, /\bi (?:said|told \w+|say|just said|went) ['"‘“]|\bi said (?:yes|no|sure|fine|ok|nothing)\b/g],
  // What it comes down to, and whom it is about.
  [
    1.6,
    /\b(?:what i can't|the bit i|the part i|what gets me|the thing is|the truth is|to be honest|if i'm honest|no one|nobody else)\b/g,
  ],
  [
    0.8,
    /\b(?:mum|mom|mother|dad|father|wife|husband|son|daughter|sister|brother|gran\w*)\b.{0,60}\b(?:never|still|without|before|again|now)\b/g,
  ],
  [0.6, /^(?:but|and|then|now|still|except|only)\b/g],
  [-2, /\b(?:pls|please|thanks|thank you|congratulations|advise|edit|context|sorry for)\b/g],
  [-3, /^(?:hi|hello|hey|ok|okay|so,|well|dear)\b/g],
];
/** A question about oneself, or about two ways it can be. */
const OWN_QUESTION = /\b(?:am i|is it|will i|do i|did i|should i|can i|have i|was i|or)\b.{0,80}\?/;

/** The person says that this is not the trouble. */
const SET_ASIDE =
  /\b(?:not what i|(?:that|it|this)(?:'s| is) not (?:it|the (?:problem|point|thing|hard part))|isn't (?:it|the (?:problem|point|thing|hard part))|none of (?:that|this|it)|all fine|can do (?:all|any) (?:of )?(?:that|this|it)|a pleasure|don't mind|doesn't matter|not the point|as it happens|it's not the (?!same|end|first|only|worst|best|case)\w+)\b/;

/** The person says that this is the hard part. */
const DECLARES =
  /\b(?:the|my) (?:real |actual |only |hard |whole )?(?:problem|trouble|question|hard part|snag|catch|issue|hard bit) (?:is|was|'s)\b|\bwhat (?:i can't|i cannot|i don't know|scares me|frightens me|bothers me|gets me|hurts|gets to me|keeps me|has me|i'm stuck on|i am stuck on|i'm afraid of|stops me|i haven't)\b|\b(?:that's|that is|this is|here's) (?:the (?:hard |stupid |worst )?(?:part|bit|thing)|what (?:hurts|gets me|scares me|i can't)|where i(?:'m| am) stuck)\b|\bi(?:'m| am) stuck (?:on|at|because|with)\b/;

export function isSetAside(plain: string): boolean {
  return SET_ASIDE.test(plain);
}

export function isDeclared(plain: string): boolean {
  return DECLARES.test(plain) && !isSetAside(plain);
}

function setAsideCost(fromSetAside: number): number {
  if (fromSetAside < 0) return -1;
  return fromSetAside === 0 ? -3.5 : 1;
}

/** How much it seems to have cost to write this sentence. */
export function costOf(plain: string, { isLast, isFirst, fromSetAside }: Place): number {
  const signs = COST_SIGNS.reduce((sum, [weight, pattern]) => {
    const found = Math.min(MOST_OF_ONE_SIGN, (plain.match(pattern) ?? []).length);
    return sum + (found === 0 ? 0 : weight * (1 + 0.4 * (found - 1)));
  }, 0);
  const count = wordCount(plain);
  const length = count < 4 ? -1 : Number(count >= 5 && count <= 16);
  const place = (isLast ? 1.2 + (count <= SHORT_WORDS ? 0.5 : 0) : 0) - (isFirst ? 0.6 : 0);
  const aside = fromSetAside === null ? 0 : setAsideCost(fromSetAside);
  return signs + length + place + aside + (OWN_QUESTION.test(plain) ? 1.6 : 0);
}
