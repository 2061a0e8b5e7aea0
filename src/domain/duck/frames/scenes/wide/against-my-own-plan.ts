import type { Scene } from "../scene.ts";

export const AGAINST_MY_OWN_PLAN: Scene = {
  id: "against-my-own-plan",
  cues: [
    [
      3,
      /\b(?:it's always \d|i say i'll|i keep (?:checking|eating|buying|telling myself|promising)|can't (?:concentrate|focus|stop)|i check again|missed one day|broke my streak|forgot to)\b/,
    ],
    [1, /\b(?:go to bed|\d ?am|again|every night|streak|challenge|promise)\b/],
  ],
  names: ["{shortQuote}", "Promised daily, kept rarely", "The plan, and then night"],
  remarks: [
    [/\balways\b/, "You wrote {q}. There's no surprise left in it, and that's useful: you know the hour."],
    [
      /\b(?:i say|i'll|promis)/,
      "There's {q}. It's said by the one who's rested and kept by the one who isn't.",
    ],
    [
      /\b(?:missed|forgot)\b/,
      "You wrote {q}. One is an accident. It only becomes a rule if you let it count as one.",
    ],
  ],
  headlines: [
    "You make the plan in the morning and hand it to somebody tired.",
    "It isn't willpower you're short of; it's a plan for the minute in which it goes wrong.",
    "You've been promising the end of it, and the beginning is where it's decided.",
  ],
  openings: [
    "There's what you plan and there's what happens, and by now you could set a clock by the difference. Being strict about it hasn't helped, or you'd be done.",
    "You know what you want, you say it to yourself, and another one of you takes over at a certain hour. That one isn't your enemy. That one has a reason, and it's worth asking.",
  ],
  developments: [
    "Go back from the moment when it fails. There's a last minute in which it's still easy, before the phone, before the sofa, before the next one. Put something in that minute, an alarm, a closed door, a person, and leave the willpower alone.",
    "It gives you something, or you'd have stopped: an hour that's nobody's, a bit of calm, the feeling of being sure. Get that on purpose earlier in the day and the pull gets weaker by itself.",
    "Missing once does nothing. It's the story about missing that ends it: now it's broken, so why. Plan the second start as part of the plan; that's the only skill in it.",
    "Make it so small that it's silly to refuse. Ten minutes earlier. One page. A single line. You can do more, and you've kept it either way.",
  ],
  questions: [
    "What's the last minute in which it would still be easy?",
    "What do you get out of it that you don't get anywhere else that day?",
    "What would the smallest version be, that even your tired self would sign?",
  ],
  insights: [
    "Change the minute before. The minute itself is already lost.",
    "Get what it gives you somewhere else, earlier.",
    "Start again in the middle of the week, in the middle of a mess.",
  ],
  steps: [
    "Set one alarm for twenty minutes before it usually goes wrong, and name it after what you'd rather do.",
    "Write down what it gives you, in five words. Then one earlier place to get that.",
    "Do today's smallest version right now. Two minutes count.",
  ],
  longer: ["Prepare the room for it now: what's to be out of reach, what's to be at hand."],
  prompts: [
    "Who's the one who takes over, and what does that one want?",
    "When was the last time it went right, and what was in the minute before?",
  ],
};
