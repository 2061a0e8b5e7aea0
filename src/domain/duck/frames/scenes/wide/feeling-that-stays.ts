import type { Scene } from "../scene.ts";

export const FEELING_THAT_STAYS: Scene = {
  id: "feeling-that-stays",
  cues: [
    [
      3,
      /\b(?:(?:still|so) (?:angry|hurt|sad|jealous|ashamed|bitter)|why am i like this|feel (?:so )?(?:guilty|ashamed|stupid|alone)|hate myself|what'?s wrong with me)\b|^my \w+ (?:are|is) better than me/,
    ],
  ],
  isTender: true,
  names: ["{shortQuote}", "A feeling that stays", "A feeling with no errand"],
  remarks: [
    [
      /\bstill angry\b/,
      "You wrote {q}. The apology was for what was done. The anger may be about something it didn't mention.",
    ],
    [/\bwhy am i\b/, "You ask {q}. It has no answer in that size. ‘What happened today at four’ might."],
    [/\bguilty\b/, "There's {q}. Guilt is fond of people who are already doing the work."],
  ],
  headlines: [
    "The feeling isn't wrong; it hasn't been asked what it wants yet.",
    "You've been trying to get over it, and it's been trying to tell you something.",
    "You're judging yourself for a feeling that's only doing its job.",
  ],
  openings: [
    "There's a feeling that ought to be gone by now, or oughtn't to be there at all, and it hasn't read the rules. So now you've got it and you've got being cross with yourself about it.",
    "You've brought a feeling with hardly a story attached. That's all right. It means you've stopped explaining it, and that's often when it can be looked at.",
  ],
  developments: [
    "A feeling that stays is usually waiting for one thing: to be said, to be believed, or for something to change. Find out which of the three. If it's the first, a page will do. If it's the last, the page won't.",
    "Being told sorry closes a matter for the one who says it. For the other, it opens a question, such as ‘and next time?’ You may say so: ‘Thank you. I believe it. I'm not done being angry, and I'd like you to know what about.’",
    "‘Why am I like this’ can't be answered because it's about all of you. Make it smaller: this week, that hour, what had just happened. People aren't like something all day long.",
    "You can carry it and still do the next thing. Nobody has to be at peace first to make a call, or to have a good hour.",
  ],
  questions: [
    "What did it want to happen that hasn't?",
    "When did you notice it today, and what had just been said?",
    "Who could hear it without trying to fix it?",
  ],
  insights: [
    "Ask it what it's for. Then decide if it gets it.",
    "Make the question smaller until it has an hour in it.",
    "You needn't stop feeling it to stop being run by it.",
  ],
  steps: [
    "Finish this twice: ‘I'm still’, and ‘because nobody has’. Don't tidy it.",
    "Write down when it came up today, and the minute before. Two lines.",
    "Tell one person: ‘I don't need advice. Can I just say a thing?’",
  ],
  longer: ["Walk for twenty minutes and say it aloud, all of it, as unfairly as you like."],
  prompts: [
    "What would it say if it were allowed to be unreasonable?",
    "Who taught you that this feeling has a time limit?",
  ],
};
