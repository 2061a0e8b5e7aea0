/** What may mean danger in a chat without a model, and which taps may be answered beside it. */
import { textsOfAnswers } from "#domain/asking/answers.ts";
import type { CoachTap } from "#domain/chat/coach-taps.ts";
import type { ChatRequest } from "#domain/duck/duck-request.ts";
import { assessDistress, isOutrightDanger, likelihoodInConversation } from "#engines/safety/index.ts";
import { dangerTapOf, isTap } from "./coach-words.ts";

/** The taps that hand back what the person wrote, or make a step of it. */
const HANDING_BACK: readonly CoachTap[] = ["smaller", "in-the-way", "did-it", "aloud"];
/** How often somebody says that nobody is in danger, after words that may mean it, until they are believed. */
const BELIEVED_FROM = 2;

/**
 * Returns whether a tap may be answered beside a suspicion. What may be a plan to die or to hurt is not quoted, made smaller or
 * called done, and no question or card stands beside it that would be heard as a word about it, unless the person says twice that
 * nobody is in danger.
 */
export function mayUse(tap: CoachTap, { danger, isDenied }: Suspicion): boolean {
  if (tap === "more" || danger === "none") return true;
  return danger === "outright" && isDenied && !HANDING_BACK.includes(tap);
}

/** What a person has said in a chat and for its reading. */
export interface SaidInChat {
  /** The text and the answers of the reading. */
  typed: readonly string[];
  /** Their messages, oldest first, tapped ones too. */
  messages: readonly string[];
  /** Whether help is folded into one line beside the chat. */
  isHelpFolded: boolean;
}

/** What may mean danger in a chat. */
export interface Suspicion {
  danger: "outright" | "guess" | "none";
  /** Whether the person has said often enough that nobody is in danger. */
  isDenied: boolean;
  /** Whether the newest message may mean it by itself. */
  isNew: boolean;
}

/**
 * Returns whether something that was said may mean danger: outright words or a tap that says what is the matter, which count for the
 * rest of the conversation, or a guess. The tap that nobody is in danger puts a guess away, once or, after a message that may mean
 * danger by itself, twice; until what is said since may mean danger again.
 */
export function suspicionIn({ typed, messages, isHelpFolded }: SaidInChat): Suspicion {
  const meanings = messages.map(meaningOf);
  const isDenied = (last: number, least: number) =>
    meanings.slice(last + 1).filter((meaning) => meaning === "denial").length >= least;
  const isNew = ["outright", "dark"].includes(meanings.at(-1) ?? "none");
  const outright = meanings.lastIndexOf("outright");
  if (outright >= 0 || isOutrightDanger(typed))
    return { danger: "outright", isDenied: isDenied(outright, BELIEVED_FROM), isNew };
  const dark = meanings.lastIndexOf("dark");
  const isBelieved = isDenied(dark, dark >= 0 ? BELIEVED_FROM : 1);
  const isOpen = isHelpFolded && !(isBelieved && !isDarkSince(messages, meanings.lastIndexOf("denial")));
  return { danger: isOpen ? "guess" : "none", isDenied: !isOpen, isNew };
}

/** Returns whether the messages after one of them, read together, may mean danger. A few lines look like it more often than many. */
function isDarkSince(messages: readonly string[], last: number): boolean {
  const since = messages.slice(last + 1).filter((message) => !isTap(message));
  return since.length > 0 && likelihoodInConversation(since, "answers")?.callsForHelp === true;
}

function meaningOf(message: string): "outright" | "dark" | "denial" | "none" {
  const tap = dangerTapOf(message);
  if (tap) return tap === "nobody" ? "denial" : "outright";
  const { level } = assessDistress(message);
  if (level === "crisis") return "outright";
  return level === "none" ? "none" : "dark";
}

/** Returns what was said up to the newest message. */
export function saidIn({
  userContext,
  answers = {},
  beforeStartingOver = [],
  earlier = [],
  message,
  isHelpFolded = false,
}: ChatRequest) {
  return {
    typed: [userContext, ...textsOfAnswers(answers)],
    messages: [...beforeStartingOver, ...earlier, message],
    isHelpFolded,
  };
}
