/** Chooses the sentence templates of a chat reply by the intent of the message and by how dark or sad it is. */
import { findHeavySubject } from "../safety/gravity.ts";
import { veiledLikelihood } from "../safety/veiled-likelihood.ts";
import { CHAT_FRAMES } from "./chat-frames.ts";
import { wordCount } from "./count-words.ts";
import type { Danger } from "./danger-in-chat.ts";
import type { ChatFrames } from "./frame-types.ts";
import { UNKNOWABLE_FRAMES } from "./frames.ts";
import { framesForJoke, framesForOtherStep, framesForRequestedWay } from "./frames-by-words.ts";
import { framesForFact } from "./frames-for-fact.ts";
import { framesForQuestion } from "./frames-for-question.ts";
import { jokesAboutDuck } from "./jokes-about-duck.ts";
import { kindOfFeeling } from "./kind-of-feeling.ts";
import { type KindOfManner, kindOfMannerRequest } from "./kind-of-manner.ts";
import { DENYING, type Intent, TELLING_OR_UNABLE } from "./message-intents.ts";
import { PATTERNS } from "./message-patterns.ts";
import type { Situation } from "./read-situation.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";

/** Intents whose replies may joke. Beside a loss or an illness they get other replies. */
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
/**
 * The templates that replace those of joking intents where jokes are forbidden. Other intents get a slow question
 * instead.
 */
const WITHOUT_JOKE: ReadonlyMap<Intent, ChatFrames> = new Map([
  ["greeting", CHAT_FRAMES.greetingQuiet],
  ["machine", CHAT_FRAMES.asksSelf],
  ["asksRob", CHAT_FRAMES.asksSelf],
  ["asksDucks", CHAT_FRAMES.asksSelf],
  ["asksSleep", CHAT_FRAMES.asksSelf],
  ["asksBreed", CHAT_FRAMES.asksSelf],
  ["asksWell", CHAT_FRAMES.greetingQuiet],
]);
/** Intents that ask the duck for something. They are answered even if an earlier text has dark words. */
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
  /** Whether a denial also says what the matter is instead of what it denies. */
  hasInstead: boolean;
  /** Whether the message or an earlier text of the person speaks of death, illness, loss or harm. */
  isGrave: boolean;
  message: string;
  /** The words of the message that the reply quotes. */
  quoted: string | undefined;
}

export function chooseChatFrames(intent: Intent, situation: Situation, weight: MessageWeight): ChatFrames {
  const { hasInstead, isGrave, message } = weight;
  const ofDanger = framesInDanger(intent, weight);
  if (ofDanger) return ofDanger;
  const isHeavy = findHeavySubject(message) !== null && !TAKEN_LIGHTLY.test(normaliseForMatching(message));
  if (TELLING_OR_UNABLE.has(intent) && isHeavy) return CHAT_FRAMES.heavy;
  if (hasInstead) return CHAT_FRAMES.instead;
  const quiet = CHEERFUL.get(intent);
  const ofGrave = isGrave ? framesBesideGrave(intent, message) : undefined;
  if (ofGrave) return ofGrave;
  if (quiet && veiledLikelihood(message)?.isDoubtful) return quiet;
  return framesByKind(intent, weight, situation) ?? CHAT_FRAMES[intent];
}

/** Returns templates without jokes or loud gladness, for a message beside a loss, an illness or harm. */
function framesBesideGrave(intent: Intent, message: string): ChatFrames | undefined {
  if (intent === "joke" && jokesAboutDuck(normaliseForMatching(message))) return CHAT_FRAMES.jokeTaken;
  if (intent === "joke" || intent === "goodNews") return CHAT_FRAMES.open;
  return JOKING_INTENTS.has(intent) ? (WITHOUT_JOKE.get(intent) ?? CHAT_FRAMES.slow) : undefined;
}

/** Matches a message that says itself that it is not sad. */
const TAKEN_LIGHTLY =
  /\bnot (?:even |really |that )?sad\b|\b(?:it's|its|it was) (?:actually |quite |so )?(?:funny|hilarious)\b|\b(?:lol|haha)\b/;

/** The most words of a dark message that can count as only a request, a question or a denial. */
const MOST_OF_REQUEST = 20;

/**
 * Returns the templates for a message that is or may be dark, or that follows a dark text; `undefined` if neither is
 * the case.
 */
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
 * Returns the templates for a message after a dark text, without jokes or gladness. Thanks and a goodbye get a quiet
 * reply, a statement gets a gentle question, and a question gets an answer (`undefined`).
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
/** Questions whose usual answers neither joke nor press, so that they can be given after a dark text. */
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

/** Intents whose templates are glad or joke, with the templates that replace them if the message may be dark. */
const CHEERFUL: ReadonlyMap<Intent, ChatFrames> = new Map([
  ["didIt", CHAT_FRAMES.didItQuiet],
  ["plans", CHAT_FRAMES.open],
  ["joke", CHAT_FRAMES.open],
  ["goodNews", CHAT_FRAMES.open],
  ["feeling", CHAT_FRAMES.feelingTold],
]);

/**
 * Returns the templates of an intent that has several sets, chosen by the words of the message; `undefined` for every
 * other intent.
 */
function framesByKind(
  intent: Intent,
  { message, quoted, firstText }: MessageWeight,
  { unknowable }: Situation,
): ChatFrames | undefined {
  const plain = normaliseForMatching(message);
  switch (intent) {
    case "fact":
    case "person":
      return framesForFact(intent, message, quoted);
    case "feeling":
      return CHAT_FRAMES[kindOfFeeling(plain) ?? (PATTERNS.feeling.test(plain) ? "feeling" : "feelingTold")];
    case "smaller":
      return framesForOtherStep(plain) ?? framesForRequestedWay(plain);
    case "unknowable":
      return unknowable
        ? { ...CHAT_FRAMES.unknowable, reactions: UNKNOWABLE_FRAMES[unknowable.kind] }
        : undefined;
    case "style":
      return FRAMES_OF_MANNER[kindOfMannerRequest(plain)];
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
