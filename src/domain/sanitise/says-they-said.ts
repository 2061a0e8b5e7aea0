/**
 * Says whether a sentence attributes its quotation to the person it is written to, as "You wrote “...”" does. A sentence
 * that proposes words, as "Send her: “...”", or that quotes somebody else does not. In a language that is not listed here
 * nothing counts as attributed.
 */
interface Attribution {
  /** Matches the text of the sentence before the quotation. */
  before: RegExp;
  /** Matches the text after the quotation, from its first sign. */
  after: RegExp;
}

const START = "(?<![\\p{L}\\p{N}'\u2019-])";
const END = "(?![\\p{L}\\p{N}])";
/** Up to three words between a person and what the person does. */
const FEW_WORDS = "(?:[\\p{L}'\u2019]+ ){0,3}?";

const oneOf = (...words: readonly string[]) => `(?:${words.join("|")})`;
const before = (...ways: readonly string[]) => new RegExp(`${START}${oneOf(...ways)}`, "iu");
const after = (...ways: readonly string[]) => new RegExp(`^[,.]?\\s${oneOf(...ways)}${END}`, "iu");

const SAY =
  "(?:say|said|write|wrote|written|tell|told|call|called|mention|mentioned|type|typed|describe|described|note|noted|" +
  "ask|asked|admit|admitted|put it)";
const CAN = "(?:could|might|can|would|should|may|will|want to|need to|have to|like to)";
const IN_ENGLISH: Attribution = {
  before: before(
    `you(?:['\u2019]ve)? (?!${FEW_WORDS}${CAN}${END})${FEW_WORDS}${SAY}${END}`,
    `you(?:['\u2019]re| are| were| feel| felt| think| believe)\\s*(?:${FEW_WORDS})$`,
    `your (?:own )?(?:words?|sentences?|lines?|text|notes?)${END}(?! (?:for|to)${END})`,
  ),
  after: after(`you (?:\\p{L}+ )?${SAY}`),
};

const SAGST =
  "(?:sagst|sagtest|schreibst|schriebst|nennst|nanntest|fragst|fragtest|meinst|meintest|erz\u00e4hlst|erz\u00e4hltest)";
const IN_GERMAN: Attribution = {
  before: before(
    `du ${FEW_WORDS}${SAGST}${END}`,
    `${SAGST} du${END}`,
    `Sie (?:sagten|schrieben|nannten)${END}`,
    `(?:deine[mn]?|Ihre[mn]?) (?:eigenen )?(?:Worten?|S\u00e4tze[n]?|Zeilen?)${END}(?! (?:f\u00fcr|an)${END})`,
    `(?:dein|Ihr) (?:eigener )?(?:Satz|Text)${END}(?! (?:f\u00fcr|an)${END})`,
  ),
  after: after(`${SAGST} du`, "(?:gesagt|geschrieben|genannt|gefragt)", "(?:schreiben|sagen) Sie"),
};

const DICES =
  "(?:dices|dijiste|escribes|escribiste|llamas|llamaste|preguntas|preguntaste|has (?:dicho|escrito))";
const IN_SPANISH: Attribution = {
  before: before(
    `${DICES}${END}`,
    `tus (?:propias )?palabras${END}`,
    `tu (?:frase|l\u00ednea)${END}(?! para${END})`,
  ),
  after: after(DICES),
};

const IN_FRENCH: Attribution = {
  before: before(
    `(?:tu|vous) ${FEW_WORDS}(?:dis|\u00e9cris|appelles|dites|\u00e9crivez|(?:as|avez) (?:dit|\u00e9crit))${END}`,
    `(?:tes|vos) (?:propres )?mots${END}`,
    `(?:ta|votre) phrase${END}(?! pour${END})`,
  ),
  after: after("(?:dis|\u00e9cris|as)-tu", "(?:dites|\u00e9crivez|avez)-vous"),
};

const ATTRIBUTIONS = [IN_ENGLISH, IN_GERMAN, IN_SPANISH, IN_FRENCH];

const TO_SAY = "(?:say|write|send|ask|text|tell|type|answer|reply|begin|start|put|finish)";
/** Matches the text before a quotation that proposes words in English, where some verbs also report. */
const PROPOSES = new RegExp(
  `^\\W*(?:(?:then|and|so|now|first|just|maybe|perhaps|please|try to),? )?${TO_SAY}\\b`,
  "i",
);
/** Matches a report of what the person said, even in a sentence that begins like a proposal. */
const REPORTS =
  /\byou(?:'ve|\u2019ve)? (?:\w+ )?(?:said|wrote|written|told|called|mentioned|typed|described)\b/i;

/** `leading` and `following` are the rest of the sentence around the quotation. */
export function saysTheySaid(leading: string, following: string): boolean {
  if (PROPOSES.test(leading) && !REPORTS.test(leading)) return false;
  return ATTRIBUTIONS.some((each) => each.before.test(leading) || each.after.test(following));
}
