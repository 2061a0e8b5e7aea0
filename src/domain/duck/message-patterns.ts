/**
 * Patterns of phrases, by the intent of the messages that contain them, in the order in which they are tried. They
 * confirm the classifier's guess, or decide if it is not sure.
 */
import type { Intent } from "./message-intents.ts";

export const PATTERNS = {
  remind:
    /\bi did (?:tell|say|mention|write)\b|\bi (?:believe|think|thought|do believe) i (?:said|mentioned|told|wrote)\b|\bi (?:just |already )?mentioned\b|\bwe've (?:been over|covered) (?:this|that)\b|\bat the (?:very )?(?:top|start|beginning)\b|\bin my first (?:message|mesage|text|line)\b|\bfrom my (?:opening|first)\b|\bi put that in\b|\bit's in there\b|\bsee above\b|\b(?:(?:as|like) i (?:said|wrote|mentioned|told you)|(?<!\b(?:when|after|before|if|because|as|once|since) )i(?:'ve)? (?:(?:already|just) (?:said|told you|wrote|mentioned) (?:that|this|it|so)|(?:said|told you|wrote|mentioned) (?:(?:that|this|it|so) )?(?:already|before|at the start|in my)|told you (?:that|so|this))|told you (?:that|already|before)|already told you|i said already|read what i wrote)\b/,
  again:
    /\byou(?:'ve| have)? (?:already |just )?(?:said|told me|asked) (?:that|this|so|it|me that)\b|\b(?:repeating yourself|you repeat|same (?:thing|question) again|you keep saying|heard that already|said that before)\b/,
  generic:
    /^(?:just |please |can you |ok |no,? )?say something (?:useful|helpful|real|concrete|practical)\b|\b(?:rather|a bit|bit|pretty|very|too|so|kind of|kinda|awfully) (?:general|generic|vague|woolly|wooly|abstract|fluffy)\b|\bsomething i can (?:actually |really )?use\b|\b(?:proper|real|actual|concrete) (?:advice|answer|help)\b|\bsound like (?:my|a) horoscope\b|\beasy for you to say\b|\b(?:don't|didn't|if i) buy (?:it|that)\b|\bsounds like (?:something|somthing|sth|a) (?:off|from|on|for|fortune)\b|\bit won't go like that\b|\bgreeting card\b|\bfortune cookie\b|\bon a mug\b|\b(?:consultant|management|self-help|therapy|hr)[ -]?(?:speak|talk)\b|\boff a mug\b|^concrete(?:ly)?,? (?:please|pls)\b|\b(?:that|this|it)(?:'s| is) (?:just |a bit |so )?(?:generic|vague|rubbish|bollocks|bullshit|nonsense|a platitude|useless|empty)|\bcould be (?:said|about) (?:to |of )?(?:anyone|anybody|anything)|\bfits any(?:one|body|thing)\b|\bhoroscope\b|\bdoesn't mean anything\b|\bsays nothing\b/,
  thanks:
    /\b(?:i'm grateful|much obliged|obliged to you|you've been (?:very )?(?:kind|a help|helpful)|appreciate (?:it|that|you)|that was (?:more use|useful|kind|a help))\b|^ta\b(?!-)|^(?:k|kk|ok|okay|right|alright|great|cool|lovely|nice|haha|ah|aw)[,. ]{1,2}(?:thanks|thank you|thx|ty|cheers|ta)\b|^(?:ok(?:ay)?,? |oh,? |wow,? |well,? )?(?:thanks|thank you|thx|ty|cheers|much appreciated)\b|\b(?:thank you|thanks) (?:so much|a lot|rob|for)\b|\bthat (?:really )?help(?:s|ed)\b/,
  bye: /\b(?:bye|ta-ra|tara|see you|cheerio|so long|must dash|(?<!i'd )(?:have|got|need) to (?:go(?! (?:in|there|to|through|back|on)\b)|dash|run|leave it (?:there|here)))\b[\w\s,]{0,20}[.!]*$|\b(?:good ?(?:night|bye)|ttyl|night night|see you (?:tomorrow|later|soon)|off to bed|i(?:'ll| will) leave it (?:there|here)|that's (?:me|it|enough) for (?:today|tonight|now)|talk tomorrow)\b[\w\s,]{0,20}[.!]*$|^(?:ok(?:ay)?,? |right,? |anyway,? |well,? )?(?:bye|good ?bye|good night|goodnight|night|see you|see ya|gotta go|got to go|i have to go|i'm off|cya|later)\b/,
  smaller:
    /^(?:ok,? )?half (?:of )?(?:that|it)\b|\b(?:i(?: only)? (?:have|got)|i've(?: only)?(?: got)?|only(?: got)?) (?:\w+ ){0,2}(?:mins?|minutes|seconds|secs)\b|\bcan't even (?:touch|look|open|do that)\b|\b(?:a |the )?(?:smaller|shorter|tinier|lighter|easier) (?:one|bit|piece)\b|[,.!] (?:smaller|shorter|less|tinier)[.!]*$|\bstill too? (?:big|much|long|hard)\b|\b(?:less|smaller|easier) than that\b|\bis there a (?:version|way) that's only\b|\bwhat's the \w+ version\b|\b\w+[ -]sized?\b|\bmore than i(?:'ve| have) (?:got|in me)\b|\b(?:got|have you) anything (?:that|for|lighter|smaller)\b|\bfits in (?:a|my)\b|\banything lighter\b|\bcrumb\b|^(?:\w+,? )?(?:smaller|less|easier|shorter|tinier)\b|\b(?:smaller|tinier|easier) (?:please|pls|step|one|thing|version)\b|\b(?:make|something|anything|give me) (?:it |that |me |something )?(?:smaller|easier|tiny|less)\b|\bsmaller than\b|\bcan it be (?:smaller|less|easier)\b|\b(?:something|somethin|somthing|anything) (?:that takes|i can do (?:from|in|without|while)|for \w+ (?:seconds?|minutes?))|^(?:nah,? |no,? |ugh,? )?too (?:big|much|long)\b|\btoo (?:big|much|long)(?: (?:a )?(?:step|for (?:me|today|now|tonight)))?[.!]*$|\bthat's too (?:big|much|long)\b/,
  angle:
    /\b(?:another|different|other|new|fresh) (?:angle|perspective|view|take|way (?:to look|of looking))|\blook at (?:it|this) differently\b|\bsay (?:it|that) differently\b|^(?:(?:ok|okay|and|so|but|well|right|hm+),? )*(?:anything|what|something) else\b|\b(?:give|say|try|tell me|show me|got|have you|want) (?:me )?(?:anything|something) else\b/,
  didIt:
    /\b(?:managed it|ticked (?:it )?off|did the thing)\b|\b(?:i've |i )?done (?:the|your|my) (?:little|small|two|thing|bit|step)\b|\bi (?:measured|opened|counted|moved|weighed|drew|planted|folded) it\b|^(?:ok(?:ay)?,? |well,? |so,? |right,? )?(?:done|sent)(?: it| that)?\b(?=[.!, ]|$)|\b(?:i(?:'ve| have)? (?:just |finally |actually |already )?(?:did (?:it|that|the step)|done (?:it|that)|sent (?:it|the|her|him|them|that)|called|rang|wrote (?:it|the|to|her|him|them)|told (?:her|him|them|my)|asked (?:her|him|them|my)|finished|talked to|spoke (?:to|with)|tried (?:it|that)|booked|quit|submitted|posted))\b|^done\b/,
  choose:
    /(?:^|[,;.!?] ?|\bso )(?:what would you do|would you|do i|should i|shall i|is it|which (?:one|of (?:us|them|the two|these|those)))\b.{1,160}\bor\b.{1,160}\?/,
  asksCard:
    /\b(?:was|is|does|did|so|what's|whats) (?:that|the|this|my) card\b|\b(?:explain|understand|get) (?:the|this|that|my|your) card\b|\b(?:card|reversed|upside down|deck|spread|draw|drawn|drew)\b.{0,400}\?|\bwhat does .{0,60}\bcards?\b|\bwhat does (?:it|this|that|the(?: [a-z]+){1,3}) (?:even |actually )?mean\b[^a-z]*$/,
  feeling:
    /^(?:honestly,? |mostly |just |so |kinda |weirdly |bit |a bit ){0,3}(?:ashamed|scared|sad|angry|lonely|tired|relieved|embarrassed|guilty|gutted|proud|numb|frightened|terrified|exhausted)\b|\bit's (?:so |really |just |kind of ){0,2}(?:embarrassing|humiliating|lonely|scary|exhausting|frustrating|awful|sad)\b|\bmakes me \w+\b|\b(?:my )?(?:stomach|heart|chest|throat) (?:drops|turns|sinks|races|tightens|hurts|goes|flips|is heavy|closes)\b|\bmy (?:hands?|knees|legs|face|jaw|palms|neck|mouth|fingers) (?:go|goes|get|gets|turns?|shakes?|went|is|are) ?(?:cold|red|dry|numb|hot|wet|weak|sweaty|shaky|stiff)?\b|\bit's an? (?:ache|weight|knot|lump)\b|^(?:i'm |am )?so (?:embarr?as+ed|angry|ashamed|sad|tired|scared)\b|\bi'm (?:frightened|ashamed|gutted|heartbroken)\b|\bchoked up\b|\bi (?:feel|felt) (?!like (?:we|you|they)\b)\w+|^(?:i )?feel (?:a bit |so |really )?\w+|\b(?:i|i'd|i would|i'll) (?:really |just )?miss\b|\bi dread\b|\bi(?:'m| am) (?:so )?(?:tired|sick) of\b|\b(?:near|in|close to) tears\b|\bi cried\b|\bi (?:really |just )?hated? (?:that|it|this)\b|\bteary\b|\bi could (?:scream|cry|weep)\b|\bi was (?:so |really )?hurt\b|\bi(?:'d| would) feel\b|\b(?:i'm|am) (?:\w+ )?(?:crying|in bits)\b|\bmakes me (?:want to|feel|go|sick)\b|\bgets me\b|\bhot in the face\b|\bit hurts\b|\b(?:can't|couldn't|cannot) sleep\b|\bhaven't slept\b|\bi(?:'m| am| feel| felt)(?: \w+){0,2} (?:sad|tired|angry|scared|afraid|frightened|terrified|heartbroken|lonely|ashamed|guilty|anxious|exhausted|hurt|lost|stuck|frustrated|overwhelmed|worried|jealous|relieved|happy|proud|nervous|embarrassed|numb|better|worse)\b/,
  cannot:
    /\b(?:i (?:just |really |still |simply )?(?:can't|cannot|couldn't|am not able|won't be able)|impossible|too (?:hard|scary|much for me|difficult)|i'm not ready|no way i)\b/,
  disagree:
    /^(?:that|this|it)(?:'s| is) (?:still )?(?:too|a bit|a bit too) (?:soft|polite|formal|nice|harsh|stiff|cheesy|blunt)\b|\b(?:i (?:disagree|don't agree|don't think (?:so|that|it)|don't see)|you(?:'re| are) wrong|that's (?:not (?:it|true|right|what|fair|how)|wrong|unfair|nonsense)|it's not (?:that|like that|about)|doesn't fit|isn't that i|drop that|leave that (?:one )?out|not (?:really|quite|at all)|you (?:don't understand|misunderstood|missed|got it wrong)|nope)\b|^(?:no|but)\b.{12,}/,
  asksTell:
    /\bhow (?:do|can|would|should) i (?:even |actually |ever )?start (?:it|this|that|off|the (?:letter|email|message|text|talk))\b|\bhow would (?:you|u) (?:say|put|phrase|word|tell)\b|\bwhat would (?:you|u) (?:say|write|text)\b|^(?:ok(?:ay)?,? |so,? |but )?(?:what|which) words\b|\b(?:sentence|line|words) i (?:can|could) (?:say|send|use|text)\b|\bword for word\b|^(?:please |ok |so )?(?:write|draft) (?:me|it|that|this|a)\b|\bthe words i'd (?:say|use|write)\b|\b(?:give|tell) me (?:the |some |a few )?words\b|\bwhat's my line\b|\bhow (?:do|can|could|would|should) i (?:tell|say|ask|bring|explain|put|break|start the)\b|\bwhat (?:do|should|could|would) i (?:even |actually )?(?:say|tell|write|put)\b/,
  asksDuck:
    /\bwhat(?: would|'d) (?:you|u|a duck) (?:do|try|pick)\b|\bhow (?:would you|you would)\b|\bif you were me\b|\bin my (?:place|shoes|position)\b/,
  asksNumber:
    /^(?:so |ok |and )?how (?:many|much|long|often)(?: \w+)? (?:should|would|ought|do i|must i|is|are)\b|\bhow (?:many|much|long|often)\b.{0,40}\b(?:should|would|do i|enough|normal)\b.{0,60}\?|\b(?:tell|give) me (?:how (?:many|much|long|often)|a number)\b|\ba number\b/,
  asksStep:
    /^give me (?:somewhere|something|one thing|a (?:start|place|first step)) (?:to|that|i)\b|\bgive me an order\b|\btell me what to do\b|\bwhat's my (?:next )?move\b|\bfirst thing\b|\b(?:what (?:should|do|can|could) i (?:actually |even |really )?(?:do|start|try)|where (?:do|should) i (?:start|begin)|next step|which step|what now|what next)\b/,
  asksShould:
    /\bshould i\b|\bis it (?:okay|ok|wrong|right|normal|bad)\b|\bam i (?:wrong|right|being|crazy|the)\b/,
  asksWhy: /\bwhy\b.{0,400}\?|^(?:but |and |so )?why (?:do|am|did|does|is|can't|don't)\b/,
  asksHow: /\bhow (?:do|can|could|would|should|am|did)\b/,
  offTopic:
    /\b(?:weather|joke|recipe|football|score|capital of|translate|write (?:me )?(?:a|an|some) (?:poem|code|function|essay|email|song|story)|javascript|python code|lottery|stock|bitcoin|crypto|who won|what time|what day|meaning of life|sing)\b|\b\d+\s*[+*x/]\s*\d+/,
  unsure:
    /\bwhat am i (?:even |actually )?(?:asking|saying|on about)\b|^not sure\b|^(?:hm{1,5}|mm{1,5}|pass|dunno|idk|no clue|(?:i )?don't know)[.!, ]{0,3}(?:tbh|really|yet|honestly|lol|maybe)?[.! ]{0,3}$|\b(?:i (?:don't|do not|dont) know|no idea|not sure|dunno|idk|hard to say|who knows)\b|^(?:maybe|perhaps)\b/,
} as const satisfies Partial<Record<Intent, RegExp>>;

const TOLD_AS_DONE =
  /^(?:ok(?:ay)?,? |so,? |well,? )?i (?:just |finally |actually )?(?:did|sent|told|called|asked|wrote)\b/;
const NOT_YET_DONE = /\b(?:should|if|when|until|before|haven't|never) i\b/;

/**
 * Returns the first of these intents with a phrase in the message; `undefined` if none has. `plain` is the message in
 * lower case with its apostrophes.
 */
export function firstOf(intents: readonly Intent[], plain: string): Intent | undefined {
  return intents.find((intent) => patternOf(intent)?.test(plain) && isMeant(intent, plain));
}

export function patternOf(intent: Intent): RegExp | undefined {
  const patterns: Partial<Record<Intent, RegExp>> = PATTERNS;
  return patterns[intent];
}

/**
 * Returns whether the phrase is meant as it stands. For example, a question about doing something does not report that
 * it was done.
 */
function isMeant(intent: Intent, plain: string): boolean {
  if (intent === "didIt")
    return (!plain.endsWith("?") || TOLD_AS_DONE.test(plain)) && !NOT_YET_DONE.test(plain);
  return intent !== "feeling" || !plain.endsWith("?");
}
