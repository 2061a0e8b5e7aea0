/** Words that say that something the person wants to do never comes about, for the answers that are offered. */

const DAY =
  "(?:(?:single |other )?(?:day|night|evening|morning|week|weekend|month|year|summer|winter|spring|fall|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|new year)";
const EXCUSE = "(?:reason|excuse)s?";
const NOT = "(?:not|don't|didn't|can't|never|nothing)";
/** Participles of what was planned or is waited for. "Told" and "said" are missing, because they show something unsaid. */
const DONE =
  "(?:sent|written|booked|begun|started|opened|planted|painted|practi[cs]ed|signed up|applied|made a start|sorted)";

/** Patterns for something in the way each time (a reason, an excuse, something else that comes up), and for what is still not done. */
export const NEVER_BEGUN_SIGNS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:there(?:'s| is| was|'ll be| will be)|i (?:always )?(?:find|have|found|had|make)|i've (?:always )?(?:got|had|found)) (?:always |some |another |a |an |my |one |yet )*(?:good |new |fresh |better )*${EXCUSE} (?:not to|to (?:not|leave|skip|wait|cancel|put|stay|postpone|miss)|why (?:not|i (?:can't|don't|didn't|couldn't|won't)|it (?:can't|won't|has to wait)))\b`,
    "g",
  ),
  new RegExp(
    String.raw`\b(?:there(?:'s| is) always (?:an? )?(?:good |new |another )?${EXCUSE}\b(?! to)|i (?:always|keep|kept) (?:find|finding|have|making|make|invent|inventing) (?:an |a |new |another |some )*excuses?\b|(?:every|each) ${DAY} (?:(?:i|we) (?:find|have|make)|there(?:'s| is)) (?:an |a |some |another )*${EXCUSE}\b)`,
    "g",
  ),
  /\b(?:(?:something|sth)(?: or other)? (?:(?:always|else|usually|inevitably|new) )*(?:comes? up|came up|gets? in the way|got in the way|crops? up|comes? (?:between|in between|first))(?! (?:at|with)\b)|there(?:'s| is) always something(?: (?:else|more (?:urgent|important|pressing)|to do first|that comes first|in the way|or other))?(?=[.,;!?]|$| and| so)|(?:life|work|everything(?: else)?|the day|something else) (?:always )?(?:gets in the way|comes first|(?:is|seems) more (?:important|urgent|pressing))|never (?:is|seems to be|feels like) the right (?:time|moment|day|evening|weekend)\b)/g,
  /\b(?:(?:i|we) (?:just |still |somehow )?(?:never|don't|didn't|can't|haven't) (?:ever |quite |seem to |really )*(?:get|got|gotten|find|found) (?:(?:a)?round to|the (?:right )?(?:time|moment|day) (?:to|for)|to it)|(?:i|we)(?:'ve| have)? (?:keep|kept|been) (?:meaning|intending|planning|going) to(?! (?:bed|work|school|church|therapy|the)\b)|(?<!pretend(?:s|ed)? )it (?:just |somehow |simply )?never (?:happens|comes to it|came to it|works out|gets done|suits)|(?:i|we) (?:was|were) going to [^.!?\n]{2,60}(?:[.,;]| and)\s+(?:and |then |but )*(?:on |in |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|spring|summer|autumn|fall|winter))\b/g,
  new RegExp(
    String.raw`\b(?:every|each) ${DAY}(?: (?:i|we))?(?: (?:mean|plan|intend|want|decide|was going|were going|say|tell myself))[^.!?\n]{0,70}(?:,| and| but| then| yet) [^.!?\n]{0,30}\b(?:${NOT}|instead|too (?:tired|late))\b`,
    "g",
  ),
  new RegExp(
    String.raw`\b(?:every|each) ${DAY} (?:it(?:'s| is) too|i(?:'m| am) too (?:tired|late|busy)|it rains|i (?:don't(?! (?:sleep|know|eat|see|hear|understand|want|like|feel))|cancel|stay (?:home|in|on)|skip|put it off)|we don't(?! (?:talk|speak|sleep))|there(?:'s| is) (?:a reason|an excuse|something))`,
    "g",
  ),
  new RegExp(
    String.raw`\b(?:i|we)(?: still (?:haven't|have not)| have still not|'ve still not) (?:even )?${DONE}\b|\b(?:i|we) (?:haven't|have not) (?:even )?${DONE} (?:a |one |even )*(?:anything|single|word|line|page|note|form|box)\b`,
    "g",
  ),
];

/** Patterns for a wish to take up again what the person once did. */
export const WANTS_BACK_SIGNS: readonly RegExp[] = [
  /\b(?:i|we) used to (?!(?:be|have|know|think|believe|love|like|trust|talk|live)\b)[^.!?\n]{2,70}(?:[.,;]| and| but) (?:and |but )?(?:now )?(?:i|we|i'd|we'd)(?: really| would)? (?:want|like|love|wish|hope|long|miss)(?: to)?[^.!?\n]{0,20}\b(?:(?:go|get|come|start|take|pick|be)(?: it)? (?:back|up again|again)|back (?:to|into|in))/g,
  /\b(?:want(?:ed)?|like|love|hope|meaning|trying) to (?:get|go|come) back (?:to|into) (?!(?:him|her|them|my (?:ex|home|country|old|job)|our|bed|sleep|work|school|normal|the (?:house|flat|office|hotel|city|country))\b)(?:the |my )?\w+/g,
];

/** Patterns for the same hindrance each time. They show a thing that keeps happening, too. */
export const EACH_TIME_SIGNS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:every|each) ${DAY}[^.!?\n]{0,50} (?:${EXCUSE}|something|nothing|i don't|we don't|i skip|i cancel|too tired|comes? up)\b`,
    "g",
  ),
  /\bsomething (?:else )?always (?:comes up|gets in the way)\b/g,
];
