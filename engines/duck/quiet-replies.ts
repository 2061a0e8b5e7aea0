/** The coach's replies where somebody may be in danger: who can help, and how to reach them. Nothing is said about the reading. */
import type { DangerTap } from "#domain/chat/coach-taps.ts";
import type { ChatRequest } from "#domain/duck/duck-request.ts";
import { wordCount } from "#domain/text/count-words.ts";
import { assessDistress } from "#engines/safety/index.ts";
import { goodbyeIn } from "./coach-message.ts";
import { firstUnsaid, sayNext, type Talk } from "./coach-talk.ts";
import { dangerTapOf, helpTapOf, plainMessage, tapOf } from "./coach-words.ts";
import { mayUse, saidIn, suspicionIn } from "./suspicion.ts";

/** Returns whether somebody may be in danger. What was said before they tapped that nobody is does not count. */
export function isDark(request: ChatRequest): boolean {
  const since = textsSinceDenial(request);
  return request.helpInSight === true || since.some((text) => helpTapOf(text) || isCrisis(text));
}

const isCrisis = (text: string) => assessDistress(text).level === "crisis";

/** Answers a tap that says what is the matter. */
export function replyToDanger(talk: Talk, tap: DangerTap): string {
  const { danger, besideSuspicion } = talk.words;
  if (tap !== "nobody") return danger[tap];
  return mayUse("ask", suspicionIn(saidIn(talk.request)))
    ? sayNext(talk, danger.nobody)
    : besideSuspicion.onceMore;
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
  const plain = plainMessage(request.message);
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
