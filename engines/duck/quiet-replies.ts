/** The coach's replies where somebody may be in danger: who can help, and how to reach them. Nothing is said about the reading. */
import { textsOfAnswers } from "#domain/asking/answers.ts";
import type { AskingLanguage } from "#domain/asking/asking-language.ts";
import type { CoachTap, DangerTap } from "#domain/chat/coach-taps.ts";
import type { ChatRequest } from "#domain/duck/duck-request.ts";
import { wordCount } from "#domain/text/count-words.ts";
import { assessDistress, isOutrightDanger } from "#engines/safety/index.ts";
import { goodbyeIn } from "./coach-message.ts";
import { firstUnsaid, sayNext, type Talk } from "./coach-talk.ts";
import { coachTaps, dangerTapOf, dangerTaps, helpTapOf, plainOf, tapOf } from "./coach-words.ts";

/** Returns whether somebody may be in danger. What was said before they tapped that nobody is does not count. */
export function isDark(request: ChatRequest): boolean {
  const since = textsSinceDenial(request);
  return request.helpInSight === true || since.some((text) => helpTapOf(text) || isCrisis(text));
}

/** The taps that hand back what the person wrote, or make a step of it. */
const HANDING_BACK: readonly CoachTap[] = ["smaller", "in-the-way", "did-it", "aloud"];
/** How often somebody says that nobody is in danger, after words that may mean it, until they are believed. */
const BELIEVED_FROM = 2;

/**
 * Returns whether a tap may be answered here. What may be a plan to die or to hurt is not quoted, made smaller or called done, and no
 * question or card stands beside it that would be heard as a word about it, unless the person says twice that nobody is in danger.
 */
export function mayUse(tap: CoachTap, said: SaidInChat): boolean {
  return isUsable(tap, suspicionIn(said));
}

function isUsable(tap: CoachTap, { danger, isDenied }: Suspicion): boolean {
  if (tap === "more" || danger === "none") return true;
  return danger === "outright" && isDenied && !HANDING_BACK.includes(tap);
}

/** Returns the taps that stand beside a chat where no help is in plain sight. One of them says that nobody is in danger. */
export function tapsBeside(
  language: AskingLanguage,
  said: SaidInChat,
): { tap: CoachTap | DangerTap; words: string }[] {
  const suspicion = suspicionIn(said);
  const taps = coachTaps(language).filter(({ tap }) => isUsable(tap, suspicion));
  if (suspicion.danger === "none") return taps;
  return [...taps, ...dangerTaps(language).filter(({ tap }) => tap === "nobody")];
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

/** What may mean danger in a chat, and whether the person has said often enough that nobody is in any. */
interface Suspicion {
  danger: "outright" | "guess" | "none";
  isDenied: boolean;
}

/**
 * Returns whether something that was said may mean danger: outright words or a tap that says what is the matter, which count for the
 * rest of the conversation, or a guess. The tap that nobody is in danger puts a guess away, once or, after a message that may mean
 * danger by itself, twice.
 */
export function suspicionIn({ typed, messages, isHelpFolded }: SaidInChat): Suspicion {
  const meanings = messages.map(meaningOf);
  const isDenied = (last: number, least: number) =>
    meanings.slice(last + 1).filter((meaning) => meaning === "denial").length >= least;
  const outright = meanings.lastIndexOf("outright");
  if (outright >= 0 || isOutrightDanger(typed))
    return { danger: "outright", isDenied: isDenied(outright, BELIEVED_FROM) };
  const dark = meanings.lastIndexOf("dark");
  const isOpen = isHelpFolded && !isDenied(dark, dark >= 0 ? BELIEVED_FROM : 1);
  return { danger: isOpen ? "guess" : "none", isDenied: !isOpen };
}

function meaningOf(message: string): "outright" | "dark" | "denial" | "none" {
  const tap = dangerTapOf(message);
  if (tap) return tap === "nobody" ? "denial" : "outright";
  const { level } = assessDistress(message);
  if (level === "crisis") return "outright";
  return level === "none" ? "none" : "dark";
}

/** Returns whether a message may mean danger by itself. */
export function mayMeanDanger(message: string): boolean {
  return assessDistress(message).level !== "none";
}

/** Returns what was said up to the newest message. */
export function saidIn({
  userContext,
  answers = {},
  earlier = [],
  message,
  isHelpFolded = false,
}: ChatRequest) {
  return {
    typed: [userContext, ...textsOfAnswers(answers)],
    messages: [...earlier, message],
    isHelpFolded,
  };
}

const isCrisis = (text: string) => assessDistress(text).level === "crisis";

/** Answers a tap that says what is the matter. */
export function replyToDanger(talk: Talk, tap: DangerTap): string {
  const { danger, besideSuspicion } = talk.words;
  if (tap !== "nobody") return danger[tap];
  return mayUse("ask", saidIn(talk.request)) ? sayNext(talk, danger.nobody) : besideSuspicion.onceMore;
}

/**
 * Answers what is typed where somebody may be in danger. It asks what is the matter, plainly only after outright words or a tap. Then
 * it says nothing that a text which it cannot read might turn into harm: what fits the tap, or whom to call, in other words each time.
 */
export function replyQuietly(talk: Talk): string {
  const { request, words, replies } = talk;
  const { asks, guesses, stay, bye, again } = words.danger;
  const since = textsSinceDenial(request);
  const lastTap = since.flatMap((text) => dangerTapOf(text) ?? []).at(-1);
  const wasAsked = replies.some((reply) => reply.includes(asks));
  const isNew = isCrisis(request.message);
  if (goodbyeIn(talk) && !isNew) return bye;
  if (saysYes(talk)) return words.danger.dying;
  if (lastTap && lastTap !== "nobody") return isNew ? replyToNews(talk) : again[lastTap];
  if (tapOf(request.message) === "more" || (since.some(isCrisis) && !wasAsked)) return asks;
  return (wasAsked ? undefined : firstUnsaid(talk, [guesses])) ?? sayNext(talk, stay);
}

/** Answers outright words that come after a tap about another matter. */
function replyToNews({ request, words }: Talk): string {
  const { kind } = assessDistress(request.message);
  if (kind === "emergency") return words.danger.now;
  return kind === "suicide" ? words.danger.dying : words.danger.asks;
}

/** The most words of a plain yes. With more, something else is told. */
const SHORT_YES = 4;

/** Returns whether the message says yes to the plain question about dying. */
function saysYes({ request, words, replies }: Talk): boolean {
  const { asks, stay } = words.danger;
  const last = replies.at(-1) ?? "";
  const wasAsked = [asks, ...stay].some((line) => line.includes("?") && last.includes(line));
  const plain = plainOf(request.message);
  const isYes = words.phrases.yes.some(
    (yes) => plain === yes || (/^[\s,.!;:]/.test(plain.slice(yes.length)) && plain.startsWith(yes)),
  );
  return wasAsked && isYes && wordCount(plain) <= SHORT_YES;
}

/** Returns what the person wrote, for the reading and in the chat, since they last tapped that nobody is in danger. */
function textsSinceDenial(request: ChatRequest): string[] {
  const { typed, messages } = saidIn(request);
  const texts = [...typed, ...messages];
  return texts.slice(texts.findLastIndex((text) => dangerTapOf(text) === "nobody") + 1);
}
