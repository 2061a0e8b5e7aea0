import type { Scene } from "../scene.ts";

export const STAY_OR_QUIT: Scene = {
  id: "stay-or-quit",
  cues: [
    [
      3,
      /\b(?:should i quit|quit my (?:job|phd|degree)|leave my job|hand in my notice|should i stay|stay or (?:go|leave|quit|look)|look for something else|resign)\b/,
    ],
    [1, /\b(?:my job|boss|hate|pays well|years|savings|burn\w*|mortgage|sunday)\b/],
  ],
  thing: { phrase: "the job", kind: "state" },
  names: ["Quit, or not yet", "Neither left nor liked"],
  remarks: [
    [
      /^should i (?:quit|leave|stay)\??$/,
      "You wrote {q}. It's three words, so I don't know what from. I'd guess work; tell me if it isn't, and most of this still holds.",
    ],
    [/\bdon't (?:hate|like)\b/, "You wrote {q}. That's why it's hard: nothing is bad enough to push you."],
    [
      /\b(?:quit|leave|stay)\b/,
      "There's {q}. People who are sure don't phrase it like that, in either direction.",
    ],
  ],
  headlines: [
    "You're asking whether to leave; the first question is what you'd be leaving for.",
    "You don't have to choose a life today, only what you'd need to know by spring.",
    "Staying is a decision too, and it's the one you've been making by default.",
  ],
  openings: [
    "You're asking whether to go or stay. It keeps coming back because both answers are expensive, and nobody has worked out either bill.",
    "Part of you has gone to look at the door, and the rest is still at the desk. That's a fair position for an afternoon. It's a tiring one to live in.",
  ],
  developments: [
    "‘Should I quit’ is really three questions: what you can't bear any more, what you'd go to, and how long the money lasts. The third is arithmetic and would take an evening. It would also quieten the other two.",
    "Looking isn't leaving. One conversation somewhere else tells you what you're worth and what you'd miss, and you'd still have your chair on Monday.",
    "Ask what would have to change for you to stay gladly. If it's one person or one task, that can be asked for. If you can't think of anything, that's a kind of answer.",
    "A place can be decent and still be finished for you. You don't need a villain to go, and you don't need a grand plan either.",
  ],
  questions: [
    "What would have to be different in three months for you to be glad you stayed?",
    "How many months could you live on what you have, to the nearest month?",
    "If they let you go tomorrow with a year's pay, what would the first feeling be?",
  ],
  insights: [
    "Work out the money first. It turns a feeling into a date.",
    "One interview is research. It commits you to a clean shirt.",
    "Set a day on which you decide, and stop deciding on the days in between.",
  ],
  steps: [
    "Write two numbers: what a month costs you, and what you have. Divide. That's your answer's deadline.",
    "Write one line: ‘I'd stay gladly if’. Finish it without stopping. If nothing comes in two minutes, write that down.",
    "Message one person who left a place like yours: ‘What do you miss, and what don't you?’",
  ],
  longer: ["Look at three openings properly, and write down which sentence in them made you sit up."],
  prompts: [
    "What did you come for, and when did you last get it?",
    "Which Tuesday do you picture when you picture having left?",
  ],
};
