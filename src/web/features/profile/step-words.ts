import { SITE } from "../../ui/site.ts";

interface StepWords {
  /** The heading of an onboarding step: the question that it asks. */
  question: string;
  /** What the advisor says beside an onboarding step. */
  line: string;
}

/** The two steps that everybody is asked first, in order. */
export const FIRST_STEP_WORDS = [
  {
    question: `What should ${SITE.advisor} call you?`,
    line: "A first name will do. So will a made-up one.",
  },
  {
    question: `How blunt may ${SITE.advisor} be?`,
    line: "Pick one. You can change it whenever I annoy you.",
  },
] as const satisfies readonly StepWords[];

/** The seven steps of the whole profile, in order. */
export const STEP_WORDS: readonly StepWords[] = [
  {
    question: "Who is asking?",
    line: "The birthday is for your zodiac sign. Leave out what you’d rather keep to yourself.",
  },
  {
    question: "What fills your days?",
    line: "What you’re paid for, and what you’d do anyway. They don’t have to match.",
  },
  {
    question: "Something goes wrong at midnight. What do you do first?",
    line: "Not the interview answer. What you did the last time.",
  },
  {
    question: "Where do you get stuck most?",
    line: "Most people trip over the same stone for years. Which is yours?",
  },
  {
    question: "What carries you, and what takes you down?",
    line: "Often it’s the same thing on different days.",
  },
  {
    question: "Who solves problems the way you do?",
    line: "No duck on the list. It would be unfair.",
  },
  {
    question: "This is what I’ll know about you",
    line: "Anything wrong? Change it here, or leave it out.",
  },
];
