/** Estimates how hard a sentence was to write. It is a guess, and it only chooses which sentence of a year is shown again. */

const MOST_OF_ONE_SIGN = 3;
const GOOD_LENGTH = { least: 5, most: 16 };

/** Signs that a sentence was hard to write, each with its weight. */
const SIGNS: readonly (readonly [weight: number, sign: RegExp])[] = [
  // A confession.
  [
    1.8,
    /\bi(?:'m| am| was) (?:ashamed|afraid|lying|hiding|pretending|failing|the problem|not (?:ok|okay|fine|enough))\b|\bi (?:lied|cheated|cried|hid|pretend|pretended|gave up|don't want)\b|\bmy fault\b/g,
  ],
  [
    1.2,
    /\b(?:don't know|honest|truth|afraid|scared|ashamed|hate|tired|lonely|nobody|never|secretly|jealous|regret|guilty|can't|nothing|miss|lost|still)\b/g,
  ],
  [1, /\b(?:i|i'm|i've|i'd|i'll)\b/g],
  [1, /\b(?:would have|could have|should have|wish|what if|too late|instead)\b/g],
  // Figures and lists are background.
  [-0.5, /\d+|:|,.{1,40},/g],
  // Requests to the reader and greetings.
  [-2, /\b(?:please|thanks|thank you)\b|^(?:hi|hello|hey|dear)\b/g],
];

/** Returns the estimate for a sentence that `plainOf` has simplified, as a sum of weights. */
export function estimateWritingCost(plain: string): number {
  const words = plain.split(/\s+/).length;
  const length = Number(words >= GOOD_LENGTH.least && words <= GOOD_LENGTH.most);
  return SIGNS.reduce(
    (sum, [weight, sign]) => sum + weight * Math.min(MOST_OF_ONE_SIGN, plain.match(sign)?.length ?? 0),
    length,
  );
}
