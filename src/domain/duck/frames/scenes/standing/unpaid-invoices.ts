import type { Scene } from "../scene.ts";

export const UNPAID_INVOICES: Scene = {
  id: "unpaid-invoices",
  cues: [
    [
      3.2,
      /\b(?:hasn't paid|haven't paid|not paid (?:me|the)|unpaid|owes? me money|late payment|chas(?:e|ing) (?:the )?(?:invoice|payment|money)s?)\b/,
    ],
    [1, /\b(?:invoices?|client|[£$€] ?\d+|keep (?:doing|working)|annoyed)\b/],
  ],
  thing: { phrase: "the unpaid bill", kind: "deed" },
  names: ["{tally}, still working", "Owed, and still polite"],
  remarks: [
    [
      /\b(?:afraid|annoyed|scared)\b/,
      "You wrote {q}. They owe you money and you're the one who's worried about the mood.",
    ],
    [/\bkeep\b/, "There's {q}. So from where they stand, nothing is overdue."],
  ],
  headlines: [
    "As long as you keep working, there's nothing for them to be late with.",
    "You're lending money to a client who never asked for a loan.",
    "You're afraid of annoying them, and they aren't afraid of annoying you.",
  ],
  openings: [
    "You've done the work, they've got it, and the money hasn't come. You go on delivering, because asking feels like a quarrel. Sending an invoice already was asking; this is only the second half.",
    "There's money owed, and there's politeness, and so far the politeness has been paying.",
  ],
  developments: [
    "Their accounts department doesn't know that you're being nice. It pays whoever asks, in the order in which they ask. A reminder with the number, the date and the sum is the most ordinary letter in any office.",
    "The only lever you have is the work you haven't done yet. ‘I'll carry on with the next part as soon as the open invoices are settled’ is friendly, factual, and puts the two things in the right order.",
    "If that costs you the client, then what you'd lose is one who doesn't pay. Put it in a number: so many more weeks like this, and you've worked for nothing.",
    "It may be a mistake at their end; it often is. You'd find out in one phone call, and you'd have spent the worry on nothing.",
  ],
  questions: [
    "How many more hours will you put in before the first one is paid?",
    "Who in that house actually presses the button, by name?",
    "What would you tell a friend who showed you those dates?",
  ],
  insights: [
    "Stop the work before you raise your voice. It's the calmer of the two.",
    "A reminder is admin. Only one of you is treating it as a feeling.",
    "From now on, part of it in advance. Decent clients don't blink.",
  ],
  steps: [
    "Send this now: ‘The attached invoices are overdue. When can I expect payment?’ Numbers, dates, sum. No ‘sorry to bother you’.",
    "Write down the open sums with their dates and add them up. Put the total on a slip where you work.",
    "Write one line: ‘I'll carry on as soon as the open invoices are settled.’ Save it as your next reply.",
  ],
  longer: ["Ring their accounts department and ask for the date and the name of whoever pays."],
  prompts: ["What do you think happens after you ask?", "Where did you learn that money is rude?"],
};
