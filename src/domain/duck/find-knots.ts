import type { BlockTypeId } from "../deck/card.ts";
import type { HardPart } from "../readings/hard-part.ts";
import {
  KNOT_AGAIN,
  KNOT_LEAD,
  KNOT_LEANING,
  KNOT_SHARE_OF_STRONGEST,
  KNOT_WEIGHTS,
  SURE_KNOT,
} from "./duck-weights.ts";

/**
 * The ways of being stuck that the duck can tell apart; `plain` if the text shows none. `loss` and `heavy` are for
 * texts that call for quiet; `readSituation` assigns them.
 */
export const KNOTS = [
  "repeat",
  "putoff",
  "fork",
  "friction",
  "unsaid",
  "overload",
  "drift",
  "unfinished",
  "blank",
  "waiting",
  "fear",
  "loss",
  "worth",
  "plain",
  "heavy",
] as const;
export type Knot = (typeof KNOTS)[number];

/** Patterns of words that show a knot (a way of being stuck), with what each match weighs. */
const CUES: [Knot, number, RegExp][] = [
  ["repeat", KNOT_WEIGHTS.keepsDoing, /\b(?:i|we|i've|always) (?:keep|kept|keep on) \w+ing\b/g],
  [
    "repeat",
    KNOT_WEIGHTS.repeat,
    /\b(?:every (?:single )?time|again and again|over and over|keeps happening|can't stop \w+ing|couldn't stop \w+ing|same (?:fight|argument|mistake|pattern)|\w+ times\b(?! (?:a|per) )|back to square one|in circles|start(?:ed|ing)? over|rewr(?:i|o)t\w+|redo\w*|yet again|once again)/g,
  ],
  [
    "putoff",
    KNOT_WEIGHTS.putOff,
    /\b(?:put(?:ting)? (?:it |this |that |him |her |them )?off|procrastinat\w*|(?:still )?haven't (?:called|written|sent|booked|told|started|opened|answered|replied|done|asked|talked|gone|spoken|filed)|haven't told|have not (?:told|called|written|sent|started)|promised (?:myself|her|him|them)|want to ask (?:for|my|her|him)|keep meaning to|should have done|been meaning to|avoid\w*|postpon\w*|can't bring myself|never get around|get(?:ting)? around to|overdue|it's been \w+ (?:weeks|months|years)|should (?:really )?(?:call|write|book|ring|reply|answer|go|see|send)|i'll do it)\b/g,
  ],
  ["putoff", KNOT_WEIGHTS.someDay, /\b(?:tomorrow|some ?day|one of these days|not yet)\b/g],
  [
    "fork",
    KNOT_WEIGHTS.fork,
    /\b(?:(?<!what )should i|whether (?:to|i)|can't decide|decide|decision|torn|part of me|on the one hand|stay or|leave or|quit or|or should|choose|choice|either(?! ?(?:[.!?,;\n]|$))|two offers|options)\b/g,
  ],
  [
    "friction",
    KNOT_WEIGHTS.friction,
    /\b(?:argu\w+|fight\w*|fought|disagree\w*|complain\w*|ignor\w+|interrupt\w*|criticis\w+|criticiz\w+|won't (?:listen|fix|answer|approve|talk)|so angry|furious|wants me to|always says|keeps? asking|taken by|takes my|took my|steals?|stole|won't let me|doesn't listen|conflict|tension|blame\w*|shout\w*|yell\w*|passive.aggressive|snap(?:s|ped)|talks? over me|takes? credit|micromanag\w*|adds? (?:a few )?comments|undermin\w*|not speaking|resent\w*|roll\w* (?:his|her|their) eyes)\b/g,
  ],
  [
    "unsaid",
    KNOT_WEIGHTS.unsaid,
    /\b(?:haven't told|have not told|didn't tell|told \w+(?: \w+)? i'd|can't tell any\w+|can't bring it up|said "?(?:it's|i'm) fine|couldn't say no|can't say no|said yes|never told|how to tell|never said|don't dare (?:to )?(?:say|tell|ask|speak|mention|admit|bring)|lied|lying(?! (?:awake|there|here|in|on|under|beside|behind|by|around|next|flat|untouched))|hid(?:e|ing|den)|secret\w*|pretend\w*|say nothing|said nothing|bit(?:e|ing) my tongue|nobody knows|doesn't know (?:that )?i|no one knows|told \w+(?: \w+)? (?:it's|i'm|that|everything)|i said (?:it was |i was |i'm )?fine|bring it up|say it out loud)\b/g,
  ],
  [
    "overload",
    KNOT_WEIGHTS.overload,
    /\b(?:too much|(?<!like )too many|everything(?:'s| is)? (?:at once|urgent|on fire)|overwhelm\w*|all at once|drowning|no time|exhaust\w*|burn(?:ed|t|ing)?.?out|juggl\w*|so many|never.?ending|to-?do list|deadlines|behind on|on my plate|three jobs|two jobs|can't keep up|piling up|inbox)\b/g,
  ],
  [
    "drift",
    KNOT_WEIGHTS.drift,
    /\b(?:bored|boring|nothing (?:changes|happens|has changed)|every day (?:is|feels) the same|same every day|flat|numb|meh|neither|stagna\w*|what i want|what do i want|drift\w*|going through the motions|autopilot|don't (?:hate|love|care|mind)|like (?:it|them) either|not unhappy|fine, i guess|every day is the same|guest in my own|is this it|supposed to want|passion|no direction|stuck in a rut|in a rut)\b/g,
  ],
  ["unfinished", KNOT_WEIGHTS.finishing, /\b(?:finish|finished|finishing)\b/g],
  [
    "unfinished",
    KNOT_WEIGHTS.unfinished,
    /\b(?:unfinished|half.?(?:done|written|finished|way)|page \d+|chapter \w+|stopped at|stuck (?:at|on) (?:page|chapter|the)|abandon\w*|almost done|nearly (?:done|finished|there)|can't end|the ending|last (?:chapter|10|ten)|polish\w*|dropped (?:all|out|it|them|every)\w*|gave up on|never done|ninety percent|90 ?%)\b/g,
  ],
  [
    "blank",
    KNOT_WEIGHTS.blank,
    /\b(?:blank|no ideas|nothing comes|where to (?:start|begin)|can't start|cannot start|getting started|first (?:line|sentence|step|page)|empty (?:page|canvas|screen|document)|cursor|stare at|staring at|out of ideas|haven't (?:written|painted|drawn|made|played) (?:anything|a)|sit down (?:and|to))\b/g,
  ],
  [
    "waiting",
    KNOT_WEIGHTS.waiting,
    /\b(?:(?<!people )waiting(?! for me)|waited|wait (?:for|until)(?! someone to find out)|no (?:reply|answer|response|word)|haven't heard|hasn't (?:replied|answered|called|written)|didn't (?:reply|answer|write back|call back)|hear(?:d)? back|ghosted|left on read|radio silence|in limbo|pending|any day now)\b/g,
  ],
  [
    "fear",
    KNOT_WEIGHTS.fear,
    /\b(?:afraid|scared|fear\w*|terrif\w*|anxious|anxiety|worr(?:y|ied|ying)|what if|lie awake|lying awake|nervous|panic\w*|dread\w*|freez(?:e|es|ing)|froze|frightened|stage fright)\b/g,
  ],
  [
    "worth",
    KNOT_WEIGHTS.worth,
    /\b(?:not good enough|good enough|impost\w*|fraud|everyone else|everybody else|better than me|compar\w+|talent(?:ed)?|no talent|stupid|not smart|falling behind|got the (?:job|part|place|role|prize|grant)|said congratulations|earns? more than me|jealous|envious|envy|sounds like a|a failure|worthless|embarrass\w*|ashamed|ridiculous|amateur|who am i to|find out|found out|felt sick|no degree|deserve|younger than me|my age|other people my)\b/g,
  ],
];

/** Matches a denied fight: 'We didn't even have a fight' shows no fight. */
export const DENIED =
  /\b(?:didn't|don't|doesn't|never|no|not|without|hardly)(?: even| really| ever)?(?: have| had| a| an| any){0,2} (?:fight|fought|argument|argue|argued|conflict|tension|afraid|scared|bored|lost)s?\b/g;
/** The knot (way of being stuck) that each answer to "What is the hard part?" names. */
export const NAMED_KNOTS: Record<HardPart, Knot> = {
  begin: "blank",
  finish: "unfinished",
  choose: "fork",
  fear: "fear",
  waiting: "waiting",
  overload: "overload",
  repeat: "repeat",
  unsaid: "unsaid",
  loss: "loss",
};

export interface KnotFinding {
  /** The knots of the text, strongest first; at least one. */
  knots: Knot[];
  /** The weight of each knot that the text shows; empty if the person named the knot. */
  scores: ReadonlyMap<Knot, number>;
  /** True if the person named the knot, or if it is strong and clearly ahead of the others. */
  isSure: boolean;
}

/**
 * Returns the knots that a text shows. One that the person named is the only one; the block type decides only between
 * nearly equal ones.
 */
export function findKnots(plain: string, blockTypeId: BlockTypeId, hardPart?: HardPart): KnotFinding {
  if (hardPart) return { knots: [NAMED_KNOTS[hardPart]], scores: new Map(), isSure: true };
  const asserted = plain.replace(DENIED, " ");
  const scores = new Map<Knot, number>();
  for (const [knot, weight, pattern] of CUES) {
    const found = new Set(asserted.match(pattern) ?? []).size;
    if (found === 0) continue;
    scores.set(
      knot,
      (scores.get(knot) ?? KNOT_LEANING[blockTypeId][knot] ?? 0) + weight * (1 + KNOT_AGAIN * (found - 1)),
    );
  }
  const shown = [...scores].sort((a, b) => b[1] - a[1]);
  const [strongest = 0, second = 0] = shown.map(([, score]) => score);
  const knots = shown
    .filter(([, score]) => score > strongest * KNOT_SHARE_OF_STRONGEST)
    .map(([knot]) => knot);
  return {
    knots: knots.length > 0 ? knots.slice(0, 2) : ["plain"],
    scores,
    isSure: strongest >= SURE_KNOT && strongest >= second * KNOT_LEAD,
  };
}
