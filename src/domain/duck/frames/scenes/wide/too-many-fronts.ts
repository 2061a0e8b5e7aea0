import type { Scene } from "../scene.ts";

export const TOO_MANY_FRONTS: Scene = {
  id: "too-many-fronts",
  cues: [
    [
      3,
      /\b(?:everything is too much|all at once|too much right now|can't keep up|overwhelm\w*|falling apart|on top of (?:that|everything))\b|\b(?:we're at \d+k|over budget|the budget was|budget was)\b/,
    ],
    [1.4, /(?:[^,.]{3,40},){3}/],
    [1.4, /\b(?:noise|baby|kid|mum|work|report|due|ceiling|news|wedding|deadline|paperwork|roof|kitchen)\b/],
  ],
  names: ["{shortQuote}", "Too many fronts, one person", "All of it, at once"],
  remarks: [
    [/\btoo much\b/, "You wrote {q}. It's a fair summary, and I'd go by the items rather than the total."],
    [/\bbudget|we're at\b/, "There's {q}. That's a number with a trend in it, and numbers can be talked to."],
    [/\bcan't\b/, "You wrote {q}. With that list, nobody could."],
  ],
  headlines: [
    "It isn't one big thing, it's several middle-sized ones standing in one doorway.",
    "You can't do all of it, and you needn't; you need one of them to leave the room.",
    "Nothing here is beyond you, except all of it at the same time.",
  ],
  openings: [
    "You've got several things going, and each would be manageable with the others away. They aren't away, so they borrow weight from one another.",
    "You list it as one breath, and that's how it feels. On paper they're separate, and some of them aren't even yours.",
  ],
  developments: [
    "Sort them by what happens if you leave it until next week. Some will shout and nothing happens. One or two have a date. Those are yours today, and the rest may wait without your permission being asked.",
    "Take the smallest one with an end and end it. It isn't the most important, and it stops one voice; that's what makes the others countable.",
    "There are things on that list that nobody can do, like the news, or other people's opinions. They take as much strength as the real ones, so they should at least have visiting hours.",
    "Somewhere on it there's a thing another person could carry, if it were asked as a task with a time. ‘Could you deal with the ceiling man on Thursday?’ is easier to give than help.",
  ],
  questions: [
    "Which of them has a date, and which only has a voice?",
    "Which one could be somebody else's by tonight?",
    "What would you drop first if you had a fever?",
  ],
  insights: [
    "Dates first, voices later.",
    "End the smallest. It makes the rest countable.",
    "Give one away whole. Half a thing is still yours.",
  ],
  steps: [
    "Write them down in a column, and beside each: date, or none. Circle the nearest date. That's today's.",
    "Text one person: ‘Could you take one thing off me this week?’ and name the thing.",
    "Choose the smallest one that has an end, and do its first two minutes.",
  ],
  longer: [
    "Take the one with the nearest date, put everything else in another room, and give it twenty minutes.",
  ],
  prompts: [
    "What have you taken on that nobody gave you?",
    "What would ‘enough for today’ look like, in one line?",
  ],
};
