/** Writes a chat reply from chosen frames: a reaction, sometimes a turn, and mostly a question. */
import type { Pen } from "./duck-pen.ts";
import { needsExcluded } from "./excluded-in.ts";
import type { ChatFrames, Frames } from "./frame-types.ts";
import { CHAT_FRAMES, KNOT_FRAMES } from "./frames.ts";
import type { Fact } from "./gather-facts.ts";
import type { KindOfManner } from "./kind-of-manner.ts";
import { DENYING, type Intent, TELLING } from "./message-intents.ts";
import type { Situation } from "./read-situation.ts";
import { gapsOf, typeset } from "./render-frame.ts";
import type { Scene } from "./scene.ts";

const STEP_INTENTS: ReadonlySet<Intent> = new Set(["asksStep", "goesOn"]);
const INSIGHT_INTENTS: ReadonlySet<Intent> = new Set(["angle"]);
/** The share of replies with a sentence between the reaction and the question. */
const TURN_SHARE = 0.65;
/** The share of replies to a deed that end with a question: more would make a task of it. */
const ASKED_AFTER_DEED = 0.3;

export interface ReplyInputs {
  pen: Pen;
  /** The frames as they were chosen, to be compared: `frames` are these, or a copy that is suited to the chat. */
  chosen: ChatFrames;
  frames: ChatFrames;
  extra: Record<string, Fact>;
  /** Everything the person has told, read as one text; `null` where the duck must not ask about it. */
  first: Situation | null;
  intent: Intent;
  /** Where a smaller step is asked for: whether a smaller form of the reading's step would not help. */
  isWithoutMeans: boolean;
  /** What the duck has said in this chat. */
  said: string;
  /** The number of words of the message. */
  words: number;
  /** What the person asked of the duck's manner last. */
  manner: KindOfManner | undefined;
}

export function writeReply(parts: ReplyInputs): string {
  const { pen, chosen, extra, first, intent } = parts;
  const frames = parts.frames.questions.length === 0 ? parts.frames : framesWithMatter(parts);
  const ofFact = TELLING.has(intent) ? CHAT_FRAMES.fact.reactions : [];
  const reaction = pen.write(frames.reactions, extra) ?? pen.write(ofFact, extra);
  if (reaction === null && intent === "didIt" && chosen !== CHAT_FRAMES.didItBare)
    return writeReply(withFrames(parts, CHAT_FRAMES.didItBare));
  if (frames.questions.length === 0) return tidied(reaction ?? "");
  if (reaction === null && chosen !== CHAT_FRAMES.lost)
    return writeReply(withFrames(parts, CHAT_FRAMES.lost));
  const known = first?.scene && extra.condition === undefined ? writeKnown(pen, first.scene, intent) : null;
  const turn = known ?? writeTurn({ ...parts, frames });
  const question = writeQuestion({ ...parts, frames });
  return tidied([reaction, turn, question].filter(Boolean).join(" "));
}

function withFrames(parts: ReplyInputs, frames: ChatFrames): ReplyInputs {
  return { ...parts, chosen: frames, frames };
}

/**
 * For a smaller step: frames without the thing that the person excludes; frames about the matter, where the message names it
 * or there is no step to make smaller.
 */
function framesWithMatter({ chosen, frames, extra, intent, isWithoutMeans }: ReplyInputs): ChatFrames {
  if (intent !== "smaller") return frames;
  const excluded = extra.excluded?.words;
  if (excluded !== undefined) {
    const { turns, ...rest } = CHAT_FRAMES.smallerWithout;
    return { ...rest, turns: turns.filter((turn) => !needsExcluded(turn, excluded)) };
  }
  if (chosen === CHAT_FRAMES.otherStep) return frames;
  const isOfMatter = extra.whole !== undefined || extra.time !== undefined || extra.smaller === undefined;
  if (isWithoutMeans)
    return { ...frames, reactions: frames.reactions.filter((frame) => !frame.includes("{time}")) };
  if (!isOfMatter) return frames;
  if (extra.time === undefined) return CHAT_FRAMES.smallerOfMatter;
  const timed = frames.reactions.filter((frame) => frame.includes("{time}"));
  const turns = CHAT_FRAMES.smallerOfMatter.turns.map(
    (turn) => `To begin with, ${turn.charAt(0).toLowerCase()}${turn.slice(1)}`,
  );
  return { ...CHAT_FRAMES.smallerOfMatter, reactions: timed, turns };
}

/** A quotation without an end mark that is followed by a new sentence. */
const UNENDED = /([^.?!…])” (?=\p{Lu})/gu;

function tidied(reply: string): string {
  return reply.replace(UNENDED, "$1”. ");
}

function writeTurn({ pen, frames, extra, intent, isWithoutMeans }: ReplyInputs): string | null {
  const [first] = frames.turns;
  if (first === undefined) return null;
  if (intent === "smaller" && first === "{smaller}")
    return (
      pen.write(isWithoutMeans ? frames.turns.slice(1) : [first], extra) ?? pen.write(frames.turns, extra)
    );
  const ofRest = frames.turns.filter((frame) => frame.includes("{rest}"));
  if (extra.rest && ofRest.length > 0) return pen.write(ofRest, extra);
  const isNeeded =
    intent === "smaller" ||
    STEP_INTENTS.has(intent) ||
    frames.turns.some((frame) => /\{(?:step|other|smaller|left|rest)\}/.test(frame));
  if (!isNeeded && pen.next() >= TURN_SHARE) return null;
  return pen.write(frames.turns, extra);
}

/**
 * Asks about the message; about the situation only where every question about the message has been asked. Where a denial
 * says what is so instead, the duck does not ask for that again.
 */
function writeQuestion(parts: ReplyInputs): string {
  const { pen, chosen, frames, extra, first, intent, manner } = parts;
  if (manner === "fewerQuestions") return "";
  if (chosen === CHAT_FRAMES.didIt && pen.next() >= ASKED_AFTER_DEED) return "";
  if (DENYING.has(intent) && chosen !== CHAT_FRAMES.instead) return afterDenial(parts);
  if (intent === "no" && extra.rest !== undefined) return "";
  if (TELLING.has(intent)) return writeFresh(parts, frames.questions);
  const ofScene = first?.scene?.questions ?? [];
  const ofKnots = first ? knownKnots(first).flatMap((knot) => KNOT_FRAMES[knot].questions) : [];
  return (
    pen.write(frames.questions, extra) ??
    pen.write([...ofScene, ...ofKnots], extra) ??
    pen.write(CHAT_FRAMES.open.questions, extra) ??
    "What’s the next true sentence?"
  );
}

/** A denial with more words than this says more than what is not so, also where nothing of it can be quoted. */
const MOST_OF_BARE_DENIAL = 8;

/** What it is instead is asked only where nothing else was said. */
function afterDenial(parts: ReplyInputs): string {
  const { extra, frames, words } = parts;
  return extra.rest !== undefined || words > MOST_OF_BARE_DENIAL ? "" : writeFresh(parts, frames.questions);
}

/** One of the given questions that this chat has not heard; none where all were asked. */
function writeFresh({ pen, extra, said }: ReplyInputs, pool: Frames): string {
  const isFresh = (frame: string) => gapsOf(frame).length > 0 || !said.includes(typeset(frame));
  return pen.write(pool.filter(isFresh), extra) ?? "";
}

function knownKnots({ isKnotSure, knots }: Situation): Situation["knots"] {
  return isKnotSure ? knots : [];
}

/** One of the scene's steps where something to do is asked for; one of its insights where another view is asked for. */
function writeKnown(pen: Pen, scene: Scene, intent: Intent): string | null {
  if (STEP_INTENTS.has(intent)) return pen.write(scene.steps);
  return INSIGHT_INTENTS.has(intent) ? pen.write(scene.insights) : null;
}
