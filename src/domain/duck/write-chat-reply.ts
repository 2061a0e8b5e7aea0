/**
 * Writes a chat reply from chosen templates: a reaction, sometimes a sentence in between (a turn), and mostly a
 * question.
 */

import { withTypographicApostrophes } from "../text/typographic-apostrophes.ts";
import { CHAT_FRAMES } from "./chat-frames.ts";
import type { Pen } from "./duck-pen.ts";
import type { ChatFrames, Frames } from "./frame-types.ts";
import { KNOT_FRAMES } from "./frames.ts";
import { framesWithMatter } from "./frames-with-matter.ts";
import type { Fact } from "./gather-facts.ts";
import type { KindOfManner } from "./kind-of-manner.ts";
import { DENYING, type Intent, TELLING } from "./message-intents.ts";
import type { Situation } from "./read-situation.ts";
import { gapsOf } from "./render-frame.ts";
import type { Scene } from "./scene.ts";

const STEP_INTENTS: ReadonlySet<Intent> = new Set(["asksStep", "goesOn"]);
const INSIGHT_INTENTS: ReadonlySet<Intent> = new Set(["angle"]);
/** The share of replies with a sentence between the reaction and the question. */
const TURN_SHARE = 0.65;
/** The share of replies to a deed that end with a question. With more, replying would become a task. */
const ASKED_AFTER_DEED = 0.3;

export interface ReplyInputs {
  pen: Pen;
  /** The chosen templates before they were adapted to the chat; `frames` are these or an adapted copy. */
  chosen: ChatFrames;
  frames: ChatFrames;
  extra: Record<string, Fact>;
  /** What was read in all that the person has told; `null` if the duck must not ask about it. */
  first: Situation | null;
  intent: Intent;
  /** For a request for a smaller step: whether a smaller form of the reading's step would not help. */
  isWithoutMeans: boolean;
  /** Everything that the duck has said in this chat. */
  said: string;
  /** The number of words of the message. */
  words: number;
  /** How the person last asked the duck to speak. */
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

/** Matches a quotation without an end mark that is followed by a new sentence. */
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
 * Writes a question about the message; about the whole situation only if all questions about the message were asked.
 * After a denial that says what is so instead, the duck does not ask for that again.
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

/** The most words of a denial that says nothing else. A longer one says more, even if none of it can be quoted. */
const MOST_OF_BARE_DENIAL = 8;

/** Writes the question after a denial; empty if the message says something besides the denial. */
function afterDenial(parts: ReplyInputs): string {
  const { extra, frames, words } = parts;
  return extra.rest !== undefined || words > MOST_OF_BARE_DENIAL ? "" : writeFresh(parts, frames.questions);
}

/** Writes one of the questions that was not asked in this chat yet; empty if all were asked. */
function writeFresh({ pen, extra, said }: ReplyInputs, pool: Frames): string {
  const isFresh = (frame: string) =>
    gapsOf(frame).length > 0 || !said.includes(withTypographicApostrophes(frame));
  return pen.write(pool.filter(isFresh), extra) ?? "";
}

function knownKnots({ isKnotSure, knots }: Situation): Situation["knots"] {
  return isKnotSure ? knots : [];
}

/**
 * Writes a step of the recognised situation if the person asks for something to do, or an insight of it if they ask for
 * another view; else `null`.
 */
function writeKnown(pen: Pen, scene: Scene, intent: Intent): string | null {
  if (STEP_INTENTS.has(intent)) return pen.write(scene.steps);
  return INSIGHT_INTENTS.has(intent) ? pen.write(scene.insights) : null;
}
