/** The offline duck's answer in the chat under a reading: two or three sentences, the last a question. */

import { MESSAGE_MAX } from "../chat/message.ts";
import { factsForReply, isDenied, isFromPerson } from "./chat-facts.ts";
import { chooseChatFrames, dangerIn, plainFrames } from "./choose-chat-frames.ts";
import { type Pen, takePen, withoutDoubleQuotes } from "./duck-pen.ts";
import type { ChatRequest } from "./duck-request.ts";
import { type Denial, findDenials } from "./find-denials.ts";
import type { ChatFrames } from "./frame-types.ts";
import { CHAT_FRAMES, KNOT_FRAMES } from "./frames.ts";
import { type Fact, type Facts, gatherFacts } from "./gather-facts.ts";
import { DENYING, type Intent, TELLING } from "./message-intents.ts";
import { isSore } from "./quiet.ts";
import { readInContext } from "./read-in-context.ts";
import { readMessage } from "./read-message.ts";
import { readSituation, type Situation } from "./read-situation.ts";
import type { Scene } from "./scene.ts";

const STEP_INTENTS: ReadonlySet<Intent> = new Set(["asksStep", "goesOn"]);
const INSIGHT_INTENTS: ReadonlySet<Intent> = new Set(["angle"]);
/** The intents after which the duck asks no question. */
const CLOSING_INTENTS: ReadonlySet<Intent> = new Set(["thanks", "bye", "plans"]);
/** The share of replies with a sentence between the reaction and the question. */
const TURN_SHARE = 0.65;

/** Avoids sentences from `messages` and `avoid`; for a long chat, put all earlier replies into `avoid`. */
export function composeChatReply(given: ChatRequest): string {
  const request = { ...given, message: withSingleQuotes(given.message.slice(0, MESSAGE_MAX)) };
  const latest = readSituation(request.message, request.blockTypeId, request);
  const earlierMessages =
    request.earlier ?? request.messages.filter(isFromPerson).map(({ content }) => content);
  const denials = [...earlierMessages, request.message].flatMap(findDenials);
  const first = withoutDenied(readAgain(request, earlierMessages), denials);
  const isGrave = latest.isGrave || first.isGrave;
  const facts = mergedFacts(request, latest, first);
  for (const [name, fact] of facts) if (isDenied(fact.words, denials)) facts.delete(name);
  const pen = takePen({
    facts,
    tone: isGrave ? "gentle" : request.tone,
    seed: `${request.seed}|${request.messages.length}|${request.message}`,
    avoid: saidBefore(request),
    isQuiet: isGrave || isSore(`${request.userContext} ${request.message}`),
    denied: denials.map(({ head }) => head),
  });
  const earlierIntents = earlierMessages.map((message) => readMessage(message, false));
  const recentCount = request.messages.filter(isFromPerson).length;
  const intent = readInContext(request.message, {
    hasPerson: hasCloseOne(latest),
    recentIntents: earlierIntents.slice(earlierIntents.length - recentCount),
  });
  const extra = factsForReply(request, { latest, first, intent, denials });
  const frames = chooseChatFrames(intent, latest, {
    danger: dangerIn(request, earlierMessages),
    hasInstead: extra.instead !== undefined,
    isGrave,
    message: request.message,
  });
  const isPlain = earlierIntents.includes("style");
  return writeReply({
    pen,
    frames: isPlain ? plainFrames(intent, frames) : frames,
    extra,
    first: isGrave ? null : first,
    intent,
    isWithoutMeans: lacksMeans(request),
  });
}

/** Makes double quotation marks single, so that the reply can quote the message inside double ones. */
function withSingleQuotes(message: string): string {
  return withoutDoubleQuotes(message.replace(/"([^"\n]{1,200})"/g, "‘$1’"));
}

/** Whether the message names somebody as "my ...". A bare name does not count: it may be the name of a thing. */
function hasCloseOne({ people }: Situation): boolean {
  return people[0]?.name.startsWith("your ") === true;
}

/** Matches words for a place, a part of the body or a time at which nobody can work at a desk. */
const WITHOUT_MEANS =
  /\b(?:bus|train|tram|car|driving|bed|sofa|phone|thumb|hands?|knees?|back|legs?|wrists?|eyes|queue|shift|baby|dark|walking|outside|break)\b/i;
const SMALLER_STEP = /(?:^|\s)Thirty seconds, /;

/**
 * Whether the step cannot be given in a smaller form: the person cannot work at a desk now, or has been given the smaller
 * form before.
 */
function lacksMeans({ message, messages }: ChatRequest): boolean {
  const isGiven = messages.some((said) => !isFromPerson(said) && SMALLER_STEP.test(said.content));
  return isGiven || WITHOUT_MEANS.test(message);
}

/** What the person has told by now: the first text and every message since. */
function readAgain(request: ChatRequest, earlierMessages: readonly string[]): Situation {
  const text = [request.userContext, ...earlierMessages, request.message].join("\n");
  return readSituation(text, request.blockTypeId, request);
}

/** Without the recognised scene where the person has denied something: the duck then asks instead of guessing. */
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

interface ReplyParts {
  pen: Pen;
  frames: ChatFrames;
  extra: Record<string, Fact>;
  /** Everything the person has told, read as one text; `null` where the duck must not ask about it. */
  first: Situation | null;
  intent: Intent;
  /** Where a smaller step is asked for: whether a smaller form of the reading's step would not help. */
  isWithoutMeans: boolean;
}

function writeReply(parts: ReplyParts): string {
  const { pen, frames, extra, first, intent } = parts;
  const ofFact = TELLING.has(intent) ? CHAT_FRAMES.fact.reactions : [];
  const reaction = pen.write(frames.reactions, extra) ?? pen.write(ofFact, extra);
  if (CLOSING_INTENTS.has(intent)) return reaction ?? "";
  if (reaction === null && frames !== CHAT_FRAMES.lost)
    return writeReply({ ...parts, frames: CHAT_FRAMES.lost });
  const known = first?.scene ? writeKnown(pen, first.scene, intent) : null;
  const turn = known ?? writeTurn(parts);
  const question = writeQuestion(parts);
  return [reaction, turn, question].filter(Boolean).join(" ").replace(UNENDED, "$1”. ");
}

/** A quotation without an end mark that is followed by a new sentence. */
const UNENDED = /([^.?!…])” (?=\p{Lu})/gu;

function writeTurn({ pen, frames, extra, intent, isWithoutMeans }: ReplyParts): string | null {
  const [first] = frames.turns;
  if (first === undefined) return null;
  if (intent === "smaller")
    return (
      pen.write(isWithoutMeans ? frames.turns.slice(1) : [first], extra) ?? pen.write(frames.turns, extra)
    );
  const ofRest = frames.turns.filter((frame) => frame.includes("{rest}"));
  if (extra.rest && ofRest.length > 0) return pen.write(ofRest, extra);
  const isNeeded = frames.turns.some((frame) => /\{(?:step|other|meaning|smaller|left|rest)\}/.test(frame));
  if (!isNeeded && pen.next() >= TURN_SHARE) return null;
  return pen.write(frames.turns, extra);
}

/**
 * Asks about the message; about the situation only where every question about the message has been asked. Where a denial
 * says what is so instead, the duck does not ask for that again.
 */
function writeQuestion({ pen, frames, extra, first, intent }: ReplyParts): string {
  if (extra.rest && DENYING.has(intent)) return pen.write(CHAT_FRAMES.fact.questions, extra) ?? "";
  if (TELLING.has(intent)) return pen.write(frames.questions, extra) ?? "";
  const ofScene = first?.scene?.questions ?? [];
  const ofKnots = first ? knownKnots(first).flatMap((knot) => KNOT_FRAMES[knot].questions) : [];
  return (
    pen.write(frames.questions, extra) ??
    pen.write([...ofScene, ...ofKnots], extra) ??
    pen.write(CHAT_FRAMES.fact.questions, extra) ??
    "What’s the next true sentence?"
  );
}

function knownKnots({ isKnotSure, knots }: Situation): Situation["knots"] {
  return isKnotSure ? knots : [];
}

/** One of the scene's steps where something to do is asked for; one of its insights where another view is asked for. */
function writeKnown(pen: Pen, scene: Scene, intent: Intent): string | null {
  if (STEP_INTENTS.has(intent)) return pen.write(scene.steps);
  return INSIGHT_INTENTS.has(intent) ? pen.write(scene.insights) : null;
}

/** Facts from the message take precedence over facts from the first text. */
function mergedFacts(request: ChatRequest, latest: Situation, first: Situation): Facts {
  const isGrave = latest.isGrave || first.isGrave;
  const now =
    latest.form === "account" || latest.form === "fragment"
      ? gatherFacts(latest, { isAlone: isGrave, isBetweenPeople: true, text: request.message })
      : new Map<string, Fact>();
  const before =
    first.form === "account" && first.isSure
      ? gatherFacts(first, {
          isAlone: isGrave,
          isBetweenPeople: request.blockTypeId === "relationship",
          text: request.userContext,
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
