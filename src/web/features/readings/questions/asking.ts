/** How the questions under the card go on, as a reducer that knows no elements, clock or storage. */
import type { Answers, ObstacleKind, PlannedTime } from "#domain/asking/answers.ts";
import { languageOf, type TextLanguage } from "#domain/asking/asking-language.ts";
import type { QuestionId, RemarkKind } from "#domain/asking/asking-words.ts";
import { asksForWords, judgeAct, judgeTime } from "#domain/asking/judge-answer.ts";
import { questionsFor } from "#domain/asking/questions-for.ts";
import { readTime } from "#domain/asking/read-time.ts";
import { type Asking, STEPS, type Step, type TypedStep, withLine } from "./asking-state.ts";

export interface AskingPlan {
  questions: readonly QuestionId[];
  language: TextLanguage;
}

/** Returns which questions are asked about a text, and in which language. */
export function planFor(userContext: string): AskingPlan {
  return { language: languageOf(userContext), questions: questionsFor({ userContext }) };
}

export type AskingEvent =
  | { type: "typed"; step: TypedStep; text: string }
  /** A line was sent. An empty one skips the step. `now` is the local date and time. */
  | { type: "sent"; step: TypedStep; text: string; now: string }
  | { type: "sentencePicked"; sentence: string | null }
  | { type: "kindTapped"; kind: ObstacleKind }
  | { type: "timeTapped"; when: PlannedTime }
  | { type: "skipped"; step: TypedStep }
  | { type: "held"; doesGetThere: boolean }
  | { type: "wentBack" };

/** Returns the questions before the first answer. */
export function beginAsking(plan: AskingPlan, answers: Answers = {}): Asking {
  const asking = { at: null, answers, typed: {}, remarked: [], remark: null, isHeld: false };
  return { ...asking, at: stepsOf(asking, plan)[0] ?? null };
}

export function reduceAsking(asking: Asking, event: AskingEvent, plan: AskingPlan): Asking {
  switch (event.type) {
    case "typed":
      return { ...asking, typed: { ...asking.typed, [event.step]: event.text } };
    case "sent":
      return send(asking, event, plan);
    case "sentencePicked": {
      const { heavySentence: _, ...rest } = asking.answers;
      const answers = event.sentence === null ? rest : { ...rest, heavySentence: event.sentence };
      return goOn({ ...asking, answers }, plan);
    }
    case "kindTapped": {
      const { kind, ...rest } = asking.answers.obstacle ?? {};
      const obstacle = kind === event.kind ? rest : { ...rest, kind: event.kind };
      return { ...asking, answers: tidied({ ...asking.answers, obstacle }) };
    }
    case "timeTapped":
      return goOn({ ...asking, answers: { ...asking.answers, when: event.when } }, plan);
    case "skipped":
      return goOn(skip(asking, event.step), plan);
    case "held": {
      const held = { ...asking, isHeld: true };
      return event.doesGetThere ? goOn(held, plan) : arriveAt(held, "act");
    }
    case "wentBack":
      return arriveAt(asking, stepBefore(asking, plan) ?? asking.at);
  }
}

/** Returns the steps that are due with the answers so far, in their order. */
export function stepsOf({ answers, isHeld, at }: Asking, { questions, language }: AskingPlan): Step[] {
  const { difference, obstacle, act } = answers;
  const isDue: Record<Step, boolean> = {
    heavy: questions.includes("heavy"),
    difference: questions.includes("difference"),
    obstacle: questions.includes("obstacle"),
    means: obstacle?.text !== undefined || obstacle?.kind !== undefined,
    act: questions.includes("act"),
    words: act !== undefined && asksForWords(act, language),
    there: act !== undefined && difference !== undefined && (!isHeld || at === "there"),
    when: questions.includes("when"),
  };
  return STEPS.filter((step) => isDue[step]);
}

/** Returns the step before the one on the page; `null` at the first. */
export function stepBefore(asking: Asking, plan: AskingPlan): Step | null {
  const steps = stepsOf(asking, plan);
  const place = asking.at === null ? steps.length : steps.indexOf(asking.at);
  return steps[place - 1] ?? null;
}

const QUESTIONS: Record<Step, QuestionId> = {
  heavy: "heavy",
  difference: "difference",
  obstacle: "obstacle",
  means: "obstacle",
  act: "act",
  words: "act",
  there: "act",
  when: "when",
};

/** Returns the question that a step belongs to. */
export function questionOf(step: Step): QuestionId {
  return QUESTIONS[step];
}

/** Returns whether a step asks on about an answer, without a number of its own. */
export function isFollowUp(step: Step): boolean {
  return QUESTIONS[step] !== step;
}

/** Returns the line that a step's field begins with. */
export function lineOf({ answers, typed }: Asking, step: TypedStep): string {
  return typed[step] ?? sentLine(answers, step) ?? "";
}

function sentLine({ difference, obstacle, act, words, when }: Answers, step: TypedStep): string | undefined {
  const lines: Record<TypedStep, string | undefined> = {
    difference,
    obstacle: obstacle?.text,
    means: obstacle?.then,
    act,
    words,
    when: when?.text,
  };
  return lines[step];
}

function send(asking: Asking, { step, text, now }: AskingEvent & { type: "sent" }, plan: AskingPlan): Asking {
  const line = text.trim();
  if (line === "") return goOn(withoutOwnLine(asking, step), plan);
  const remark = asking.remarked.includes(step) ? null : judge(step, line, plan);
  if (remark !== null) {
    const typed = { ...asking.typed, [step]: text };
    return { ...asking, typed, remark, remarked: [...asking.remarked, step] };
  }
  const { [step]: _, ...typed } = asking.typed;
  const at = step === "when" ? readTime(line, now, plan.language) : null;
  const answers = withLine(asking.answers, step, { text: line, ...(at !== null && { at }) });
  return goOn({ ...asking, typed, answers: tidied(answers, plan) }, plan);
}

/** Removes an obstacle about which nothing was said, and the words of an act that has become one without words. */
function tidied(answers: Answers, plan?: AskingPlan): Answers {
  const { obstacle, words, ...rest } = answers;
  const hasWords =
    words !== undefined && (!plan || (rest.act !== undefined && asksForWords(rest.act, plan.language)));
  return {
    ...rest,
    ...(obstacle && Object.keys(obstacle).length > 0 && { obstacle }),
    ...(hasWords && { words }),
  };
}

/** Takes back a line that is sent empty. What gets in the way keeps its kind, which may have been tapped instead. */
function withoutOwnLine(asking: Asking, step: TypedStep): Asking {
  const { kind } = asking.answers.obstacle ?? {};
  const skipped = skip(asking, step);
  if (step !== "obstacle" || kind === undefined) return skipped;
  return { ...skipped, answers: { ...skipped.answers, obstacle: { kind } } };
}

function judge(step: TypedStep, line: string, { language }: AskingPlan): RemarkKind | null {
  if (step === "act") return judgeAct(line, language);
  return step === "when" ? judgeTime(line, language) : null;
}

/** Takes back what was answered at a step. Without an obstacle there is nothing to do about it, without an act nothing to say. */
function skip({ answers, typed, ...asking }: Asking, step: TypedStep): Asking {
  const { [step]: _, ...otherLines } = typed;
  return { ...asking, answers: withoutLine(answers, step), typed: otherLines };
}

function withoutLine(answers: Answers, step: TypedStep): Answers {
  const { difference, obstacle, act, words, when, ...rest } = answers;
  const { then: means, ...other } = obstacle ?? {};
  const left = {
    ...(step !== "difference" && difference !== undefined && { difference }),
    ...(step !== "obstacle" && {
      obstacle: step === "means" || means === undefined ? other : { ...other, then: means },
    }),
    ...(step !== "act" && act !== undefined && { act }),
    ...(step !== "act" && step !== "words" && words !== undefined && { words }),
    ...(step !== "when" && when && { when }),
  };
  return tidied({ ...rest, ...left });
}

function goOn(asking: Asking, plan: AskingPlan): Asking {
  const place = asking.at === null ? -1 : STEPS.indexOf(asking.at);
  const next = stepsOf(asking, plan).find((step) => STEPS.indexOf(step) > place);
  return arriveAt(asking, next ?? null);
}

function arriveAt(asking: Asking, at: Step | null): Asking {
  return { ...asking, at, remark: null };
}
