import type { Scene } from "../scene.ts";

export const MACHINE_AT_WORK: Scene = {
  id: "machine-at-work",
  cues: [
    [2.5, /\b(?:ai|chatgpt|copilot|automat\w+|llm|the model|robots?|machine learning)\b/],
    [
      1.2,
      /\b(?:replac\w+|retrain|my job|redundan\w+|laid off|obsolete|document everything|my (?:work|profession|career)|manager|layoffs?|cheaper|worthless|years)\b/,
    ],
  ],
  thing: { phrase: "the work", kind: "state" },
  names: ["Writing down my own job", "{longspan}, then the machine"],
  remarks: [
    [
      /\b(?:retrain|fight|shut up)\b/,
      "You wrote {q}. They look like three lives. For the next month they're three small experiments.",
    ],
    [
      /\b(?:won't replace|replace)\b/,
      "There's {q}. It's a mood and no plan: it has neither a task nor a date in it.",
    ],
    [
      /\b(?:document|for the model)\b/,
      "You wrote {q}. I'd want that discussed with you in the room, and so far you're only asked to type.",
    ],
    [
      /\b(?:worth|point|obsolete|years)\b/,
      "There's {q}. That's where it gets personal, and it's fair that it does.",
    ],
  ],
  headlines: [
    "You can't decide what the machine takes; you can decide what you ask, and by when.",
    "You've been asked to write down what you know, so you're the one holding it.",
    "The fear is reasonable, the silence around it isn't.",
  ],
  openings: [
    "Something is being brought in, you're told not to worry, and nobody has said what happens to you on which day. Worry is what grows in that gap; it isn't a weakness of yours.",
    "You know this work from the inside, and now a part of it may be done by something that doesn't. You're expected to be calm, useful and grateful, all in the same quarter.",
  ],
  developments: [
    "‘It won't replace anyone’ is a mood and no plan. A plan has tasks in it: which of mine go, which stay, who checks the output, who answers when it's wrong. You may ask for that list.",
    "What you do has two layers: what can be written down, and what you notice before anyone asks. The second is where you're expensive. Nobody sees it unless you name it, in words a manager can repeat.",
    "Fighting, retraining and keeping quiet look like three lives. For the next month they're three small experiments: one question asked, one evening of trying the tool, one conversation elsewhere.",
    "You're mourning something as well, a skill that took years and that you liked having. It's allowed to be sad and practical on the same day.",
  ],
  questions: [
    "Which mistake would be made in your first week away that nobody would notice until it was expensive?",
    "What would you ask your manager if you were sure of staying?",
    "Which part of the work would you gladly hand over, and which would you defend?",
  ],
  insights: [
    "Ask for tasks and dates. Reassurance has neither.",
    "Keep a list of what you caught that week. It's your evidence, whatever happens.",
    "An hour with the tool on your own hardest case tells you more than a month of headlines.",
  ],
  steps: [
    "Write the one line you'd send: ‘Which of my tasks are meant to change by summer, and who checks the result?’",
    "List three things you caught lately that a quick version would have missed. Plain words, no modesty.",
    "Write the name of one person who left a job like yours and is fine. Ask them one question today.",
  ],
  longer: ["Give the tool one of your own hard cases and mark its work in red. Keep the page."],
  prompts: [
    "What are you proud of in this work that never appeared in a job description?",
    "What would you do with the skill if the job weren't its only home?",
  ],
};
