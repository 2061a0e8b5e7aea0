import type { Scene } from "../scene.ts";

export const EVENING_DRINK: Scene = {
  id: "evening-drink",
  cues: [
    [
      3.2,
      /\b(?:bottle of wine|drink (?:a|every|most|too)|drinking (?:too|every|more)|evening without|beers? (?:a|every) (?:night|day)|quit drinking)\b/,
    ],
    [0.8, /\b(?:most nights|every night|can't remember|not (?:an alcoholic|falling)|stop|wine)\b/],
  ],
  thing: { phrase: "the evening glass", kind: "other" },
  isTender: true,
  names: ["Most evenings, a bottle", "The last evening without"],
  remarks: [
    [
      /\b(?:remember|without)\b/,
      "You wrote {q}. You checked, and you wrote down what you found. That's more honest than most counting.",
    ],
    [/\bnot\b/, "There's {q}. I believe it, and you still brought it here."],
  ],
  headlines: [
    "You asked when the last evening without was, and that's the right question.",
    "You don't need a word for it to want to know what happens without.",
    "It's been doing something for you, and you could find out what.",
  ],
  openings: [
    "You've noticed something, and nobody made you. It isn't a disaster you're describing. It's a thing that used to be a choice and has become the furniture of the evening.",
    "There's a thing that happens most evenings, and you tried to remember the last time it didn't. That you had to try is what brought you here.",
  ],
  developments: [
    "It has a job, or it wouldn't be there every night: it ends the workday, or keeps something quiet, or fills the chair. When you know which, you can look for another way to get that done, at the same hour.",
    "You needn't swear anything off today. Find out. One evening without, chosen beforehand, written down afterwards, how it was at seven, at nine, at bedtime. That's information nobody can argue with.",
    "If one evening turns out to be much harder than you thought, or your body complains, tell a doctor before you stop altogether; with drink that can matter. They hear it every day, and they don't make the face you're imagining.",
    "Shame is bad at this. It wants a secret and then it wants a glass. Telling one person, in your own dry words, does more than any rule.",
  ],
  questions: [
    "At what minute of the evening does it get decided?",
    "What would come up at nine o'clock if nothing took the edge off?",
    "Whom could you tell, in the words you used here?",
  ],
  insights: [
    "Find the job it does. Then you can look for somebody else to do it.",
    "Measure one evening before you judge all of them.",
    "A doctor is the right person to ask, and it's a shorter talk than you think.",
  ],
  steps: [
    "Choose one evening this week, write it down, and buy something else for your hand to hold.",
    "Write down at what time it starts and what happens in the five minutes before. Just today's.",
    "Tell one person the sentence you wrote here. Word for word is fine.",
  ],
  longer: ["Plan the hour it usually starts: out of the house, with somebody, or in the bath."],
  prompts: [
    "What was the last evening without, and what did you do with it?",
    "What does it let you not think about?",
  ],
};
