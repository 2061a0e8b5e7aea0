/**
 * Words that show a hard part in the answers that are offered for an unsure reading. They are more than the words for
 * a knot (`find-knots.ts`), because an offer may be wrong: the person picks one or refuses all.
 */
import type { HardPart } from "../readings/hard-part.ts";
import { HARD_PART_WEIGHTS } from "./duck-weights.ts";
import { HALFWAY_SIGNS } from "./halfway-signs.ts";
import { EACH_TIME_SIGNS, NEVER_BEGUN_SIGNS, WANTS_BACK_SIGNS } from "./never-begun-signs.ts";

const { plain, faint, halfDone } = HARD_PART_WEIGHTS;

/** Patterns of words that show a hard part, with what each match weighs. */
export const HARD_PART_SIGNS: readonly [HardPart, number, RegExp][] = [
  ...HALFWAY_SIGNS.map((pattern): [HardPart, number, RegExp] => ["finish", halfDone, pattern]),
  ...[...NEVER_BEGUN_SIGNS, ...WANTS_BACK_SIGNS].map((pattern): [HardPart, number, RegExp] => [
    "begin",
    plain,
    pattern,
  ]),
  ...EACH_TIME_SIGNS.map((pattern): [HardPart, number, RegExp] => ["repeat", faint, pattern]),
  // A thing that lies there: it is passed or looked at, and nobody touches it.
  [
    "begin",
    plain,
    /\b(?:(?:walk|step|driv|go)(?:e|s|ed|ing)? (?:right |straight )?(?:around|round|past|over) (?:it|them)|(?:only|just) (?:ever )?(?:look|stare|sit)(?:s|ed|ing|ting)? (?:at|in|by|beside|next to|with) (?:it|them)|(?:look|stare)(?:s|d|ed|ing)? at (?:it|them) (?:when|whenever|every|and)|still (?:sit|lie|stand|hang)s? (?:there|in|on|under|by|behind|beside)|(?:been|is|are|it's|they're|just|still) (?:sitting|lying) (?:there|in|on|under|by|behind)|in (?:(?:two|three|four|five|six|its|their|a few|several|moving) )?(?:boxes|pieces|bits)|(?:still|is|are|been|it's|they're|all) in (?:its|their|the original) (?:box|case|packaging|plastic|wrapping|wrapper|cellophane)|untouched|unopened|unpacked(?! it)|(?:gathering|collecting|gathers|collects|gathered) dust|as a clothes (?:rack|horse)|all weeds|overgrown)\b/g,
  ],
  // Something that was begun and of which little is there, or that nobody touches.
  [
    "begin",
    plain,
    /\b(?:half[ -]open|(?:not|\w+n't|never) (?:even |once |really |ever |yet )?(?:touched (?:it|them|the|that|any)|opened|unpacked (?:it|them|the|any)|begun|started|gone on|continued|come further|picked (?:it|them) up|played (?:it|on it)|planted|worked on|made (?:any |much )?progress|got going)|(?:not|\w+n't|never) (?:get|gets|got|gotten|getting|come|came) (?:any |much |one step )?(?:further|farther|past|beyond|going|started|into it|round to|around to)|(?:that's|that is|that was) as far as|as far as the|no second (?:one|sentence|line|page|paragraph|chapter|verse|step|row)|first (?:sentences|lines|pages|verses)|page one|since then (?:i only|i just|it just|it has just|it only))\b/g,
  ],
  // Going as far as the door, looking on, or having no idea of the first part.
  [
    "begin",
    plain,
    /\b(?:(?:i|we) still (?:don't|do not|haven't|have not) (?:go|gone|been|begun|started|used|opened|signed up|booked|moved|tried)|(?:and|but) (?:then )?(?:i |we )?never (?:actually )?(?:go|went|visit|book|try|cook|wear|use)\b(?! (?:out|to bed|to sleep|back to sleep))|(?:and|then) (?:i )?(?:drive|drove|walk|walked|go|went) (?:straight |right |back )?(?:home|past)(?=[.,;!?]|$| again)|(?:the|my) (?:shoes|boots|bag|mat|bike|rod|racket|books?|tools|brushes|needles) (?:just )?(?:stays?|stands?|sits?) in the (?:hall|hallway|corner|cupboard|box|bag|cellar|car|closet|drawer)|(?:has|have) had no [^.!?\n]{2,40} (?:for (?:a|two|three|four|five|over|almost) |since )|(?:i|we) owe (?:him|her|them|(?:my|our) [^.!?\n]{2,30}) an? (?:letter|reply|answer|visit|call|email)|since then (?:it|they|the \w+)(?:'s| is| are|'re| has been| have been) (?:just )?(?:standing|sitting|lying|hanging)|i (?:only |just )?have (?:got )?(?:only |just )?(?:the word|a title|the title|the heading|one word|the first word)|no idea (?:how to (?:start|begin)|what (?:to (?:write|paint|cook|put|draw|make)|(?:it|they|the \w+) should (?:be|look|say|sound))))\b/g,
  ],
  // Starting again and again, or doing something else in its place.
  [
    "begin",
    plain,
    /\b(?:(?:opens? [^.!?\n]{1,60}|opened (?:it|the (?:file|document|folder|app|laptop|page|letter|case|box))) (?:and|then) (?:i )?(?:close|shut)(?:s|d)?|open in a tab|and then i make (?:soup|tea|coffee|us tea|lunch|dinner)|opening [^.!?\n]{0,40}and (?:closing|shutting)|close the lid|shut the lid|can't (?:get|make|bring|force) myself|couldn't (?:get|make|bring|force) myself|can't (?:seem to )?(?:get going|get started|get into it|begin|start)|(?:just|simply|still) don't (?:do|start|begin|open|make|write|send|book|call)|nothing happens|never (?:plant|start|begin|open|use|read|get to)|how to (?:start|begin)|haven't (?:even )?(?:done|booked|written|filled|sent|sewn|read|used|made|played|practi[cs]ed) (?:it|the|my|a single|any|one)|(?:put|putting) (?:it|this|that|them) (?:off|back)|had (?:so many |such |big |great |all these )?plans|instead i|i (?:clean|tidy|vacuum|cook|bake|iron|scroll|watch|play)(?: [\w-]+){0,4} instead)\b/g,
  ],
  [
    "begin",
    plain,
    /\b(?:in|on|under|behind) (?:a|the|my|its) (?:[\w-]+ )?(?:drawer|cupboard|shed|garage|attic|loft|cellar|basement|closet|wardrobe|hall|hallway|bathroom|fridge|shelf|corner|case|box|bag|folder|desk|table|yard|tarp|bed|balcony|trunk|boot) (?:since|for) (?:a |over |about |almost |nearly )?(?:\w+ )?(?:weeks?|months?|years?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|easter|christmas|lockdown)\b/g,
  ],
  [
    "overload",
    plain,
    /\b(?:(?:where|which \w+) to look first|at the same time|on top of (?:that|it|this|everything|all)|everyone (?:wants|needs) (?:something|me)|everybody (?:wants|needs) (?:something|me)|(?:they|everybody|everyone) all (?:want|need|come)|i (?:do|did|organi[sz]e|carry) everything|(?:no|not a) (?:minute|moment|evening|hour|weekend) (?:left|free|to myself|for)|hours in (?:the|a) day|and then there(?:'s| is| are)|all (?:with)?in (?:the same|one|a|two|three|four|five|six) (?:day|days|week|weeks|month|months)|(?:in|on) the same (?:day|week|month) (?:as|that|and)|swamped|snowed under|buried (?:in|under)|stretched (?:too )?thin|spread (?:too )?thin|back to back|non-?stop|up to my (?:neck|ears|eyes)|under ?water|(?:\d+|twenty|thirty|forty|fifty|sixty|a hundred|hundreds? of|dozens of) (?:unread|open|unanswered|calls|emails|messages|tabs)|(?:ten|twenty|a hundred|a thousand|\d+) (?:other )?things|the list (?:is|gets|got|keeps|only|grows)|dropp(?:ing|ed) (?:balls|the ball|things)|don't know (?:what|which)(?: \w+)? (?:first|comes first|to do first)|doing (?:the (?:work|job)s? of|two|three)|between (?:the kids|work|my job|the children))\b/g,
  ],
  [
    "waiting",
    plain,
    /\b(?:still nothing|(?:he|she|they) (?:has|have) said (?:it|so|that) (?:for|since)|keeps? saying (?:he|she|they) (?:has|have|will)|said (?:\w+ )?(?:days|weeks|a week|a month)|(?:whenever|each time) i (?:call|ring)|(?:wants?|needs?) to think|(?:he|she|they)(?:'s|'ve| has| have) been thinking|since then,? nothing|(?:said|says|promised) (?:he|she|they)(?:'d| would|'ll| will) (?:call|ring|write|reply|answer|let|get back|be in touch|come|think|see|look)|let(?: me| us) know|get(?:s|ting)? back to (?:me|us)|(?:depends|hangs) on (?:him|her|them|(?:his|their|the|my|our) (?:new )?(?:answer|decision|boss|head|bank|landlord|doctor|council|office|manager|committee|company|agency))|(?:until|till) (?:he|she|they|somebody|someone|the [\w-]+) (?:says?|decides?|answers?|repl(?:y|ies)|calls?|signs?|comes?|gets?|approves?|confirms?|knows?)|up to (?:him|her|them) now|in (?:their|his|her) hands|(?:he|she|they|who|nobody|landlord|doctor|office|bank|council|agency|clinic|publisher|editor)(?:'s| has| have|'ve)? ?(?:hasn't|haven't|not|n't)? ?(?:got|gotten|come|been|called|rung|written) back|(?:(?:he|she|they|bank|office|council|agency|landlord) (?:hasn't|haven't|has not|have not)|(?:nobody|no one) (?:has|have))(?: even| still)? (?:got back|come back|called|rung|decided|signed|said|paid|been in touch|answered|replied|written)|check(?:ing)? (?:my|the) (?:phone|mail|mailbox|post|letterbox|inbox)|refresh\w*|on hold|waiting list|one tick|two ticks|unread by|(?:results?|decision|verdict|answer) (?:comes|is due|isn't|hasn't|should))\b/g,
  ],
  [
    "repeat",
    plain,
    /\b(?:(?:for the )?(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|hundredth) (?:time|attempt|try|draft|go)|always ends? (?:up|the same)|(?:i|we) (?:always )?end up \w+ing|keeps? (?:coming back|breaking|going wrong|repeating)|back (?:to )?where (?:i|we) (?:started|began|were)|each time|every (?:night|morning|evening|day|week|month|sunday|monday|friday|year|spring|january) (?:i|we) (?:say|swear|promise|tell myself|decide|want to)|(?:swear|swore|sworn) (?:it|that|i|to|off)|whenever [^.!?\n]{1,50} i (?:end|always|say|do|start|buy|eat|give)|next thing i know|just one more|one last (?:time|packet|pack|cigarette|glass|drink|game|episode)|a (?:day|week|month) later|here (?:i|we) (?:am|are|go) again|(?:ask|asked|asking|try|tried|trying|(?<!to )start|started) again|year (?:two|three|four|\d) of|the same (?:thing|way|story|row|end|ending|song|evening))\b/g,
  ],
  [
    "unsaid",
    plain,
    /\b(?:how (?:do|can|could|should|would) (?:i|we) (?:say|tell|ask|put) (?!if|whether)|(?:mean|meant|meaning) to (?:tell|say (?:something|it|no)|ask (?:him|her|them|my))|(?:feel|felt) (?:silly|stupid|rude|mean|awkward|petty|bad|greedy) (?:for |about )?(?:asking|saying|telling|bringing)|(?:i|we) let it (?:pass|slide)|if (?:i|we) (?:say|said) (?:something|anything|it|no)|so (?:that )?(?:nobody|no one|he|she|they) (?:sees|notices|knows|doesn't (?:see|notice|know))|i (?:just )?said (?:sure|okay|ok|no problem)|(?:smile|nod)(?:ded|d)? and (?:say|said|nod|nodded)|without (?:telling|asking) (?:him|her|them|anybody|anyone|my)|don't want to (?:hurt|offend|upset) (?:him|her|them|my))/g,
  ],
  [
    "choose",
    plain,
    /\b(?:i|we)(?:'ve got| have)(?: only)? (?:until|till) (?:(?:next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week)|tomorrow|the \w+)(?=[.!?]|$| to (?:decide|answer|say|choose))/g,
  ],
  [
    "repeat",
    faint,
    /\b(?:again[.!?]|every (?:night|morning|evening|week|month|sunday|monday|friday|spring|january))/g,
  ],
  [
    "choose",
    plain,
    /\b(?:chang(?:e|ed|ing) my mind|mak(?:e|ing) up (?:my|our) minds?|can't (?:choose|pick|settle)|back and forth|pros and cons|weigh(?:ing)? (?:it|them|up)|one is [^.!?\n]{1,40} (?:and|,|but) the other|the other (?:is|has|one is|would|pays|one has)|one (?:man|friend|doctor|neighbor|firm|builder|sister|brother|colleague|person)? ?says [^.!?\n]{1,50}(?:,| and| but) (?:the other|another|the second)|between (?:the two|two|both)|which (?:one|of (?:them|the|these))|either way|on the fence|undecided|should (?:it|we|i) [^.!?\n]{1,60} or |(?:yes|no|say yes|say no) or (?:no|yes|say)|say (?:yes|no) and|don't know (?:if|whether) (?:i|we) (?:want|should|can)|(?:is it|would it be|am i) (?:mad|crazy|silly|stupid) to|(?:keep|sell|stay|go|rent|leave|fix|repair|move)(?: (?:it|them|here|(?:the|my|our) [\w-]+))? or (?:to )?(?:keep|sell|stay|go|buy|leave|move|throw)|(?:two|three|four|five|both|all three) (?:quotes|prices|flats|schools|jobs|job offers|houses|emails|versions|colou?rs|tabs)|wants? an answer|need(?:s|ed)? (?:an answer|to know) by|if i (?:say yes|take it|stay|accept)|(?:pays?|offers?|offering) (?:me )?\d+ more|wants? me (?:as|and)|as soon as i(?:'ve)? (?:pick|picked|choose|chosen|decide|decided))\b/g,
  ],
];
