/** Finds what a message asks about the duck's manner of speaking. */

const KINDS_OF_MANNER = [
  "lessPlay",
  "fewerQuotes",
  "fewerQuestions",
  "gentler",
  "teased",
  "straight",
  "plainer",
] as const;
/**
 * `practical` is a request not to speak of something; `unclear` is every remark about the duck's manner that does not
 * say what should change.
 */
export type KindOfManner = (typeof KINDS_OF_MANNER)[number] | "practical" | "unclear";

/** The patterns of each kind, in the order in which they are tried. */
const PATTERNS: Record<(typeof KINDS_OF_MANNER)[number], RegExp> = {
  /** A request to leave out the duck and his jokes. */
  lessPlay:
    /\b(?:cut|drop|skip|lose|spare|enough|less|without|no more|stop|tone down|leave out|quit)\b.{0,30}\b(?:bird|duck|quack\w*|cute\w*|twee|funny|jokes?|puns?|whimsy|hat|pond|sarcasm|cheer\w*|act|jolly)\b|\b(?:don't|do not|stop) (?:be (?:funny|cute)|jok\w+|being funny)\b/,
  fewerQuotes:
    /\b(?:quot(?:e|ing)|parrot(?:ing)?|(?:echo|repeat)(?:ing)? (?:me|my|what i|everything|every)|my words back|what i say back)\b/,
  fewerQuestions:
    /\b(?:too many|enough|fewer|less|no more|no) (?:of the |with the |with |of )?questions\b|\bstop asking\b|\bjust listen\b|\bwith a question\b/,
  /** A request for more kindness, or a remark that the duck hurt. */
  gentler:
    /\b(?:be (?:kind|gentle|nice)|kinder|gentler|go easy|softer|that (?:stung|hurt)|a bit rude|harsh|brutal|grim|cold|mean|rude|less blunt|brisk|curt|snappy|abrupt|stings?)\b(?!.{0,12}\bi can take)/,
  /** A friendly remark about the duck's manner, with nothing asked. */
  teased:
    /\b(?:haha|lol|ha|for a (?:bath toy|duck|toy|bird)|savage)\b|\byou(?:'re| are| do have)(?: a| rather| quite)?(?: bit| little)? (?:blunt|sharp|sharpish|dry|cheeky|cheerful|wise|deep|clever)\b/,
  straight:
    /\b(?:soft|straight|blunt|bluntly|direct|sugar|coddle|honest|unvarnished|push|argue|disagree|agree|agreeing|polite|pity|sympathy|nice to me|easy on me|gentle|tell me off|dress it up|harder)\b/,
  plainer:
    /\b(?:plain|plainly|simple|simpler|cryptic|riddles?|mysterious|metaphors?|poetry|poetic|english|shorter|short|too many words|pond|oracle|fortune|christmas|clever|wise|one (?:line|sentence)|small words|normal(?:ly)?|mystical|preachy|cheesy|posh|deep|vague|say it like|talk like)\b/,
};

/** Matches a refusal of something by its name: "don't tell me to breathe", "no feelings please". */
const REFUSES =
  /\b(?:don't|do not|stop|quit) (?:ask|asking|tell|telling|give|giving) me\b|\bno (?:more )?(?:feelings|therapy|pep talks?)\b|\bjust (?:give me )?the practical\b/;
/** Matches a request for longer replies. */
const TOO_SHORT = /\b(?:little|bit|too|rather|very|so) (?:too )?short\b|\blonger\b/;

/** Returns the kind of a request about the duck's manner. `plain` is the message in lower case with its apostrophes. */
export function kindOfMannerRequest(plain: string): KindOfManner {
  const asksNotTo =
    /\b(?:don't|do not|no|stop|not|less) (?:(?:be|go|being|so|all|too) ){0,3}(?:soft|easy|gentle|nice|kind)\b/.test(
      plain,
    );
  if (asksNotTo && !/\bquestions\b/.test(plain)) return "straight";
  if (REFUSES.test(plain)) return /\bquestions\b/.test(plain) ? "fewerQuestions" : "practical";
  const kind = KINDS_OF_MANNER.find((each) => PATTERNS[each].test(plain));
  return kind === undefined || (kind === "plainer" && TOO_SHORT.test(plain)) ? "unclear" : kind;
}
