import type { Scene } from "../scene.ts";

export const NOT_KNOWING_WHAT: Scene = {
  id: "not-knowing-what",
  cues: [
    [
      3.2,
      /\b(?:don't know what (?:i want|to do with my life)|what do i want|no idea what i want|what i want (?:from|in|out of) life|no direction|feel(?:ing)? lost)\b/,
    ],
    [0.8, /\b(?:everyone else|friends|age|job|life|should)\b/],
  ],
  thing: { phrase: "the question", kind: "other" },
  names: ["Wanting, no object yet", "What I want, unknown"],
  remarks: [
    [
      /\b(?:don't know|no idea)\b/,
      "You wrote {q}. It's a big question to ask in one piece, and nobody I know of has answered it that way.",
    ],
    [/\blost\b/, "There's {q}. Lost is a position too; you only need the next street."],
  ],
  headlines: [
    "You needn't know what you want; it's enough to know what you'd like on Saturday.",
    "Wanting is a small muscle, and you've been asking it to lift a whole life.",
    "You do know what you don't want, and that's a place to begin.",
  ],
  openings: [
    "You're asking for the whole answer at once, what to want and for how long. It doesn't come like that. Small wants come first, and they're easy to miss when you're listening for a large one.",
    "Not knowing what you want can be a fact, and it can be what remains when every wish got checked for being sensible before it was allowed in. Only you can tell which.",
  ],
  developments: [
    "You've been trying to think it out, and thinking gives you arguments, which come out even. Wanting shows in what you do when nobody's counting: what you read to the end, whom you ring back, what makes you look up.",
    "So leave the life out of it for a week and collect evidence. Once a day, note one thing you'd have liked more of and one you'd have liked less of. Seven lines of that know more than a month of asking.",
    "It may also be tiredness. A tired person wants nothing, and takes it for a philosophy. If a good night changes the answer, that was the answer.",
    "Often there's a wish in the room already, and it's been ruled out as silly, late or expensive. You're allowed to say it without doing it. It's only a sentence.",
  ],
  questions: [
    "What did you last do for longer than you'd meant to?",
    "Whom do you envy, and for which single hour of their day?",
    "What would you want if it didn't have to be explained to anyone?",
  ],
  insights: [
    "Start with less and more. ‘Less of that, more of this’ is already a direction.",
    "Wants come in sizes. Take the small ones seriously and the large one gets braver.",
    "What you dismissed first is worth a second look.",
  ],
  steps: [
    "Write two lines about yesterday: one thing you'd have liked more of, one you'd have liked less of. Do it again tomorrow.",
    "Finish this five times, fast, no sense required: ‘I'd quite like’. Underline the one that made you smile.",
    "Choose one small thing for Saturday only because you'd like it. Write it down with an hour.",
  ],
  longer: ["Go out for twenty minutes and turn wherever you feel like turning. Notice that you can."],
  prompts: [
    "What did you want at eleven, before you knew what was sensible?",
    "Whose wishes do you know better than your own?",
  ],
};
