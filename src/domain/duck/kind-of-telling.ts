/** What words are asked for, so that the line which the duck offers can be sent as it is. */

const KINDS_OF_TELLING = [
  "tellsSorry",
  "tellsLate",
  "tellsPay",
  "tellsStop",
  "tellsHello",
  "tellsTalk",
] as const;
export type KindOfTelling = (typeof KINDS_OF_TELLING)[number];

/** In the order in which they are tried. */
const PATTERNS: Record<KindOfTelling, RegExp> = {
  tellsSorry: /\b(?:apolog\w+|say sorry|make it up to)\b/,
  tellsLate:
    /\b(?:silence|overdue|late|so long|haven't (?:answered|replied|written)|after (?:\w+ )?(?:days|weeks|months|years)|kept (?:her|him|them) waiting)\b/,
  tellsPay: /\b(?:raise|rate|rates|fee|fees|salary|paid more|more money|invoice|charge more|price)\b/,
  tellsStop: /\b(?:stop|quit|cancel|call it off|end it|resign|give notice|step down|drop out)\b/,
  tellsHello: /\bsay to (?:a |an |the |my )?[a-z]+ (?:tomorrow|today|on [a-z]+day|at (?:work|lunch))\b/,
  tellsTalk:
    /\b(?:conversation|talk|(?:say|tell|speak|said) (?:to |with )?(?:him|her|them|my|mum|dad|mom)|bring (?:it|this|that) up|real words)\b/,
};

/**
 * By the message; what it leaves open is taken from the first text, where that speaks of a rate or of a long silence.
 * Both in lower case, with their apostrophes.
 */
export function kindOfTelling(plain: string, firstText: string): KindOfTelling | undefined {
  const ofMessage = KINDS_OF_TELLING.find((kind) => PATTERNS[kind].test(plain));
  if (ofMessage !== undefined) return ofMessage;
  return PATTERNS.tellsPay.test(firstText) && /\b(?:email|letter|client|boss|manager)\b/.test(plain)
    ? "tellsPay"
    : undefined;
}
