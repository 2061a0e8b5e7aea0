/** The questions under the card as they stand: what is on the page, what was answered, and what is typed and not sent. */
import { ANSWER_MAX, type Answers, type PlannedTime } from "#domain/asking/answers.ts";
import type { RemarkKind } from "#domain/asking/asking-words.ts";

/**
 * The screens of the questions, in their order. means: what they do when the obstacle comes · words: the words of an act that
 * is to say or to write something · there: whether the act gets them to the difference that they named
 */
export const STEPS = ["heavy", "difference", "obstacle", "means", "act", "words", "there", "when"] as const;
export type Step = (typeof STEPS)[number];

/** The steps with a field for a line of the person's own. */
export const TYPED_STEPS = ["difference", "obstacle", "means", "act", "words", "when"] as const;
export type TypedStep = (typeof TYPED_STEPS)[number];

export interface Asking {
  /** The step that is on the page; `null` once the last one is answered or skipped. */
  at: Step | null;
  answers: Answers;
  /** What stands in the fields and was not sent yet. */
  typed: Partial<Record<TypedStep, string>>;
  /** The steps at which Rob has asked back. He does so once at most. */
  remarked: readonly Step[];
  /** What Rob asks back about the answer that was just sent; `null` if nothing. */
  remark: RemarkKind | null;
  /** Whether the person has said if the act gets them to the difference. It is asked once. */
  isHeld: boolean;
}

/** Returns the answers, with the line that stands in the field of the step on the page and was not sent, if it is not too long. */
export function answersSoFar({ at, answers, typed }: Asking): Answers {
  const step = TYPED_STEPS.find((each) => each === at);
  const text = step && typed[step]?.trim();
  return step && text && text.length <= ANSWER_MAX ? withLine(answers, step, { text }) : answers;
}

/** Returns the answers with a line that was typed at a step. */
export function withLine(answers: Answers, step: TypedStep, line: PlannedTime): Answers {
  const { text } = line;
  const added: Record<TypedStep, Answers> = {
    difference: { difference: text },
    obstacle: { obstacle: { ...answers.obstacle, text } },
    means: { obstacle: { ...answers.obstacle, then: text } },
    act: { act: text },
    words: { words: text },
    when: { when: line },
  };
  return { ...answers, ...added[step] };
}
