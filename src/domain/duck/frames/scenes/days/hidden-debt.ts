import type { Scene } from "../scene.ts";

export const HIDDEN_DEBT: Scene = {
  id: "hidden-debt",
  cues: [
    [2.4, /\b(?:credit cards?|debt|overdraft|owe about|i owe|gambling|loan|spent (?:all|our|the) savings)\b/],
    [
      2.2,
      /\b(?:doesn't know|don't know about|hasn't seen|hid(?:e|ing|den)|secret|haven't told|stomach ache|ashamed|lied)\b/,
    ],
  ],
  thing: { phrase: "the debt", kind: "state" },
  isTender: true,
  names: ["The other spreadsheet", "Owed, and not told"],
  remarks: [
    [
      /\b(?:stomach|sick|every time)\b/,
      "There's {q}. Your body has been keeping the books that nobody else has seen.",
    ],
    [
      /\b(?:doesn't know|don't know|hasn't)\b/,
      "You wrote {q}. The sum can be paid off; that's the part that charges interest in the meantime.",
    ],
  ],
  headlines: [
    "The sum is one problem, and keeping it alone is the bigger one.",
    "You're paying it off twice, once in money and once in watching your face.",
    "A number told by you is a problem for two; a number found is something else.",
  ],
  openings: [
    "There's a sum, and there's somebody who's planning a life without knowing it. You've been sitting between the two with a straight face, and it's begun to hurt.",
    "The money is finite; it has a figure on it. The hiding hasn't, and it has to be done again every time the subject comes up.",
  ],
  developments: [
    "Told first, it's a confession and a plan. Found later, it's a discovery, and then it's no longer about the money. You still get to choose which, and that's worth more than the sum.",
    "You expect anger about the figure. It's likelier to be about the evenings on which you nodded. So say that part too: ‘I was ashamed, and I let you plan around it.’",
    "It helps to bring something to the table. The total, the rate, what you could pay each month, and one number for free debt advice. It isn't an excuse. It shows that you've stopped looking away.",
    "You're not the first person to want to be seen as the one who manages. It's a reasonable wish, and it's been expensive.",
  ],
  questions: [
    "What would you want, if it were the other way round and you were the one who didn't know?",
    "What's the exact total, today, to the nearest ten?",
    "What are you most afraid they'd think of you, in one word?",
  ],
  insights: [
    "Know the exact number before you say it. It's less than the fear, because the fear has no decimals.",
    "Tell it before the next time the plans come out.",
    "Say the sum, say the shame, then stop and let the other one speak.",
  ],
  steps: [
    "Log in once, write the exact total on a slip, and put it in your wallet. Now it's a number.",
    "Write the first sentence: ‘There's something about money I've been ashamed to tell you.’ Choose the evening.",
    "Look up one free debt advice service and save the number under its own name.",
  ],
  longer: ["Write down every debt in a row: to whom, how much, at what rate. One line each, no comments."],
  prompts: [
    "When did you first decide not to mention it, and what were you protecting?",
    "What did money mean in the house you come from?",
  ],
};
