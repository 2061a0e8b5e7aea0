import { wordCount } from "./count-words.ts";
import { findDenials } from "./find-denials.ts";
import { findUnknowable } from "./find-unknowable.ts";
import { type GuessedIntent, guessIntent, isEnglish } from "./guess-intent.ts";
import { guessLanguage } from "./guess-language.ts";
import { PLAIN_INTENTS, readPlainMessage } from "./read-plain-message.ts";
import { restoreApostrophes } from "./restore-apostrophes.ts";
import { plainOf, splitSentences } from "./split-sentences.ts";

/** What a chat message does. Where patterns decide, the first that fits is taken, in this order. */
export const INTENTS = [
  ...PLAIN_INTENTS,
  "orders",
  "foreign",
  "signs",
  "machine",
  "hostile",
  "remind",
  "again",
  "denial",
  "ruledOut",
  "generic",
  "thanks",
  "bye",
  "smaller",
  "unknowable",
  "greeting",
  "angle",
  "didIt",
  "choose",
  "asksCard",
  "feeling",
  "cannot",
  "disagree",
  "asksTell",
  "asksDuck",
  "asksNumber",
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
  "person",
  "fact",
] as const;
export type Intent = (typeof INTENTS)[number];

const PATTERNS = {
  orders:
    /\b(?:ignore|forget|disregard) (?:all |any |the |your )*(?:previous|prior|above|earlier|instructions|rules)|system prompt|\byou are now\b|jailbreak|^(?:system|assistant)\s*:/,
  machine:
    /\bare you (?:an? )?(?:real|human|ai|bot|robot|machine|person|gpt|chatgpt|claude|llm|alive|dead)\b|\b(?:language model|chatgpt|openai|which model|what model)\b|\bwho are you\b|\bwhat are you(?: (?:really|actually|exactly|then|anyway|rob|duck))?\?*$/,
  hostile:
    /\b(?:fuck (?:you|off|this)|screw you|shut up|you(?:'re| are) (?:useless|stupid|an idiot|dumb|crap|shit|rubbish|annoying|a joke|no help|wrong about everything)|stupid duck|this is (?:useless|bullshit|crap|garbage|nonsense|stupid|rubbish|a waste)|waste of (?:my )?time|(?:thanks|cheers|ta) for nothing|you(?:'re| are) (?:just |only )?a (?:bird|duck|toy|bath toy|piece of plastic)|what do you know (?:of|about)|bollocks|i hate (?:you|this))\b|^(?:typical|useless|no help)\b|\b(?:you|u) suck\b|\b(?:you're|ur|u r) (?:bad|terrible|awful|rubbish|crap) at\b/,
  thanks:
    /\b(?:i'm grateful|much obliged|obliged to you|you've been (?:very )?(?:kind|a help|helpful)|appreciate (?:it|that|you)|that was (?:more use|useful|kind|a help))\b|^ta\b(?!-)|^(?:k|kk|ok|okay|right|alright|great|cool|lovely|nice|haha|ah|aw)[,. ]{1,2}(?:thanks|thank you|thx|ty|cheers|ta)\b|^(?:ok(?:ay)?,? |oh,? |wow,? |well,? )?(?:thanks|thank you|thx|ty|cheers|much appreciated)\b|\b(?:thank you|thanks) (?:so much|a lot|rob|for)\b|\bthat (?:really )?help(?:s|ed)\b/,
  remind:
    /\bi did (?:tell|say|mention|write)\b|\bi (?:believe|think|thought|do believe) i (?:said|mentioned|told|wrote)\b|\bi (?:just |already )?mentioned\b|\bwe've (?:been over|covered) (?:this|that)\b|\bat the (?:very )?(?:top|start|beginning)\b|\bin my first (?:message|mesage|text|line)\b|\bfrom my (?:opening|first)\b|\bi put that in\b|\bit's in there\b|\bsee above\b|\b(?:(?:as|like) i (?:said|wrote|mentioned|told you)|i(?:'ve)? (?:already |just )?(?:said|told you|wrote|mentioned) (?:that|this|it|so|already|before|at the start)|told you (?:that|already|before)|already told you|i said already|read what i wrote)\b/,
  generic:
    /\b(?:rather|a bit|bit|pretty|very|too|so|kind of|kinda|awfully) (?:general|generic|vague|woolly|wooly|abstract|fluffy)\b|\bsomething i can (?:actually |really )?use\b|\b(?:proper|real|actual|concrete) (?:advice|answer|help)\b|\bsound like (?:my|a) horoscope\b|\beasy for you to say\b|\b(?:don't|didn't|if i) buy (?:it|that)\b|\bsounds like (?:something|somthing|sth|a) (?:off|from|on|for|fortune)\b|\bit won't go like that\b|\bgreeting card\b|\bfortune cookie\b|\bon a mug\b|\b(?:consultant|management|self-help|therapy|hr)[ -]?(?:speak|talk)\b|\boff a mug\b|^concrete(?:ly)?,? (?:please|pls)\b|\b(?:that|this|it)(?:'s| is) (?:just |a bit |so )?(?:generic|vague|rubbish|bollocks|bullshit|nonsense|a platitude|useless|empty)|\bcould be (?:said|about) (?:to |of )?(?:anyone|anybody|anything)|\bfits any(?:one|body|thing)\b|\bhoroscope\b|\bdoesn't mean anything\b|\bsays nothing\b/,
  choose:
    /(?:^|[,;.!?] ?|\bso )(?:what would you do|would you|do i|should i|shall i|is it|which (?:one|of (?:us|them|the two|these|those)))\b.{1,160}\bor\b.{1,160}\?/,
  again:
    /\byou(?:'ve| have)? (?:already |just )?(?:said|told me|asked) (?:that|this|so|it|me that)\b|\b(?:repeating yourself|you repeat|same (?:thing|question) again|you keep saying|heard that already|said that before)\b/,
  bye: /\b(?:bye|ta-ra|tara|see you|cheerio|so long|must dash|(?:have|got|need) to (?:go|dash|run|leave it (?:there|here)))\b[\w\s,]{0,20}[.!]*$|\b(?:good ?(?:night|bye)|ttyl|night night|see you (?:tomorrow|later|soon)|off to bed|i(?:'ll| will) leave it (?:there|here)|that's (?:me|it|enough) for (?:today|tonight|now)|talk tomorrow)\b[\w\s,]{0,20}[.!]*$|^(?:ok(?:ay)?,? |right,? |anyway,? |well,? )?(?:bye|good ?bye|good night|goodnight|night|see you|see ya|gotta go|got to go|i have to go|i'm off|cya|later)\b/,
  smaller:
    /^(?:ok,? )?half (?:of )?(?:that|it)\b|\b(?:i(?: only)? (?:have|got)|i've(?: only)?(?: got)?|only(?: got)?) (?:\w+ ){0,2}(?:mins?|minutes|seconds|secs)\b|\bcan't even (?:touch|look|open|do that)\b|\b(?:a |the )?(?:smaller|shorter|tinier|lighter|easier) (?:one|bit|piece)\b|[,.!] (?:smaller|shorter|less|tinier)[.!]*$|\bstill too? (?:big|much|long|hard)\b|\b(?:less|smaller|easier) than that\b|\bis there a (?:version|way) that's only\b|\bwhat's the \w+ version\b|\b\w+[ -]sized?\b|\bmore than i(?:'ve| have) (?:got|in me)\b|\b(?:got|have you) anything (?:that|for|lighter|smaller)\b|\bfits in (?:a|my)\b|\banything lighter\b|\bcrumb\b|^(?:\w+,? )?(?:smaller|less|easier|shorter|tinier)\b|\b(?:smaller|tinier|easier) (?:please|pls|step|one|thing|version)\b|\b(?:make|something|anything|give me) (?:it |that |me |something )?(?:smaller|easier|tiny|less)\b|\bsmaller than\b|\bcan it be (?:smaller|less|easier)\b|\b(?:something|somethin|somthing|anything) (?:that takes|i can do (?:from|in|without|while)|for \w+ (?:seconds?|minutes?))|^(?:nah,? |no,? |ugh,? )?too (?:big|much|long)\b|\btoo (?:big|much|long)(?: (?:a )?(?:step|for (?:me|today|now|tonight)))?[.!]*$|\bthat's too (?:big|much|long)\b/,
  greeting: /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|yo|quack)\b[\s\w,]{0,12}[!.]*$/,
  angle:
    /\b(?:another|different|other|new|fresh) (?:angle|perspective|view|take|way (?:to look|of looking))|\blook at (?:it|this) differently\b|\bsay (?:it|that) differently\b|\banything else\b|\bwhat else\b|\bsomething else\b/,
  didIt:
    /\b(?:managed it|ticked (?:it )?off|did the thing)\b|\b(?:i've |i )?done (?:the|your|my) (?:little|small|two|thing|bit|step)\b|\bi (?:measured|opened|counted|moved|weighed|drew|planted|folded) it\b|^(?:ok(?:ay)?,? |well,? |so,? |right,? )?(?:done|sent)(?: it| that)?\b(?=[.!, ]|$)|\b(?:i(?:'ve| have)? (?:just |finally |actually |already )?(?:did (?:it|that|the step)|done (?:it|that)|sent (?:it|the|her|him|them|that)|called|rang|wrote (?:it|the|to|her|him|them)|told (?:her|him|them|my)|asked (?:her|him|them|my)|finished|talked to|spoke (?:to|with)|tried (?:it|that)|booked|quit|submitted|posted))\b|^done\b/,
  cannot:
    /\b(?:i (?:just |really |still |simply )?(?:can't|cannot|couldn't|am not able|won't be able)|impossible|too (?:hard|scary|much for me|difficult)|i'm not ready|no way i)\b/,
  disagree:
    /^(?:that|this|it)(?:'s| is) (?:still )?(?:too|a bit|a bit too) (?:soft|polite|formal|nice|harsh|stiff|cheesy|blunt)\b|\b(?:i (?:disagree|don't agree|don't think (?:so|that|it)|don't see)|you(?:'re| are) wrong|that's (?:not (?:it|true|right|what|fair|how)|wrong|unfair|nonsense)|it's not (?:that|like that|about)|doesn't fit|isn't that i|drop that|leave that (?:one )?out|not (?:really|quite|at all)|you (?:don't understand|misunderstood|missed|got it wrong)|nope)\b|^(?:no|but)\b.{12,}/,
  asksCard:
    /\b(?:was|is|does|did|so|what's|whats) (?:that|the|this|my) card\b|\b(?:explain|understand|get) (?:the|this|that|my|your) card\b|\b(?:card|reversed|upside down|deck|spread|draw|drawn|drew)\b.{0,400}\?|\bwhat does .{0,400}\b(?:card|mean)\b/,
  asksDuck:
    /\bwhat(?: would|'d) (?:you|u|a duck) (?:do|try|pick)\b|\bhow (?:would you|you would)\b|\bif you were me\b|\bin my (?:place|shoes|position)\b/,
  asksNumber:
    /^(?:so |ok |and )?how (?:many|much|long|often)(?: \w+)? (?:should|would|do i|must i|is|are)\b|\bhow (?:many|much|long|often)\b.{0,40}\b(?:should|would|do i|enough|normal)\b.{0,60}\?|\b(?:tell|give) me (?:how (?:many|much|long|often)|a number)\b|\ba number\b/,
  asksStep:
    /\bgive me an order\b|\btell me what to do\b|\bwhat's my (?:next )?move\b|\bfirst thing\b|\b(?:what (?:should|do|can|could) i (?:actually |even |really )?(?:do|start|try)|where (?:do|should) i (?:start|begin)|next step|which step|what now|what next)\b/,
  asksShould:
    /\bshould i\b|\bis it (?:okay|ok|wrong|right|normal|bad)\b|\bam i (?:wrong|right|being|crazy|the)\b/,
  asksTell:
    /\bhow (?:do|can|would|should) i (?:even |actually |ever )?start (?:it|this|that|off|the (?:letter|email|message|text|talk))\b|\bhow would (?:you|u) (?:say|put|phrase|word|tell)\b|\bwhat would (?:you|u) (?:say|write|text)\b|^(?:ok(?:ay)?,? |so,? |but )?(?:what|which) words\b|\b(?:sentence|line|words) i (?:can|could) (?:say|send|use|text)\b|\bword for word\b|\bthe words i'd (?:say|use|write)\b|\b(?:give|tell) me (?:the|some) words\b|\bwhat's my line\b|\bhow (?:do|can|could|would|should) i (?:tell|say|ask|bring|explain|put|break|start the)\b|\bwhat (?:do|should|could|would) i (?:even |actually )?(?:say|tell|write|put)\b/,
  asksWhy: /\bwhy\b.{0,400}\?|^(?:but |and |so )?why (?:do|am|did|does|is|can't|don't)\b/,
  asksHow: /\bhow (?:do|can|could|would|should|am|did)\b/,
  offTopic:
    /\b(?:weather|joke|recipe|football|score|capital of|translate|write (?:me )?(?:a|an|some) (?:poem|code|function|essay|email|song|story)|javascript|python code|lottery|stock|bitcoin|crypto|who won|what time|what day|meaning of life|sing)\b|\b\d+\s*[+*x/]\s*\d+/,
  unsure:
    /\bwhat am i (?:even |actually )?(?:asking|saying|on about)\b|^not sure\b|^(?:hm{1,5}|mm{1,5}|pass|dunno|idk|no clue|(?:i )?don't know)[.!, ]{0,3}(?:tbh|really|yet|honestly|lol|maybe)?[.! ]{0,3}$|\b(?:i (?:don't|do not|dont) know|no idea|not sure|dunno|idk|hard to say|who knows)\b|^(?:maybe|perhaps)\b/,
  feeling:
    /^(?:honestly,? |mostly |just |so |kinda |weirdly |bit |a bit ){0,3}(?:ashamed|scared|sad|angry|lonely|tired|relieved|embarrassed|guilty|gutted|proud|numb|frightened|terrified|exhausted)\b|\bit's (?:so |really |just |kind of ){0,2}(?:embarrassing|humiliating|lonely|scary|exhausting|frustrating|awful|sad)\b|\bmakes me \w+\b|\bmy (?:stomach|heart|chest|throat) (?:drops|turns|sinks|races|tightens|hurts)\b|\bit's an? (?:ache|weight|knot|lump)\b|^(?:i'm |am )?so (?:embarr?as+ed|angry|ashamed|sad|tired|scared)\b|\bi'm (?:frightened|ashamed|gutted|heartbroken)\b|\bchoked up\b|\bi (?:feel|felt) (?!like (?:we|you|they)\b)\w+|^(?:i )?feel (?:a bit |so |really )?\w+|\bi miss\b|\bi(?:'m| am) (?:so )?(?:tired|sick) of\b|\b(?:near|in|close to) tears\b|\bi cried\b|\bteary\b|\bi could (?:scream|cry|weep)\b|\bi was (?:so |really )?hurt\b|\bi(?:'d| would) feel\b|\b(?:i'm|am) (?:\w+ )?(?:crying|in bits)\b|\bmakes me (?:want to|feel|go|sick)\b|\bgets me\b|\bhot in the face\b|\bit hurts\b|\bi(?:'m| am| feel| felt)(?: \w+){0,2} (?:sad|tired|angry|scared|afraid|lonely|ashamed|guilty|anxious|exhausted|hurt|lost|stuck|frustrated|overwhelmed|worried|jealous|relieved|happy|proud|nervous|embarrassed|numb|better|worse)\b/,
} as const satisfies Partial<Record<Intent, RegExp>>;

/** A sentence that says what somebody feels. */
export const FEELS = PATTERNS.feeling;

const YES =
  /^(?:yes|yeah|yep|yup|true|right|exactly|correct|i do|i am|sure|agreed|affirmative|probably|definitely|i think so|i guess|i suppose|i know)(?:,? (?:so|i know|maybe|probably|i (?:guess|suppose|think|do|am|did|know)|kind of|sort of|kinda|a bit|exactly|it (?:is|does|was)|definitely|true|totally))?[.! ]{0,3}$/;
const NO =
  /^(?:no|nope|nah|never|negative|not (?:really|yet|at all|exactly|that i know(?: of)?)|i don't|i'm not|i haven't)[.! ]*$/;
/** A no with a few words behind it, which are no correction. */
const NO_AND_MORE =
  /^(?:no|nope|nah),? (?!(?:that|it|this|there|you|but)\b|i (?:don't (?:think|agree|see)|disagree|mean)\b)/;
const MOST_WITH_NO = 8;
const TOLD_AS_DONE =
  /^(?:ok(?:ay)?,? |so,? |well,? )?i (?:just |finally |actually )?(?:did|sent|told|called|asked|wrote)\b/;
const NOT_YET_DONE = /\b(?:should|if|when|until|before|haven't|never) i\b/;

/** The number of characters of a message that are read. */
const MOST_READ = 2000;

/** The least probability at which a guess is used alone. */
const SURE = 0.4;
/** The same for intents whose replies are wrong for anything else. */
const SURE_OF: Partial<Record<GuessedIntent, number>> = { offTopic: 0.5, didIt: 0.6 };
/** The least probability at which a guess is used that the patterns confirm, or that is safe. */
const LEAST_SURE = 0.2;
/** Replies to these intents quote the message and ask about it, which fits most messages. */
const SAFE: ReadonlySet<GuessedIntent> = new Set(["fact", "unknowable", "asksOther"]);
/** Intents that patterns read rightly in most cases, where no guess is sure. */
const CLEAR_BY_WORDS: ReadonlySet<Intent> = new Set([
  "remind",
  "thanks",
  "bye",
  "unknowable",
  "asksCard",
  "feeling",
  "smaller",
  "generic",
  "asksTell",
  "asksNumber",
]);
/** Up to this many words, patterns are more reliable than a guess. */
const FEW_WORDS = 4;
/** Intents that patterns alone decide, before the classifier is asked. */
const TOLD_BY_WORDS: readonly Intent[] = ["machine", "hostile", "greeting"];
/** Kinds of a plain statement or question that no guess tells apart. */
const KINDS_OF_FACT: readonly Intent[] = ["cannot", "unsure", "angle"];
/** Contradicts what was said; it does not call it a platitude. */
const NOT_IT = /\bnot (?:really |quite |exactly )?(?:it|that)\b/;
/** A longer message that holds "I couldn't" tells something, and is not about being unable. */
const LONGEST_KIND_OF_FACT = 12;
const KINDS_OF_QUESTION: readonly Intent[] = [
  "asksCard",
  "choose",
  "asksDuck",
  "asksNumber",
  "asksTell",
  "asksShould",
  "asksWhy",
  "asksHow",
  "angle",
];
const KINDS_OF_REQUEST: readonly Intent[] = ["choose", "asksDuck", "asksNumber", "asksTell"];

/** `hasPerson`: the message names somebody. */
export function readMessage(typed: string, hasPerson: boolean): Intent {
  const message = typed.slice(0, MOST_READ);
  const plain = restoreApostrophes(plainOf(message).trim());
  const words = wordCount(message);
  const byForm = readForm(message, plain, words) ?? readFixedWords(message, plain, words);
  if (byForm) return byForm;
  const byPattern = readByPatterns(message, plain, words);
  if (saysNoAndMore(plain, words) && (byPattern ?? "disagree") === "disagree") return "no";
  const read =
    byPattern && words <= FEW_WORDS
      ? byPattern
      : (guessFor(message, plain, byPattern) ?? neutralFor(plain, byPattern));
  if (read === "choose" && OR_NOTHING.test(plain)) return "asksShould";
  return read === "fact" && hasPerson ? "person" : read;
}

function saysNoAndMore(plain: string, words: number): boolean {
  return words <= MOST_WITH_NO && NO_AND_MORE.test(plain);
}

/** What can be told before the words are read. */
function readForm(message: string, plain: string, words: number): Intent | undefined {
  if (words === 0) return "signs";
  if (PATTERNS.orders.test(plain)) return "orders";
  return words > 3 && guessLanguage(message) !== "en" && !isEnglish(message) ? "foreign" : undefined;
}

/** What a few fixed words tell, whatever else is in the message. */
function readFixedWords(message: string, plain: string, words: number): Intent | undefined {
  if (YES.test(plain)) return "yes";
  if (NO.test(plain)) return "no";
  if (words <= MOST_WITH_UNSURE && UNSURE_FIRST.test(plain)) return "unsure";
  if (words <= MOST_WITH_CHOICE && SHORT_CHOICE.test(plain)) return "choose";
  if (words <= MOST_WITH_DENIAL && OTHER_IS_NOT.test(plain)) return "ruledOut";
  const read = firstOf(TOLD_BY_WORDS, plain) ?? readPlainMessage(plain, words);
  return read === "missed" && findDenials(message).length > 0 ? "denial" : read;
}

/** "or what?" leaves nothing to choose from, and "or does that make it worse?" is another question. */
const OR_NOTHING = /\bor (?:what|not|nothing|something|does|is|will|would)\b/;
/** "dunno what i believe in" */
const UNSURE_FIRST = /^(?:dunno|idk|not sure|no idea|no clue)\b/;
const MOST_WITH_UNSURE = 8;
/** "email or face to face?" */
const SHORT_CHOICE =
  /^(?!(?:is|are|do|does|did|why|how|what|who|will|would|can|could|am|was|were)\b).{1,60} or .{1,40}\?$|^[a-z]{2,12} or [a-z]{2,12}$|\bwhich (?:one )?would (?:you|u)\b/;
const MOST_WITH_CHOICE = 8;
/** "he isn't angry" says of somebody else what is not so. */
const OTHER_IS_NOT =
  /^(?:(?:no|nah|well|but|oh),? )?(?:he|she|they)(?:'s not| isn't| is not|'re not| aren't| wasn't| weren't) (?:really |even |that )?(?:angry|jealous|creepy|mean|cruel|sad|ill|sick|lazy|old|stupid|scared|upset|bad|wrong|difficult|lonely|poor|cross|mad|nasty|rude|cold|violent|unkind)\b/;
const MOST_WITH_DENIAL = 18;

/** What is left where neither the guess nor the patterns are sure: the kind of question, or a fact. */
function neutralFor(plain: string, byPattern: Intent | undefined): Intent {
  if (byPattern && CLEAR_BY_WORDS.has(byPattern)) return byPattern;
  return plain.endsWith("?") ? kindOfQuestion(plain) : "fact";
}

function offersTwo(plain: string): boolean {
  return /\bor\b/.test(plain) || (plain.includes("a)") && plain.includes("b)"));
}

function kindOfQuestion(plain: string): Intent {
  return firstOf(KINDS_OF_QUESTION, plain) ?? "asksOther";
}

/** `byPattern`: what the patterns read; it decides where the guess is not sure. */
function guessFor(message: string, plain: string, byPattern: Intent | undefined): Intent | undefined {
  const { name, probability } = guessIntent(message);
  if (probability >= (SURE_OF[name] ?? SURE)) return refine(name, { message, plain });
  if (byPattern === "denial") return "denial";
  if (probability < LEAST_SURE || name === "offTopic") return undefined;
  const refined = refine(name, { message, plain });
  const isRefined = refined !== name && refined !== "ruledOut";
  const isConfirmed =
    isRefined || refined === byPattern || refined === "choose" || patternOf(name)?.test(plain);
  return isConfirmed || SAFE.has(name) ? refined : undefined;
}

function readByPatterns(message: string, plain: string, words: number): Intent | undefined {
  if (findDenials(message).length > 0) return "denial";
  if (isUnknowable(message)) return "unknowable";
  return (
    firstOf(INTENTS, plain) ?? (words === 1 && !/\d|^(?:lol|lma+o+|haha)/.test(plain) ? "word" : undefined)
  );
}

/** Refines a guessed intent by the words of the message. */
function refine(guessed: GuessedIntent, { message, plain }: { message: string; plain: string }): Intent {
  if (guessed === "generic" && NOT_IT.test(plain)) return "disagree";
  switch (guessed) {
    case "denial":
      return findDenials(message).length > 0 ? "denial" : "ruledOut";
    case "unknowable":
    case "asksOther":
      return isUnknowable(message) ? "unknowable" : kindOfQuestion(plain);
    case "fact":
      return (wordCount(message) <= LONGEST_KIND_OF_FACT && firstOf(KINDS_OF_FACT, plain)) || "fact";
    case "asksStep":
    case "generic":
      return firstOf(KINDS_OF_REQUEST, plain) ?? guessed;
    case "choose":
      return offersTwo(plain) ? "choose" : "asksStep";
    default:
      return guessed;
  }
}

function isUnknowable(message: string): boolean {
  const unknowable = findUnknowable(splitSentences(message));
  return unknowable !== null && unknowable !== undefined && unknowable.kind !== "yesno";
}

function firstOf(intents: readonly Intent[], plain: string): Intent | undefined {
  return intents.find((intent) => patternOf(intent)?.test(plain) && isMeant(intent, plain));
}

function patternOf(intent: Intent): RegExp | undefined {
  const patterns: Partial<Record<Intent, RegExp>> = PATTERNS;
  return patterns[intent];
}

/** A question about doing it is not having done it. */
function isMeant(intent: Intent, plain: string): boolean {
  if (intent === "didIt")
    return (!plain.endsWith("?") || TOLD_AS_DONE.test(plain)) && !NOT_YET_DONE.test(plain);
  return intent !== "feeling" || !plain.endsWith("?");
}
