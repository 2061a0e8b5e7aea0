/** Finds what kind of words a person asks for, so that the line that the duck offers can be sent as it is. */

const KINDS_OF_TELLING = [
  "tellsSorry",
  "tellsLate",
  "tellsPay",
  "tellsStop",
  "tellsHello",
  "tellsTalk",
] as const;
export type KindOfTelling = (typeof KINDS_OF_TELLING)[number];

/** The patterns of each kind, in the order in which they are tried. */
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
 * Returns the kind by the message. If the message does not show it, it is taken from the person's first text, if that
 * speaks of a rate or of a long silence. Both texts are in lower case with their apostrophes. Returns `undefined` if
 * neither shows a kind.
 */
export function kindOfRequestedWords(plain: string, firstText: string): KindOfTelling | undefined {
  const ofMessage = KINDS_OF_TELLING.find((kind) => PATTERNS[kind].test(plain));
  if (ofMessage !== undefined) return ofMessage;
  return PATTERNS.tellsPay.test(firstText) && /\b(?:email|letter|client|boss|manager)\b/.test(plain)
    ? "tellsPay"
    : undefined;
}
