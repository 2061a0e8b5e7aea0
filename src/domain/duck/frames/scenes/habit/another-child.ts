import type { Scene } from "../scene.ts";

export const ANOTHER_CHILD: Scene = {
  id: "another-child",
  cues: [
    [
      3.2,
      /\b(?:second child|another (?:child|baby|kid)|have a baby|having a baby|whether to have|third child|freeze my eggs)\b/,
    ],
    [0.8, /\b(?:husband says|wife says|whatever you want|clock|i'm 3\d|i'm 4\d|decide)\b/],
  ],
  thing: { phrase: "the decision", kind: "deed" },
  isTender: true,
  names: ["A second, or not", "A decision for two"],
  remarks: [
    [
      /\bwhatever you want\b/,
      "You wrote {q}. It's meant as freedom, and it arrives as leaving you alone with it.",
    ],
    [/\bdecide\b/, "There's {q}. Perhaps because you've been trying to do it by yourself."],
  ],
  headlines: [
    "You're not undecided so much as alone with a decision for two.",
    "You can't work it out, because it isn't a sum.",
    "Before you decide, get a second opinion from the one who'd be up at night as well.",
  ],
  openings: [
    "It's a decision for two people, and it's been handed to you with a kind smile. No wonder it doesn't move; you'd have to be brave for both.",
    "There are good reasons on either side, and there's a clock, and none of them tells you what you want.",
  ],
  developments: [
    "It's possible to be given a free hand and to be left alone by it. You could ask for the other half: ‘I don't want permission. I want to know what you'd want if I didn't exist.’",
    "Money and sleep and space can be counted, so they get counted. Under them there's usually one picture, a full table, a free morning, that does the deciding. It's worth finding out what yours is, and telling it.",
    "There's loss both ways, and that's why no list helps. You'd be choosing which you can be sad about in peace.",
    "If the clock worries you, ask a doctor what it really says for you. A fact from them is easier to think with than a number from the internet.",
  ],
  questions: [
    "Which picture comes up when you don't think: who is at the table?",
    "What would you want to hear from the other one, word for word?",
    "Which regret could you live beside?",
  ],
  insights: [
    "Ask for an opinion, because you've already got permission.",
    "Give it a day on which you talk, and leave it alone until then.",
    "Both answers can be a good life. That's what makes it hard, and also what makes it safe.",
  ],
  steps: [
    "Send or say: ‘I don't want permission. What would you want, if it were only yours to say?’",
    "Write the number from nought to ten, without thinking, for each of the two. Date it and fold it away.",
    "Write down the picture you see ten years on. Three lines, who is in it and what they're eating.",
  ],
  longer: ["Each of you writes one page about it, alone, and then you swap."],
  prompts: ["What do you hope somebody would decide for you?", "Describe a Sunday in each version."],
};
