import type { Scene } from "../scene.ts";

export const UNTOLD_LIKING: Scene = {
  id: "untold-liking",
  cues: [
    [
      3,
      /\b(?:in love with|have feelings for|feelings for|a crush|fancy (?:him|her|them|this|my)|unrequited|into (?:him|her) but)\b/,
    ],
    [
      3,
      /\b(?:saying|say|tell\w*|told) (?:\w+ )?(?:that )?i (?:like|love) (?:her|him|them)\b|\bhow i feel about (?:her|him|them)\b/,
    ],
    [1, /\b(?:just a friend|best mate|friend ?zone|notes app|this (?:girl|guy|boy|woman|man))\b/],
  ],
  thing: { phrase: "the message", kind: "talk" },
  names: ["Written, saved, not sent", "Liked, and not told"],
  remarks: [
    [
      /\b(?:in love|i (?:like|love) (?:her|him|them)|feelings for)\b/,
      "The part that matters is {q}. Everything else you wrote is about what might happen to that sentence.",
    ],
    [
      /\brereading\b/,
      "You wrote {q}. By now you know it better than its reader ever would, and that's the wrong way round.",
    ],
    [
      /\b(?:weird|awkward|ruin)\b/,
      "{Q}, you ask. It might, for a while. It's already a little weird for one of you.",
    ],
    [/\b(?:mate|friend)\b/, "There's {q}. It may have been a kind sentence and it still landed like a door."],
  ],
  headlines: [
    "You're guarding what you have with them from the one sentence that would tell you what it is.",
    "What you feel is settled; what's open is whether they get to know it.",
    "You aren't afraid of the words, you're afraid of the day after them.",
  ],
  openings: [
    "You like someone, you know it, and the only one you haven't told is the person it's about. So every ordinary meeting now has a second meeting going on underneath it.",
    "There's a thing you feel and a thing you show, and you've been standing in the gap between the two. That's tiring even when nothing happens.",
  ],
  developments: [
    "As long as it isn't said, you can't be refused, and you can't be chosen either. You get to keep the hope, and you pay for it by watching every word they say for a sign.",
    "A long message asks for a long answer, and that's what makes it frightening. ‘I like you, and I'd rather you knew’ leaves the other person room to be kind.",
    "The awkwardness you dread has a size. It's a few stiff days, perhaps a few weeks, and you'd both have seen worse. Not knowing has no end date at all.",
    "You might lose something, and it's fair to count that. Count the other thing too: you're already acting, and they may already have felt it.",
  ],
  questions: [
    "If the answer were a kind no, what would you do with all that attention next week?",
    "What would you like to have happened by this time next year?",
    "Which would you rather remember in a year, that you asked or that you were careful?",
  ],
  insights: [
    "Say it so that a no is easy to give. It's the fastest way to a true yes.",
    "You've been preparing the perfect wording. The other person needs one honest line and a way out.",
    "Separate the two questions: what you feel, and what they do with it. Only the first is yours.",
    "Waiting for a sign makes everything a sign. One plain question would give you your head back.",
  ],
  steps: [
    "Cut what you'd say down to one line: what you feel, and that no answer is owed. Save that one, delete the rest.",
    "Say the sentence aloud once, as you'd say it walking next to them. Keep the words that survived your mouth.",
    "Pick the day you'd next be alone with them for five minutes, and write the first six words under it.",
  ],
  longer: ["Ask them for a coffee or a walk, only that. See how it feels to want the answer."],
  prompts: [
    "What are you hoping they'd say, word for word, and what would you say back?",
    "What have you been doing instead of telling them?",
  ],
};
