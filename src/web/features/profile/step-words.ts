interface StepWords {
  /** What the step asks, as its heading. */
  question: string;
  /** What the advisor says beside it. */
  line: string;
}

/** The seven steps of onboarding, in order. */
export const STEP_WORDS: readonly StepWords[] = [
  {
    question: "Who is asking?",
    line: "I can’t debug ‘somebody’. A name, a day, a place. The stars come free with the day.",
  },
  {
    question: "What do you make, and what pays for it?",
    line: "The two rarely compile together. That’s not a fault, it’s most of my customers.",
  },
  {
    question: "It broke at midnight. What do your hands do first?",
    line: "Not what you’d put in a job interview. What you did last Thursday.",
  },
  {
    question: "Where do you get stuck most?",
    line: "People trip over the same cable for years. Show me which one.",
  },
  {
    question: "What carries you, and what takes you down?",
    line: "One strength, one weakness. In my logs they usually share a line number.",
  },
  {
    question: "Who solves problems the way you do?",
    line: "There’s no duck on the list. I’d have an unfair advantage.",
  },
  {
    question: "Your debug card",
    line: "Read it like a diff, not like a horoscope. Wrong lines can still be changed.",
  },
];
