/** Reads what a chat message does, considering what was said before it. */
import { wordCount } from "./count-words.ts";
import { guessIntent } from "./guess-intent.ts";
import type { Intent } from "./message-intents.ts";
import { asksSomething } from "./plain-questions.ts";
import { classifyMessage } from "./read-message.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";

/** Intents after which the duck gives the person something to do. */
const GIVES_A_STEP: ReadonlySet<Intent> = new Set([
  "asksStep",
  "asksTell",
  "asksDuck",
  "asksMay",
  "choose",
  "generic",
  "goesOn",
  "smaller",
]);
const VERBS =
  "told|kept|chucked|binned|left|asked|called|rang|phoned|spoke|talked|texted|emailed|moved|opened|closed|wrote|sent|booked|signed|threw|listened|posted|deleted|bought|tidied|cleared|packed|counted|read|put|went|walked|made|took|picked|cut|washed|unpacked|showed|gave|tried|started|looked|drafted|printed|cancelled|paid|sat|did|brought|measured|renamed|planted|painted|drew|sold|filled|handed|swept|cooked|baked|weighed|practised|practiced|recorded|registered|applied|replied|answered|ordered|returned|fixed|glued|sewed|played|finished|set|dropped|said|pulled|dug|climbed|lifted|knocked|ran|swam|rode|drove|built|hung|turned|pushed|shut|emptied|folded|mowed|raked|mended|repaired|scraped|sanded|scanned|sang|typed|uploaded|wiped|wrapped|listened|visited|met|invited|flew|caught|taught|chose|fed|wore|dusted|oiled|found|laminated|managed to|remembered to|dared to|got round to|got around to|signed up|typed up|wrote down|crossed|ticked|sorted|labelled|labeled|stuck|laid|lit|hoovered|vacuumed|ironed|changed|chopped|cleaned|scrubbed|unplugged|installed|borrowed|got (?:to|as far as|through|into|out|it|the [a-z]+ out)";
const OPENING =
  "^(?:(?:ok|okay|so|right|well|update|alright|oh|anyway|and|yes|yeah|tonight|today|this (?:morning|afternoon|evening)|yesterday|last night|just now|earlier|an hour ago|at lunch|after work|later|guess what|finally)[.,:!]{0,3} |\\.\\.\\. ?){0,3}";
/** Matches a message that begins with something that the person did. */
const DEED = new RegExp(`${OPENING}(?:i )?(?:just |finally |actually |then |did )?(?:${VERBS})\\b`);
/** Matches a report of a deed that needs no step before it: "rang Denis", "I have sent it", "I measured." */
const PLAIN_DEED = new RegExp(
  `${OPENING}(?:(?:just |finally |actually )?(?:${VERBS})\\b|(?:i've|ive|i have) (?:just |finally |actually |now |already )?(?:${VERBS}|been (?:to (?:see|visit|the)|round)|done|written|taken|given|thrown|drawn|spoken|rung|begun|chosen|sung|worn|shown|driven|ridden|torn|swept|hidden)\\b|(?:i |we )?(?:just |finally |actually )?(?:${VERBS})\\b.{0,80}\\b(?:today|tonight|this (?:morning|afternoon|evening)|just now|yesterday|last night|an hour ago|at last|on the way (?:home|here))\\b|i (?:just |finally |actually )?(?:${VERBS})(?: (?:it|them|him|her|that|one|the first one))?(?:[.!,]|$))`,
);
/** Matches a short sentence that tells of any deed: "I've unravelled it". */
const SHORT_DEED = new RegExp(
  `${OPENING}(?:i've|ive|i have) (?:just |now |finally |actually )?(?!(?:lived|worked|wanted|needed|tried|promised|noticed|decided|used|liked|loved|hated|planned|missed|failed|waited|seemed|stopped|wondered|agreed|learned|managed)\\b)[a-z]+ed\\b`,
);
/** Matches a short sentence that begins with a deed: "Glued the leg.", "well i bought the raisins". */
const SHORT_START = new RegExp(
  `${OPENING}(?:(?!need|used|scared|tired|wanted|hated|loved|missed|noticed|heard|bored|exhausted|worried|ashamed|embarrassed|annoyed|stressed|married|divorced|retired|indeed|confused|relieved|supposed|gutted|frustrated|terrified|disappointed|speed|feed|seed|hundred|naked|wicked|sacred)[a-z]{2,}ed (?!by\\b|off\\b|that\\b|if\\b)[a-z0-9]+|i (?:just |finally |actually )?(?:${VERBS})\\b)`,
);
const MOST_OF_SHORT_DEED = 6;
/** The patterns below show when a deed happened: just now, or longer ago or not at all. */
const TIME_OF_DEED =
  /^(?:(?:ok|okay|so|right|well),? )*(?:tonight|today|this (?:morning|afternoon|evening)|yesterday|last night|just now|an hour ago|at lunch|after work),? (?:i|we)\b/;
const LONG_AGO =
  /\b(?:last (?!night)|ago|years?|used to|once|when i|always|never|every|since|back then|at the time|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|in \d{4}|as a (?:child|boy|girl|kid)|before|nothing|nowhere|almost|nearly|\d{4})\b/;
const DEEDS: readonly RegExp[] = [DEED, PLAIN_DEED, SHORT_DEED, SHORT_START];
/** The probability from which a guess confirms that a message such as "I looked at it" is a report. */
const BORNE_OUT = 0.25;

interface MessageContext {
  /** Whether the message names a person. */
  hasPerson: boolean;
  /** The intents of the person's last few messages. */
  recentIntents: readonly Intent[];
}

/**
 * Returns the intent of a message. A deed told after a step was given counts as that step done; so does one that was
 * just done.
 */
export function readInContext(message: string, { hasPerson, recentIntents }: MessageContext): Intent {
  const intent = classifyMessage(message, hasPerson);
  const plain = normaliseForMatching(message);
  if (!MAY_REPORT.has(intent) && !(intent === "joke" && PERFECT.test(plain))) return intent;
  if (asksSomething(plain) || ORDERS.test(plain) || !DEEDS.some((deed) => deed.test(plain))) return intent;
  if (recentIntents.some((recent) => GIVES_A_STEP.has(recent))) return "didIt";
  return isJustDone(message, plain) ? "didIt" : intent;
}

/** Matches the beginning of a report in the perfect tense. It is a report even if it may amuse. */
const PERFECT = /^(?:(?:ok|okay|so|right|well),? )*(?:i've|i have) (?!been\b|got\b|had\b|never\b|no\b)/;

/** Matches a request to the duck: "read me one thing", "put it shorter". */
const ORDERS =
  /^(?:(?:ok|okay|so|right|well|please|pls),? )*(?:read|put|cut|set|let|hit|quit|shut)\b(?! (?:my|the|a|two|three|some|all|every)\b).{0,60}(?:\b(?:me|please|pls|shorter|simpler|smaller|half)\b|\bcan i\b|\bi can\b)/;

/** Intents of messages that may also report a deed. */
const MAY_REPORT: ReadonlySet<Intent> = new Set(["fact", "person", "feeling", "open"]);

function isJustDone(message: string, plain: string): boolean {
  const [first = ""] = plain.split(/(?<=[.!?])\s/, 1);
  if (LONG_AGO.test(first)) return false;
  const { name, probability } = guessIntent(message);
  const isShort =
    wordCount(first) <= MOST_OF_SHORT_DEED && (SHORT_DEED.test(first) || SHORT_START.test(first));
  return (
    isShort ||
    TIME_OF_DEED.test(plain) ||
    PLAIN_DEED.test(plain) ||
    (name === "didIt" && probability >= BORNE_OUT)
  );
}
