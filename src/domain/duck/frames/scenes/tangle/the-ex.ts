import type { Scene } from "../scene.ts";

export const THE_EX: Scene = {
  id: "the-ex",
  cues: [
    [
      3,
      /\b(?:ex (?:texted|messaged|called|wrote|is|wants)|get back together|thinking of you|over (?:him|her|them) yet|his keys|her keys)\b/,
    ],
    [0.8, /\b(?:2 ?am|replies|deleted|typed|miss|blocked|broke up|text)\b/],
  ],
  thing: { phrase: "the reply", kind: "talk" },
  isTender: true,
  names: ["{tally}, all deleted", "An old number, lit up"],
  remarks: [
    [
      /\b(?:typed|deleted)\b/,
      "You wrote {q}. That's a whole conversation already, and you've been polite enough to have it alone.",
    ],
    [
      /\b(?:texted|wrote|called)\b/,
      "There's {q}. It asks nothing and it gets all of your attention. That's a good trade for one of you.",
    ],
  ],
  headlines: [
    "You were sent three words and a feeling, and no question that needs an answer.",
    "What you want to say and what you want to happen are two different messages.",
    "You don't owe a reply to a mood somebody had.",
  ],
  openings: [
    "Somebody you were done with, or nearly, has reached over and touched the water. Now you're the one with the rings.",
    "Each reply you think of is a different future. No wonder none of them gets sent.",
  ],
  developments: [
    "Before the wording comes the wish. Do you want them back, do you want them to be sorry, or do you want to have the last word in the nice voice? Each of these has a different reply, and one of them has none.",
    "A message at that hour tells you how somebody felt at that hour. If it's meant, it will still be meant at eleven in the morning, in a whole sentence, with a question in it. You may wait for that one.",
    "You deleted what you typed because you knew better at the end of the sentence than at the start. That's your judgement working. It's slow, and it gets there.",
    "Not answering feels rude, and it's only quiet. You can also answer once, truthfully, and close it: ‘I hope you're well. I'd rather not start this again.’",
  ],
  questions: [
    "What would you like to be true a month after you answered?",
    "What's different now from the day it ended?",
    "Which of the ones you deleted was the truest?",
  ],
  insights: [
    "Decide what you want to happen first. The words are easy after that.",
    "Nothing that's true at two in the morning spoils by lunch.",
    "You can miss someone and leave the message where it lies.",
  ],
  steps: [
    "Write on paper, where it can't be sent, what you'd want to happen. One line. Then look at the phone.",
    "Silence that conversation until tomorrow noon. It's one setting, and it isn't an answer.",
    "Write the reason it ended in seven words or fewer, and read it before you reply.",
  ],
  longer: ["Ring a friend who was there at the time, and ask what you were like then."],
  prompts: [
    "What do you miss: the person, or being thought of?",
    "What would you have liked to be sent instead?",
  ],
};
