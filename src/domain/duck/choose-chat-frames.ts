/** Chooses the sentences a chat reply is made of: by what the message does, and by how heavy it is. */
import { findHeavySubject } from "../safety/gravity.ts";
import { veiledLikelihood } from "../safety/veiled-likelihood.ts";
import { wordCount } from "./count-words.ts";
import type { Danger } from "./danger-in-chat.ts";
import type { ChatFrames } from "./frame-types.ts";
import { CHAT_FRAMES, UNKNOWABLE_FRAMES } from "./frames.ts";
import { framesForJoke, framesForOtherStep, framesOnCondition } from "./frames-by-words.ts";
import { framesForFact } from "./frames-for-fact.ts";
import { framesForQuestion } from "./frames-for-question.ts";
import { jokesAboutDuck } from "./jokes-about-duck.ts";
import { kindOfFeeling } from "./kind-of-feeling.ts";
import { type KindOfManner, kindOfManner } from "./kind-of-manner.ts";
import { DENYING, type Intent, TELLING_OR_UNABLE } from "./message-intents.ts";
import { PATTERNS } from "./message-patterns.ts";
import type { Situation } from "./read-situation.ts";
import { plainWords } from "./restore-apostrophes.ts";

/** Intents whose frames may joke, so beside a loss or an illness they are answered with others. */
const JOKING_INTENTS: ReadonlySet<Intent> = new Set([
  "orders",
  "foreign",
  "signs",
  "machine",
  "greeting",
  "angle",
  "offTopic",
  "asksWeather",
  "asksSeason",
  "asksLikes",
  "asksSleep",
  "asksBreed",
  "asksRob",
  "asksDucks",
  "asksWell",
]);
/** What stands for these where nothing may joke; for the others, a slow question. */
const WITHOUT_JOKE: ReadonlyMap<Intent, ChatFrames> = new Map([
  ["greeting", CHAT_FRAMES.greetingQuiet],
  ["machine", CHAT_FRAMES.asksSelf],
  ["asksRob", CHAT_FRAMES.asksSelf],
  ["asksDucks", CHAT_FRAMES.asksSelf],
  ["asksSleep", CHAT_FRAMES.asksSelf],
  ["asksBreed", CHAT_FRAMES.asksSelf],
  ["asksWell", CHAT_FRAMES.greetingQuiet],
]);
/** What is asked of the duck itself is answered, also where an earlier text has dark words. */
const PLAIN_REQUESTS: ReadonlySet<Intent> = new Set([
  "smaller",
  "asksCard",
  "asksDraws",
  "asksKept",
  "asksUse",
  "asksPlace",
  "asksHelp",
  "remind",
  "again",
  "generic",
  "missed",
  "unclear",
  "newSubject",
  "namesSubject",
  "asksSelf",
  "asksReason",
  "asksPurpose",
  "asksMaker",
  "praised",
  "saysSorry",
]);

export interface MessageWeight {
  danger: Danger;
  /** What the person wrote before the chat. */
  firstText: string;
  /** Whether the message says what it is instead of what it denies. */
  hasInstead: boolean;
  /** Death, illness, loss or harm in the message or in what was told before. */
  isGrave: boolean;
  message: string;
  /** The words of the message that the reply quotes. */
  quoted: string | undefined;
}

export function chooseChatFrames(intent: Intent, situation: Situation, weight: MessageWeight): ChatFrames {
  const { hasInstead, isGrave, message } = weight;
  const ofDanger = framesInDanger(intent, weight);
  if (ofDanger) return ofDanger;
  const isHeavy = findHeavySubject(message) !== null && !TAKEN_LIGHTLY.test(plainWords(message));
  if (TELLING_OR_UNABLE.has(intent) && isHeavy) return CHAT_FRAMES.heavy;
  if (hasInstead) return CHAT_FRAMES.instead;
  const quiet = CHEERFUL.get(intent);
  const ofGrave = isGrave ? framesBesideGrave(intent, message) : undefined;
  if (ofGrave) return ofGrave;
  if (quiet && veiledLikelihood(message)?.isDoubtful) return quiet;
  return framesByKind(intent, weight, situation) ?? CHAT_FRAMES[intent];
}

/** Beside a loss, an illness or harm nothing jokes and nothing is loudly glad. */
function framesBesideGrave(intent: Intent, message: string): ChatFrames | undefined {
  if (intent === "joke" && jokesAboutDuck(plainWords(message))) return CHAT_FRAMES.jokeTaken;
  if (intent === "joke" || intent === "goodNews") return CHAT_FRAMES.open;
  return JOKING_INTENTS.has(intent) ? (WITHOUT_JOKE.get(intent) ?? CHAT_FRAMES.slow) : undefined;
}

/** Matches a message that says itself that it is not sad. */
const TAKEN_LIGHTLY =
  /\bnot (?:even |really |that )?sad\b|\b(?:it's|its|it was) (?:actually |quite |so )?(?:funny|hilarious)\b|\b(?:lol|haha)\b/;

/** A longer message that may be dark is not only a request, a question or a denial. */
const MOST_OF_REQUEST = 20;

/** The frames of a dark message, and of one that comes behind a dark text. */
function framesInDanger(intent: Intent, { danger, message }: MessageWeight): ChatFrames | undefined {
  if (danger === "none") return undefined;
  if (danger === "known") return CHAT_FRAMES.grave;
  if (danger === "earlier") return framesAfterDanger(intent);
  if (PLAIN_REQUESTS.has(intent)) return undefined;
  if (danger === "guessed") return CHAT_FRAMES.perhapsHeavy;
  const isRequest = intent === "style" || DENYING.has(intent) || isQuestion(intent);
  if (isRequest && wordCount(message) <= MOST_OF_REQUEST) return undefined;
  const parting = CLOSING.get(intent);
  return parting ? { ...parting, questions: CHAT_FRAMES.faint.questions } : CHAT_FRAMES.faint;
}

/**
 * Behind a dark text nothing jokes and nothing is glad: thanks and a goodbye are answered quietly, what is told is given back
 * with a gentle question, and what is asked is answered.
 */
function framesAfterDanger(intent: Intent): ChatFrames | undefined {
  if (TOLD_AFTER_DANGER.has(intent)) return CHAT_FRAMES.faint;
  const isAnswered = PLAIN_REQUESTS.has(intent) || DENYING.has(intent) || ANSWERED_AFTER_DANGER.has(intent);
  return CLOSING.get(intent) ?? (isAnswered ? undefined : CHAT_FRAMES.grave);
}

const TOLD_AFTER_DANGER: ReadonlySet<Intent> = new Set([
  "fact",
  "person",
  "open",
  "goodNews",
  "didIt",
  "joke",
  "plans",
]);
/** Questions whose answers neither joke nor press. */
const ANSWERED_AFTER_DANGER: ReadonlySet<Intent> = new Set([
  "asksTell",
  "asksStep",
  "asksIfOk",
  "asksOdd",
  "asksMay",
  "asksOther",
  "choose",
  "unknowable",
  "style",
]);

const CLOSING: ReadonlyMap<Intent, ChatFrames> = new Map([
  ["thanks", CHAT_FRAMES.quietThanks],
  ["bye", CHAT_FRAMES.quietBye],
  ["pause", CHAT_FRAMES.quietBye],
]);

function isQuestion(intent: Intent): boolean {
  return intent.startsWith("asks") || intent === "choose" || intent === "unknowable" || intent === "whatIf";
}

/** Intents whose frames are glad or joke, with what a message that may be dark is answered with instead. */
const CHEERFUL: ReadonlyMap<Intent, ChatFrames> = new Map([
  ["didIt", CHAT_FRAMES.didItQuiet],
  ["plans", CHAT_FRAMES.open],
  ["joke", CHAT_FRAMES.open],
  ["goodNews", CHAT_FRAMES.open],
  ["feeling", CHAT_FRAMES.feelingTold],
]);

/** The frames of an intent that has several, by a few words of the message; `undefined` for every other intent. */
function framesByKind(
  intent: Intent,
  { message, quoted, firstText }: MessageWeight,
  { unknowable }: Situation,
): ChatFrames | undefined {
  const plain = plainWords(message);
  switch (intent) {
    case "fact":
    case "person":
      return framesForFact(intent, message, quoted);
    case "feeling":
      return CHAT_FRAMES[kindOfFeeling(plain) ?? (PATTERNS.feeling.test(plain) ? "feeling" : "feelingTold")];
    case "smaller":
      return framesForOtherStep(plain) ?? framesOnCondition(plain);
    case "unknowable":
      return unknowable
        ? { ...CHAT_FRAMES.unknowable, reactions: UNKNOWABLE_FRAMES[unknowable.kind] }
        : undefined;
    case "style":
      return FRAMES_OF_MANNER[kindOfManner(plain)];
    case "joke":
      return framesForJoke(message, plain);
    default:
      return framesForQuestion(intent, message, firstText);
  }
}

const FRAMES_OF_MANNER: Record<KindOfManner, ChatFrames> = {
  lessPlay: CHAT_FRAMES.mannerLessPlay,
  fewerQuotes: CHAT_FRAMES.mannerFewerQuotes,
  fewerQuestions: CHAT_FRAMES.mannerFewerQuestions,
  gentler: CHAT_FRAMES.mannerGentler,
  teased: CHAT_FRAMES.mannerTeased,
  straight: CHAT_FRAMES.mannerStraight,
  plainer: CHAT_FRAMES.mannerPlainer,
  practical: CHAT_FRAMES.style,
  unclear: CHAT_FRAMES.mannerUnclear,
};
