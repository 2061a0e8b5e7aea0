import type { Scene } from "../scene.ts";

export const WRONG_ROAD: Scene = {
  id: "wrong-road",
  cues: [
    [
      2.8,
      /\b(?:leave (?:medicine|law|academia|teaching|engineering|the army|the church)|don't want (?:it|the promotion|to be a)|my parents (?:\w+ )?(?:remortgaged|paid|sacrificed|saved)|wrong career|change careers?|too late to change|got the promotion and|regret (?:my|the) (?:degree|career|job))\b/,
    ],
    [1, /\b(?:doctor|lawyer|promotion|already said|thank you|house for this|years|degree|nurse)\b/],
  ],
  thing: { phrase: "the road you're on", kind: "state" },
  names: ["Thanked for, not wanted", "Paid for, not wanted"],
  remarks: [
    [
      /\bremortgaged|paid|sacrificed\b/,
      "You wrote {q}. That's love and a debt in one sentence, and you've been repaying it in years.",
    ],
    [/\bdon't want\b/, "There's {q}. It's short and it doesn't argue. I'd trust it."],
    [/\bthank you\b/, "There's {q}. Saying thanks is manners. It isn't a contract."],
  ],
  headlines: [
    "You got what you were meant to want, and it doesn't fit.",
    "What it cost to get here is spent; the question is what the next years cost.",
    "You can be grateful for it and still not want it.",
  ],
  openings: [
    "You've got something that others worked for, or wished for you, and you don't want it. There's hardly a lonelier thing to say, because everyone's first answer is how lucky you are.",
    "It went the way it was supposed to, and now you're standing in it. The trouble isn't the getting there. It's that somebody else would have been happier to arrive.",
  ],
  developments: [
    "What's been paid is gone in either case; it can't be honoured by paying more. If somebody gave something up for you, what they wanted was probably for you to be all right. You could ask them. It's a frightening question and people answer it better than we think.",
    "Not wanting this isn't yet a plan, and it needn't be one. It's worth finding out what it is you don't want: the work, the hours, the people, or being watched while you do it. Some of those can be changed without leaving.",
    "There are doors inside the building too, part-time, a year out, a side corridor. They look like failure from the main hall. From within they often look like a life.",
    "An answer can be revised if it's done soon and plainly: ‘I was honoured, I said yes too fast, can we talk about what it would be?’ It's awkward for a morning. The alternative is awkward for years.",
  ],
  questions: [
    "If nobody would be hurt, what would you do by the end of the year?",
    "Which part of it would you keep, if you could cut it up?",
    "Whose face do you see when you imagine saying so?",
  ],
  insights: [
    "Find out which part you don't want. ‘All of it’ is tiredness speaking as often as truth.",
    "You owe people your honesty sooner than you owe them your life.",
    "One conversation with someone who left is worth a year of imagining it.",
  ],
  steps: [
    "Write two lists for two minutes: what I'd miss, what I'd never miss. Circle the longest word in each.",
    "Message one person who left a road like yours: ‘Can I ask you three questions?’",
    "Write the sentence you'd say first, starting with ‘I'm grateful, and’. Read it aloud once.",
  ],
  longer: ["Write out one ordinary Wednesday in the version you'd choose, with its rent and its commute."],
  prompts: [
    "When did you first know, and what did you do with that?",
    "What are you afraid it would mean about the years so far?",
  ],
};
