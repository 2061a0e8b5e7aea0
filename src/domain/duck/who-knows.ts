/** Names who would know the answer to a practical question, by the subject of the question. */

const PLACES =
  "charity shop|shop|clinic|surgery|hospital|bank|council|school|college|university|library|garage|insurer|agent|vet|pharmacy|post office|station|court|union|hotel|airline|embassy|gallery|publisher|supplier";
const PLACE = new RegExp(`\\b(${PLACES})s?\\b`);
/** Matches a question about how a place or an office does things. */
export const ABOUT_PLACE = new RegExp(
  `\\b(?:do|does|can|will|would|are|is|when|what time|how long|how much|where)\\b[^.?!,]{0,60}\\b(?:${PLACES})s?\\b[^.!]{0,80}(?:\\?|\\bdo you know\\b)`,
);

function placeAskedAbout(plain: string): string | undefined {
  const place = PLACE.exec(plain)?.[1];
  return place === undefined ? undefined : `the ${place}`;
}

/** Answers for questions that name no place, in the order in which they are tried. */
const BY_SUBJECT: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:il)?legal(?:ly)?|law|tenan(?:t|cy)|landlord|eviction|debts?|bailiffs?|benefits?|tax|hmrc|solicitor|complaints?|appeals?|refunds?|warranty|my rights|custody|will and testament)\b/,
    "a free advice line or the office itself",
  ],
  [
    /\b(?:licen[cs]e|permit|forms?|exam|application|certificate|visa|passport|deadline|registration|insurance|pension)\b/,
    "the office that takes the form, whose notes often say it too",
  ],
  [
    /\b(?:optician|doctors?|gp|nurse|physio|pills?|medicine|meds|dose|tablets|dentist|injection|vaccine|diagnosis|waiting list)\b/,
    "a pharmacist or the doctor’s front desk",
  ],
  [
    /\b(?:notice period|redundan(?:t|cy)|hr|sick (?:pay|leave)|overtime|holiday pay|contract|part[- ]time|maternity)\b/,
    "the personnel office, a union or a colleague who has done it",
  ],
  [/\b(?:loan|mortgage|overdraft)\b/, "the bank itself"],
  [/\bsyllabus\b/, "the school’s office"],
  [/\b(?:dogs?|cats?|horses?|hens?|sheep|cows?|herd|bees)\b/, "a vet or somebody who keeps them"],
  [
    /\b(?:timber|wood|paint|glue|soil|seeds?|engine|boiler|wiring|stitch|wool|yarn|dough|clay|varnish|plaster|kiln|solder|fabric|strings?)\b/,
    "somebody who does it for a living",
  ],
];

/** Matches a comparison: "like a court hearing" is not about a court. */
const COMPARED = /\b(?:like|as) an? [a-z]+(?: [a-z]+)?/g;

/**
 * Returns who would know the answer, such as "the shop"; `undefined` if the question names no place and none of these
 * subjects.
 */
export function whoWouldKnow(message: string): string | undefined {
  const plain = message.toLowerCase().replace(COMPARED, " ");
  return placeAskedAbout(plain) ?? BY_SUBJECT.find(([subject]) => subject.test(plain))?.[1];
}

/** Matches a question about how something is done, and not one to the duck or about one person's mind. */
const ASKS_HOW_IT_IS_DONE =
  /\b(?:do|does|can|could|will|are|is|must|has) (?:i|you|we|one|they|it|there|the|a|an|my|doctors?|schools?|banks?|people|shops?)\b|\b(?:how (?:long|much|often|many)|what time|where|when|who) (?:do|does|can|is|are|will)\b|\bor does it have to\b|\bwhat happens (?:if|when)\b/;
const TO_THE_DUCK =
  /\b(?:do|can|could|would|will|are) you (?:think|believe|feel|know|tell|say|help|want|ever|like)\b/;

/**
 * Returns whether a message asks how an office or a trade does something. `plain` is the message in lower case with its
 * apostrophes.
 */
export function asksHowItIsDone(plain: string): boolean {
  return ASKS_HOW_IT_IS_DONE.test(plain) && !TO_THE_DUCK.test(plain) && whoWouldKnow(plain) !== undefined;
}
