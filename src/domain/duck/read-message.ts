import { wordCount } from "./choose-quotes.ts";
import { guessLanguage } from "./guess-language.ts";
import { plainOf } from "./split-sentences.ts";

/** What a chat message does. The first that fits is taken, in this order. */
export const INTENTS = [
  "orders",
  "foreign",
  "signs",
  "machine",
  "hostile",
  "thanks",
  "greeting",
  "angle",
  "didIt",
  "cannot",
  "disagree",
  "asksCard",
  "asksTell",
  "asksStep",
  "asksShould",
  "asksWhy",
  "asksHow",
  "offTopic",
  "unsure",
  "yes",
  "no",
  "word",
  "asksOther",
  "feeling",
  "person",
  "fact",
] as const;
export type Intent = (typeof INTENTS)[number];

const PATTERNS: Partial<Record<Intent, RegExp>> = {
  orders:
    /\b(?:ignore|forget|disregard) (?:all |any |the |your )*(?:previous|prior|above|earlier|instructions|rules)|system prompt|\byou are now\b|jailbreak|^(?:system|assistant)\s*:/,
  machine:
    /\bare you (?:an? )?(?:real|human|ai|bot|robot|machine|person|gpt|chatgpt|claude|llm|alive|dead)\b|\b(?:language model|chatgpt|openai|which model|what model)\b|\bwho are you\b|\bwhat are you\b/,
  hostile:
    /\b(?:fuck (?:you|off|this)|screw you|shut up|you(?:'re| are) (?:useless|stupid|an idiot|dumb|crap|shit|rubbish|annoying|a joke|no help|wrong about everything)|stupid duck|this is (?:useless|bullshit|crap|garbage|nonsense|stupid|rubbish|a waste)|waste of (?:my )?time|horoscope|bollocks|i hate (?:you|this))\b/,
  thanks:
    /^(?:ok(?:ay)?,? |oh,? |wow,? |well,? )?(?:thanks|thank you|thx|ty|cheers|much appreciated)\b|\b(?:thank you|thanks) (?:so much|a lot|rob|for)\b|\bthat (?:really )?help(?:s|ed)\b/,
  greeting: /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|yo|quack)\b[\s\w,]{0,12}[!.]*$/,
  angle:
    /\b(?:another|different|other|new|fresh) (?:angle|perspective|view|take|way (?:to look|of looking))|\blook at (?:it|this) differently\b|\bsay (?:it|that) differently\b|\banything else\b|\bwhat else\b|\bsomething else\b/,
  didIt:
    /\b(?:i(?:'ve| have)? (?:just |finally |actually |already )?(?:did (?:it|that|the step)|done (?:it|that)|sent (?:it|the|her|him|them|that)|called|rang|wrote (?:it|the|to|her|him|them)|told (?:her|him|them|my)|asked (?:her|him|them|my)|finished|talked to|spoke (?:to|with)|tried (?:it|that)|booked|quit|submitted|posted))\b|^done\b/,
  cannot:
    /\b(?:i (?:just |really |still |simply )?(?:can't|cannot|couldn't|am not able|won't be able)|impossible|too (?:hard|scary|much for me|difficult)|i'm not ready|no way i)\b/,
  disagree:
    /\b(?:i (?:disagree|don't agree|don't think (?:so|that|it)|don't see)|you(?:'re| are) wrong|that's (?:not (?:it|true|right|what|fair|how)|wrong|unfair|nonsense)|it's not (?:that|like that|about)|doesn't fit|not (?:really|quite|at all)|you (?:don't understand|misunderstood|missed|got it wrong)|nope)\b|^(?:no|but)\b.{12,}/,
  asksCard:
    /\b(?:card|reversed|upside down|deck|spread|draw|drawn|drew)\b.*\?|\bwhat does .*\b(?:card|mean)\b/,
  asksStep:
    /\b(?:what (?:should|do|can|could) i (?:do|start|try)|where (?:do|should) i (?:start|begin)|next step|which step|what now|what next)\b/,
  asksShould:
    /\bshould i\b|\bis it (?:okay|ok|wrong|right|normal|bad)\b|\bam i (?:wrong|right|being|crazy|the)\b/,
  asksTell:
    /\bhow (?:do|can|could|would|should) i (?:tell|say|ask|bring|explain|put|break|start the)\b|\bwhat (?:do|should|could|would) i (?:say|tell|write)\b/,
  asksWhy: /\bwhy\b.*\?|^(?:but |and |so )?why (?:do|am|did|does|is|can't|don't)\b/,
  asksHow: /\bhow (?:do|can|could|would|should|am|did)\b/,
  offTopic:
    /\b(?:weather|joke|recipe|football|score|capital of|translate|write (?:me )?(?:a|an|some) (?:poem|code|function|essay|email|song|story)|javascript|python code|lottery|stock|bitcoin|crypto|who won|what time|what day|meaning of life|sing)\b|\b\d+\s*[+*x/]\s*\d+/,
  unsure:
    /\b(?:i (?:don't|do not|dont) know|no idea|not sure|dunno|idk|hard to say|maybe|perhaps|who knows)\b/,
  feeling:
    /\bi(?:'m| am| feel| felt)(?: \w+){0,2} (?:sad|tired|angry|scared|afraid|lonely|ashamed|guilty|anxious|exhausted|hurt|lost|stuck|frustrated|overwhelmed|worried|jealous|relieved|happy|proud|nervous|embarrassed|numb|better|worse)\b/,
};

const YES =
  /^(?:yes|yeah|yep|yup|true|right|exactly|correct|i do|i am|ok|okay|sure|fine|fair|agreed)\b[.! ]*$/;
const NO = /^(?:no|nope|nah|never|not really|i don't|i'm not)[.! ]*$/;
const TOLD_AS_DONE =
  /^(?:ok(?:ay)?,? |so,? |well,? )?i (?:just |finally |actually )?(?:did|sent|told|called|asked|wrote)\b/;
const NOT_YET_DONE = /\b(?:should|if|when|until|before|haven't|never) i\b/;

/** `hasPerson`: the message names somebody. */
export function readMessage(message: string, hasPerson: boolean): Intent {
  const plain = plainOf(message).trim();
  const words = wordCount(message);
  if (words === 0) return "signs";
  if (PATTERNS.orders?.test(plain)) return "orders";
  if (words > 3 && guessLanguage(message) !== "en") return "foreign";
  if (YES.test(plain)) return "yes";
  if (NO.test(plain)) return "no";
  const found = INTENTS.find((intent) => PATTERNS[intent]?.test(plain) && isMeant(intent, plain));
  if (found) return found;
  if (words === 1) return "word";
  if (plain.endsWith("?")) return "asksOther";
  return hasPerson ? "person" : "fact";
}

/** A question about doing it is not having done it. */
function isMeant(intent: Intent, plain: string): boolean {
  if (intent === "didIt")
    return (!plain.endsWith("?") || TOLD_AS_DONE.test(plain)) && !NOT_YET_DONE.test(plain);
  return intent !== "feeling" || !plain.endsWith("?");
}
