// Finds what to ask about an answer, by word lists. A false alarm costs the person one tap, so the lists are short.
import { wordsBetweenBlanks } from "../text/word-phrases.ts";
import { type AnswerRules, rulesFor } from "./answer-rules.ts";
import type { TextLanguage } from "./asking-language.ts";

export type ActRemark = "too-big" | "not-yours" | "only-stop";
export type TimeRemark = "no-time";

/**
 * Returns what to ask about an act: one's own part of somebody else's act, what to do instead of only stopping, or the
 * first bit of what is weeks of work or a decision; `null` where nothing is to ask. The caller asks once at most.
 */
export function judgeAct(text: string, language: TextLanguage): ActRemark | null {
  const { act: rules } = rulesFor(language);
  const whole = wordsBetweenBlanks(text);
  const act = withoutBeginning(whole, rules);
  if (isOthers({ whole, act }, rules)) return "not-yours";
  const done = withoutSpeech(act, rules);
  if (isOnlyStop({ act, done }, rules)) return "only-stop";
  return isTooBig(done, rules) ? "too-big" : null;
}

/**
 * Returns `no-time` for an answer to "When and where?" that leaves the time open. A clock time is a time in any
 * company, a day unless it hangs on a mood, and an occasion or a place unless a vague word stands beside it.
 */
export function judgeTime(text: string, language: TextLanguage): TimeRemark | null {
  const { time: rules } = rulesFor(language);
  const words = wordsBetweenBlanks(text);
  if (words.trim() === "") return null;
  if (rules.clock.test(words)) return null;
  if (rules.mood.test(words)) return "no-time";
  if (rules.day.test(words)) return null;
  return rules.vague.test(words) || !rules.occasion.test(words) ? "no-time" : null;
}

/** Returns whether the act is to say or to write something to somebody, so that its words can be written now. */
export function asksForWords(act: string, language: TextLanguage): boolean {
  return rulesFor(language).act.writing.test(wordsBetweenBlanks(act));
}

type ActRules = AnswerRules["act"];

/** Drops what may stand before an act: "I guess I could just". */
function withoutBeginning(words: string, { before }: ActRules): string {
  let rest = words;
  for (let found = before.exec(rest); found; found = before.exec(rest)) rest = rest.slice(found[0].length);
  return rest;
}

/** Cuts an act behind a word such as "tell", because what is told is no act. */
function withoutSpeech(words: string, { speaking }: ActRules): string {
  const found = speaking.exec(words);
  return found ? `${words.slice(0, found.index + found[0].length)} ` : words;
}

function isOthers({ whole, act }: { whole: string; act: string }, rules: ActRules): boolean {
  if (rules.own.test(whole)) return false;
  return rules.othersFirst.test(whole) || rules.othersFirst.test(act) || rules.others.test(act);
}

function isOnlyStop({ act, done }: { act: string; done: string }, rules: ActRules): boolean {
  if (!rules.stopFirst.test(done) && !rules.stop.test(done)) return false;
  return !rules.instead.test(act) && !rules.doing.test(act);
}

/** A big matter, such as one's life or "all the", is small enough in the hands: "put all the letters on the table". */
function isTooBig(act: string, rules: ActRules): boolean {
  if (rules.small.test(act)) return false;
  if (rules.big.test(act)) return true;
  if (rules.bigMatters.test(act) && !rules.hands.test(act)) return true;
  return rules.bigFirst.test(act) && !rules.doing.test(act);
}
