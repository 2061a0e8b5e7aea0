import type { Scene } from "../scene.ts";

export const TWO_MAKERS: Scene = {
  id: "two-makers",
  cues: [
    [
      2.8,
      /\b(?:co-?writer|co-?author|collaborator|wants to change (?:the|my|our)|adds (?:a few )?comments|creative differences|rewritten the same|disagree (?:on|about) (?:the|our))\b/,
    ],
    [1, /\b(?:ending|draft|proposal|messages|due|script|book|point|rewrit\w+|four times)\b/],
  ],
  names: ["{thing}, {times} over", "Two minds, one draft"],
  remarks: [
    [
      /\b(?:whole point|the point)\b/,
      "You wrote {q}. That's the sentence to say, with the reason after it, and before the draft is open.",
    ],
    [
      /\b(?:stopped answering|comments|messages)\b/,
      "There's {q}. That's where the disagreement has been living.",
    ],
    [
      /\bdon't (?:even )?know\b/,
      "You wrote {q}. Everything else you sent is packing round that. Open with it the next time you two talk.",
    ],
  ],
  headlines: [
    "Two people can work on {thing} for ever, as long as neither may finish it.",
    "You two disagree about what it's for, and you've been fighting it out in the wording.",
    "There are two versions in your heads and one file, and nobody has said so aloud.",
  ],
  openings: [
    "Two people are making one thing, and the thing has become the place where they don't agree. It goes back and forth, and each round changes words and settles nothing.",
    "It looks like a matter of taste. It's more a matter of who decides, and nobody fixed that while it was still going well.",
  ],
  developments: [
    "Take the text off the table for half an hour and ask each other one question: what should somebody feel or do at the end of it? If the answers differ, you've found it, and no amount of editing would have.",
    "Somebody needs the last word, and it can be shared out: one of you has it on this part, the other on that. It sounds childish. It's how most pairs who last have done it.",
    "Being overruled hurts less than being edited by stealth. If you fold in changes you don't agree with, say so next to the line, once. Otherwise it comes back in the next round, wearing different words.",
    "There's a date, and the date is on the side of whoever is less afraid of it. Use it: by such a day you both write one page saying what stays. Compare those before touching the rest.",
  ],
  questions: [
    "Which of you two can say ‘finished’, and does the other one know?",
    "What would you give up to keep the part you mean?",
    "Which of the changes did you take in only to keep the peace?",
  ],
  insights: [
    "Agree on what it's for, then on who decides, then on words. In that order.",
    "Count the changes you accepted without agreeing. That's where it comes back from.",
    "The quarrel you two are too polite for is being carried out in the margins.",
  ],
  steps: [
    "Before you open the file again, send one line: ‘Which of us two says it's finished?’",
    "Write one sentence: at the end of it, somebody should. Ask the other one for theirs.",
    "Mark the one place you wouldn't give up, and the one you would. Offer the second for the first.",
  ],
  longer: ["Read the version you liked best with no pen in your hand. If you'd sign it, stop there."],
  prompts: [
    "Which of the other one's changes did you let stand only to keep the peace?",
    "What did the two of you want from it on the first day?",
  ],
};
