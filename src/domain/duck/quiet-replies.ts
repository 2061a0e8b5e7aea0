/** The coach's replies where somebody may be in danger: who can help, and how to reach them. Nothing is said about the reading. */
import { textsOfAnswers } from "../asking/answers.ts";
import type { DangerTap } from "../chat/coach-taps.ts";
import { assessDistress } from "../safety/assess-distress.ts";
import { gravityOf } from "../safety/gravity.ts";
import { goodbyeIn } from "./coach-message.ts";
import { firstUnsaid, joined, sayNext, type Talk } from "./coach-talk.ts";
import { dangerTapOf, helpTapOf, plainOf, tapOf } from "./coach-words.ts";
import type { ChatRequest } from "./duck-request.ts";

/** Returns whether somebody may be in danger. What was said before they tapped that nobody is does not count. */
export function isDark({ message, helpInSight, isDistressed, ...request }: ChatRequest): boolean {
  const { since, wasDenied } = sinceDenial(request.earlier ?? []);
  const ofReading = wasDenied ? [] : [request.userContext, ...textsOfAnswers(request.answers ?? {})];
  if (helpInSight || [message, ...ofReading].some(isOutrightDark)) return true;
  if (since.some((text) => helpTapOf(text) || assessDistress(text).level === "crisis")) return true;
  // Somebody else found it dark, such as a model in its reading, and no words explain it.
  return !wasDenied && isDistressed === true && gravityOf([...ofReading, ...since, message]) === "none";
}

/** Returns whether a text is dark in words, and not only by a guess. Nothing is offered to be tapped beside it. */
export function isOutrightDark(text: string): boolean {
  const { level, isGuess } = assessDistress(text);
  return level !== "none" && isGuess !== true;
}

/** Answers a tap that says what is the matter. */
export function replyToDanger(talk: Talk, tap: DangerTap): string {
  const { danger } = talk.words;
  return tap === "nobody" ? sayNext(talk, danger.nobody) : withHelp(talk, danger[tap]);
}

/**
 * Answers what is typed where somebody may be in danger. It asks what is the matter, plainly only after outright words or a tap. Then
 * it says nothing that a text which it cannot read might turn into harm: what fits the tap, or whom to call, in other words each time.
 */
export function replyQuietly(talk: Talk): string {
  const { request, words, replies } = talk;
  const { asks, guesses, stay, bye, again } = words.danger;
  const { since } = sinceDenial(request.earlier ?? []);
  const texts = [request.message, ...since, request.userContext, ...textsOfAnswers(request.answers ?? {})];
  const lastTap = since.flatMap((text) => dangerTapOf(text) ?? []).at(-1);
  const wasAsked = replies.some((reply) => reply.includes(asks));
  if (goodbyeIn(talk)) return withHelp(talk, bye);
  if (saysYes(talk)) return withHelp(talk, words.danger.dying);
  if (lastTap && lastTap !== "nobody") return withHelp(talk, again[lastTap]);
  if (tapOf(request.message) === "more" || (texts.some(isOutrightDark) && !wasAsked))
    return withHelp(talk, asks);
  if (wasAsked) return withHelp(talk, sayNext(talk, stay));
  return withHelp(talk, firstUnsaid(talk, [guesses]) ?? sayNext(talk, stay));
}

/** Returns whether the message says yes to the plain question about dying. */
function saysYes({ request, words, replies }: Talk): boolean {
  const { asks, stay } = words.danger;
  const last = replies.at(-1) ?? "";
  const wasAsked = [asks, ...stay].some((line) => line.includes("?") && last.includes(line));
  const [first = ""] = plainOf(request.message).split(/[\s,.!;:]+/);
  return wasAsked && words.phrases.yes.includes(first);
}

function withHelp({ request, words }: Talk, reply: string): string {
  return joined(reply, request.helpInSight ? undefined : words.helpBelow);
}

/** Returns the texts since the person last tapped that nobody is in danger; all of them if they never did. */
export function sinceDenial(texts: readonly string[]): { since: readonly string[]; wasDenied: boolean } {
  const at = texts.findLastIndex((text) => dangerTapOf(text) === "nobody");
  return { since: texts.slice(at + 1), wasDenied: at >= 0 };
}
