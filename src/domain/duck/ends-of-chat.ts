/** Finds thanks, a goodbye or good news in a chat message that no rule has recognised as such. */
import { wordCount } from "./count-words.ts";
import { guessIntents } from "./guess-intent.ts";
import { asksSomething } from "./plain-questions.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";
import { splitSentences } from "./split-sentences.ts";

const LEADS = "^(?:(?:oh|ok|okay|well|right|ah|now|and|but|anyway|good|so|then|no),? )*";
const THANKS = new RegExp(
  `${LEADS}(?:many thanks|thanks|thank you|thankyou|ta|cheers|bless you|much obliged|god bless|i'm grateful|i am grateful|(?:i )?(?:do |really )?appreciate (?:it|that|this|you)|salamat|merci|gracias|danke|obrigad[oa]|grazie|kiitos|asante|arigato|(?:this|that) (?:has |really )?helped)\\b(?! to\\b| god\\b)`,
);
const LEAVING =
  "(?:go|sleep|run|dash|head (?:off|out|home))(?= now\\b| then\\b|[.,!]|$)|leave it (?:there|here|at that)|stop (?:here|now|there)\\b|log off|sign off|be off|let you (?:go|be|sleep)|get (?:back|going|off)(?= to\\b| now\\b|[.,!]|$)";
const BYE = new RegExp(
  `${LEADS}(?:(?:now )?i (?:stop|go|sleep|close)(?: now)?(?=[.,!]|$)|(?:closing|shutting) (?:up|now)\\b|i(?:'ll| will| should| must| have to|'ve got to| need to|'d better|'m going to|'m gonna) (?:better )?(?:${LEAVING})|time to (?:go|stop|sleep)(?: now)?[.,!]?$|time for (?:my |the )?(?:bed|tea|dinner|lunch|supper|sleep)\\b|stay (?:dry|well|safe|afloat|warm)\\b|sleep well|take care(?! of)|see (?:you|ya)\\b|until (?:next time|tomorrow)[.,!]?$|ta-ra|so long[.,!]|signing off|that's me (?:done|off)\\b|(?:going|off|heading) (?:to bed|home)\\b|good ?night|night night|good ?bye(?! was| is)|bye\\b|ttyl|cya\\b|(?:that's )?(?:all|it|enough) for (?:today|tonight|now)[.,!]?$|(?:my|the) [a-z]+(?:'s| is| are) (?:calling|boiling)\\b)`,
);
/** The most words of a sentence in the middle of a message that can be a goodbye: "I close now." */
const MOST_BETWEEN = 4;
/** The probability from which a guess for the first or last sentence of a message is used. */
const SURE_OF_END = 0.6;

/** The least number of words of a sentence that is guessed. A shorter one, such as "Next time.", may mean anything. */
const LEAST_GUESSED = 3;

/**
 * Returns whether the message says thanks or a goodbye; `undefined` if it says neither, or if it also asks something.
 */
export function endOfChatIn(message: string): "thanks" | "bye" | undefined {
  if (asksSomething(normaliseForMatching(message))) return undefined;
  const sentences = splitSentences(message).map(({ text }) => text);
  const ends = [sentences.at(-1), sentences[0]].filter((end) => end !== undefined);
  const between = sentences.slice(1, -1).filter((sentence) => wordCount(sentence) <= MOST_BETWEEN);
  const plainEnds = [...ends, ...between].map(normaliseForMatching);
  if (plainEnds.some((end) => BYE.test(end))) return "bye";
  if (plainEnds.some((end) => THANKS.test(end))) return "thanks";
  if (sentences.length < 2) return undefined;
  const guesses = ends
    .filter((end) => wordCount(end) >= LEAST_GUESSED)
    .map((end) => guessIntents(end)[0])
    .filter((guess) => guess !== undefined);
  const sure = guesses.find(
    ({ name, probability }) => (name === "bye" || name === "thanks") && probability >= SURE_OF_END,
  );
  return sure?.name === "bye" || sure?.name === "thanks" ? sure.name : undefined;
}

/** Matches words for something that succeeded. */
const CAME_OFF =
  /\b(?:it (?:worked|went through|fits?|holds?|held|passed|came out (?:right|well|fine|perfect)|(?:runs|works) (?:now|again))|(?:we|i|she|he|they) (?:won|passed|made it|nailed it|got it|got the (?:job|place|part|flat|grant|visa|keys))|(?:she|he|they) said yes|said yes|it's (?:finished|done|over the line)|at last|finally (?:works|done|finished)|guess what)\b/;
/** Matches words that take a success back or tell of something painful. */
const NOT_GLAD =
  /\b(?:not|no|never|negative|still|by the time|just sitting|nobody|nothing|but|except|though|without|until|if|lost|dead|died|dies|alone|hates?|stop|leave|sad|cry|crying|cried|afraid|scared|tired|wish|sorry|hurt|worse|failed|fail)\b|n't\b/;
/** Matches a short exclamation with several exclamation marks: "38 % now!!" */
const CALLS_OUT = /^[^.?!]{2,40}!{2,}$/;
const SHOUTED = /(?:^|[.!?] )(?:[A-Z']{2,} ){1,4}[A-Z']{2,}[.!]*$/;
const CHEERS = /^(?:oh |omg|yes+|ye+s|ha+|hurra|hooray|woo)|^(?:that'?s|its|it's|i|we|she|he|got|done)\b/i;

/**
 * Returns whether a message tells good news: words of success, a call with several exclamation marks, or cheering
 * capitals at its end, and nothing painful.
 */
export function isGoodNews(message: string): boolean {
  const plain = normaliseForMatching(message);
  if (NOT_GLAD.test(plain) || asksSomething(plain)) return false;
  if (CAME_OFF.test(plain) || CALLS_OUT.test(plain)) return true;
  const last = splitSentences(message).at(-1)?.text ?? "";
  return CHEERS.test(last) && SHOUTED.test(message.trim()) && /[A-Z]{3}/.test(message);
}
