/** The offline duck's answer in the chat under a reading: two or three sentences, the last a question. */

import { MESSAGE_MAX } from "../chat/message.ts";
import { assessDistress } from "../safety/assess-distress.ts";
import { gravityOf } from "../safety/gravity.ts";
import { factsForReply, isDenied, isFromPerson } from "./chat-facts.ts";
import { type Pen, takePen } from "./duck-pen.ts";
import type { ChatRequest } from "./duck-request.ts";
import { type Denial, findDenials } from "./find-denials.ts";
import type { ChatFrames } from "./frame-types.ts";
import { CHAT_FRAMES, KNOT_FRAMES, UNKNOWABLE_FRAMES } from "./frames.ts";
import { type Fact, type Facts, gatherFacts } from "./gather-facts.ts";
import { isSore } from "./quiet.ts";
import { type Intent, readMessage } from "./read-message.ts";
import { readSituation, type Situation } from "./read-situation.ts";
import type { Scene } from "./scene.ts";

const STEP_INTENTS: ReadonlySet<Intent> = new Set(["asksStep", "asksHow", "asksTell", "cannot"]);
const INSIGHT_INTENTS: ReadonlySet<Intent> = new Set([
  "angle",
  "asksShould",
  "asksWhy",
  "asksOther",
  "unsure",
]);
/** Intents whose frames contain no jokes, so they may be answered even beside a loss or an illness. */
const CALM_INTENTS: ReadonlySet<Intent> = new Set([
  "denial",
  "ruledOut",
  "again",
  "thanks",
  "bye",
  "smaller",
  "unknowable",
  "fact",
  "person",
  "feeling",
  "remind",
  "generic",
  "choose",
  "didIt",
  "asksCard",
  "asksStep",
  "asksTell",
  "disagree",
]);
/** The duck asks no question after these intents. */
const CLOSING_INTENTS: ReadonlySet<Intent> = new Set(["thanks", "bye"]);
/** The share of replies with a sentence between the reaction and the question. */
const TURN_SHARE = 0.65;
/** How often an open message gets the situation's own question instead of one about what was just said. */
const SCENE_QUESTIONS = 0.4;
const OPEN_INTENTS: ReadonlySet<Intent> = new Set(["yes", "fact", "person", "feeling"]);

/** Avoids sentences from `messages` and `avoid`; for a long chat, put all earlier replies into `avoid`. */
export function composeChatReply(given: ChatRequest): string {
  const request = { ...given, message: given.message.slice(0, MESSAGE_MAX) };
  const heard = readSituation(request.message, request.blockTypeId, request);
  const told = request.earlier ?? request.messages.filter(isFromPerson).map(({ content }) => content);
  const denials = [...told, request.message].flatMap(findDenials);
  const first = withoutDenied(readAgain(request, told), denials);
  const isGrave = heard.isGrave || first.isGrave;
  const facts = mergedFacts(request, heard, first);
  for (const [name, fact] of facts) if (isDenied(fact.words, denials)) facts.delete(name);
  const pen = takePen({
    facts,
    tone: isGrave ? "gentle" : request.tone,
    seed: `${request.seed}|${request.messages.length}|${request.message}`,
    avoid: saidBefore(request),
    isQuiet: isGrave || isSore(`${request.text} ${request.message}`),
    denied: denials.map(({ head }) => head),
  });
  const intent = readMessage(request.message, heard.people.length > 0);
  const isDark = speaksOfDanger(request, told);
  return writeReply({
    pen,
    frames: isGrave && (isDark || !CALM_INTENTS.has(intent)) ? CHAT_FRAMES.grave : framesFor(intent, heard),
    extra: factsForReply(request, { heard, first, intent, denials }),
    first: isGrave ? null : first,
    intent,
  });
}

/**
 * True for dark words, and for a message that may veil a danger; or if the caller reports distress that nothing in the
 * words explains. What was guessed of an earlier text keeps the tone gentle, but thanks are still thanks.
 */
function speaksOfDanger({ text, message, isDistressed }: ChatRequest, told: readonly string[]): boolean {
  if (assessDistress(message).level !== "none") return true;
  const before = [text, ...told].map((each) => assessDistress(each));
  if (before.some(({ level, isGuess }) => level !== "none" && !isGuess)) return true;
  return isDistressed === true && gravityOf([text, ...told, message]) === "none";
}

/** What the person has told by now: the first text and every message since. */
function readAgain(request: ChatRequest, told: readonly string[]): Situation {
  const text = [request.text, ...told, request.message].join("\n");
  return readSituation(text, request.blockTypeId, request);
}

/** A denial discards the recognised scene: the duck asks what it is instead and does not guess. */
function withoutDenied(situation: Situation, denials: readonly Denial[]): Situation {
  if (denials.length === 0) return situation;
  return { ...situation, scene: null, isKnotSure: false, isSure: false };
}

function saidBefore(request: ChatRequest): string[] {
  const { reading } = request;
  return [
    ...reading.actionSteps.map(({ text }) => text),
    ...request.messages.filter((message) => !isFromPerson(message)).map(({ content }) => content),
    ...(request.avoid ?? []),
    reading.interpretation,
    ...reading.keyInsights,
  ];
}

function framesFor(intent: Intent, heard: Situation): ChatFrames {
  const { unknowable } = heard;
  if (intent !== "unknowable" || !unknowable) return CHAT_FRAMES[intent];
  return { ...CHAT_FRAMES.unknowable, reactions: UNKNOWABLE_FRAMES[unknowable.kind] };
}

interface ReplyParts {
  pen: Pen;
  frames: ChatFrames;
  extra: Record<string, Fact>;
  /** The text the reading was about; `null` when the duck must not ask about it. */
  first: Situation | null;
  intent: Intent;
}

function writeReply(parts: ReplyParts): string {
  const { pen, frames, extra, first, intent } = parts;
  const reaction = pen.write(frames.reactions, extra) ?? pen.write(CHAT_FRAMES.fact.reactions, extra);
  if (CLOSING_INTENTS.has(intent)) return reaction ?? "";
  const known = first?.scene ? writeKnown(pen, first.scene, intent) : null;
  const turn = known ?? writeTurn(parts);
  const question = writeQuestion(parts, known === null);
  return [reaction, turn, question].filter(Boolean).join(" ").replace(UNENDED, "$1”. ");
}

/** A quotation without an end mark that is followed by a new sentence. */
const UNENDED = /([^.?!…])” (?=\p{Lu})/gu;

function writeTurn({ pen, frames, extra, intent }: ReplyParts): string | null {
  const [first] = frames.turns;
  if (first === undefined) return null;
  // The step itself, made smaller; where that was said already, one that needs nothing at all.
  if (intent === "smaller") return pen.write([first], extra) ?? pen.write(frames.turns, extra);
  const isNeeded = frames.turns.some((frame) => /\{(?:step|meaning|smaller|left|rest)\}/.test(frame));
  if (!isNeeded && pen.next() >= TURN_SHARE) return null;
  return pen.write(frames.turns, extra);
}

/** About what was just said; at times, where the message leaves it open, about the situation. */
function writeQuestion({ pen, frames, extra, first, intent }: ReplyParts, isOpen: boolean): string {
  const ofScene = first?.scene?.questions ?? [];
  const ofKnots = first ? knownKnots(first).flatMap((knot) => KNOT_FRAMES[knot].questions) : [];
  const isOfScene = isOpen && OPEN_INTENTS.has(intent) && pen.next() < SCENE_QUESTIONS;
  return (
    (isOfScene ? pen.write(ofScene) : null) ??
    pen.write(frames.questions, extra) ??
    pen.write([...ofScene, ...ofKnots], extra) ??
    pen.write(CHAT_FRAMES.fact.questions, extra) ??
    "What’s the next true sentence?"
  );
}

function knownKnots({ isKnotSure, knots }: Situation): Situation["knots"] {
  return isKnotSure ? knots : [];
}

/** The scene's own steps for a request to do something; its insights for a request to think again. */
function writeKnown(pen: Pen, scene: Scene, intent: Intent): string | null {
  if (STEP_INTENTS.has(intent)) return pen.write(scene.steps);
  return INSIGHT_INTENTS.has(intent) ? pen.write(scene.insights) : null;
}

/** Facts from the message take precedence over facts from the first text. */
function mergedFacts(request: ChatRequest, heard: Situation, first: Situation): Facts {
  const isGrave = heard.isGrave || first.isGrave;
  const now =
    heard.form === "account" || heard.form === "fragment"
      ? gatherFacts(heard, { isAlone: isGrave, isBetweenPeople: true, text: request.message })
      : new Map<string, Fact>();
  const before =
    first.form === "account" && first.isSure
      ? gatherFacts(first, {
          isAlone: isGrave,
          isBetweenPeople: request.blockTypeId === "relationship",
          text: request.text,
        })
      : new Map<string, Fact>();
  const merged: Facts = new Map();
  for (const name of ["thing", "person"]) {
    const fact = now.get(name) ?? before.get(name);
    if (fact) merged.set(name, fact);
  }
  const person = now.get("person");
  if (person && person.words !== before.get("person")?.words && person.words !== before.get("person2")?.words)
    merged.set("newperson", person);
  return merged;
}
