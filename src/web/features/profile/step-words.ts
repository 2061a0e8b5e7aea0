interface StepWords {
  /** The heading of an onboarding step: the question that it asks. */
  question: string;
  /** What the advisor says beside an onboarding step. */
  line: string;
}

/** The seven steps of onboarding, in order. */
export const STEP_WORDS: readonly StepWords[] = [
  {
    question: "Who is asking?",
    line: "I can’t debug “somebody.” A name, a day, a place.",
  },
  {
    question: "What do you make, and what pays for it?",
    line: "They rarely compile together. That’s most of my customers.",
  },
  {
    question: "It broke at midnight. What do your hands do first?",
    line: "Not the interview answer. What you did last Thursday.",
  },
  {
    question: "Where do you get stuck most?",
    line: "People trip over one cable for years. Which is yours?",
  },
  {
    question: "What carries you, and what takes you down?",
    line: "In my logs the two usually share a line number.",
  },
  {
    question: "Who solves problems the way you do?",
    line: "No duck on the list. It would be unfair.",
  },
  {
    question: "Your debug card",
    line: "Read it like a diff. Wrong lines can still be changed.",
  },
];
