/** The coach's replies where somebody may be in danger: who can help, and how to reach them. Nothing is said about the reading. */
import { textsOfAnswers } from "../asking/answers.ts";
import type { DangerTap } from "../chat/coach-taps.ts";
import { assessDistress } from "../safety/assess-distress.ts";
import { goodbyeIn } from "./coach-message.ts";
import { firstUnsaid, sayNext, type Talk } from "./coach-talk.ts";
import { dangerTapOf, helpTapOf, plainOf, tapOf } from "./coach-words.ts";
import type { ChatRequest } from "./duck-request.ts";

/** Returns whether somebody may be in danger. What was said before they tapped that nobody is does not count. */
export function isDark(request: ChatRequest): boolean {
  const since = textsSinceDenial(request);
  return request.helpInSight === true || since.some((text) => helpTapOf(text) || isCrisis(text));
}

const isCrisis = (text: string) => assessDistress(text).level === "crisis";

/** Answers a tap that says what is the matter. */
export function replyToDanger(talk: Talk, tap: DangerTap): string {
  const { danger } = talk.words;
  return tap === "nobody" ? sayNext(talk, danger.nobody) : danger[tap];
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
  if (goodbyeIn(talk)) return bye;
  if (saysYes(talk)) return words.danger.dying;
  if (lastTap && lastTap !== "nobody") return again[lastTap];
  if (tapOf(request.message) === "more" || (since.some(isCrisis) && !wasAsked)) return asks;
  return (wasAsked ? undefined : firstUnsaid(talk, [guesses])) ?? sayNext(talk, stay);
}

/** Returns whether the message says yes to the plain question about dying. */
function saysYes({ request, words, replies }: Talk): boolean {
  const { asks, stay } = words.danger;
  const last = replies.at(-1) ?? "";
  const wasAsked = [asks, ...stay].some((line) => line.includes("?") && last.includes(line));
  const [first = ""] = plainOf(request.message).split(/[\s,.!;:]+/);
  return wasAsked && words.phrases.yes.includes(first);
}

/** Returns what the person wrote, for the reading and in the chat, since they last tapped that nobody is in danger. */
function textsSinceDenial({ userContext, answers = {}, earlier = [], message }: ChatRequest): string[] {
  const texts = [userContext, ...textsOfAnswers(answers), ...earlier, message];
  return texts.slice(texts.findLastIndex((text) => dangerTapOf(text) === "nobody") + 1);
}
