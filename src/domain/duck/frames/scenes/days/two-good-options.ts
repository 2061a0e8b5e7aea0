import type { Scene } from "../scene.ts";

export const TWO_GOOD_OPTIONS: Scene = {
  id: "two-good-options",
  cues: [
    [
      2.6,
      /\b(?:two (?:offers|universities|options|jobs|schools|flats)|pros and cons|both (?:offers|options)|can't decide (?:between|whether)|decide by|got into two|choose between)\b/,
    ],
    [
      1,
      /\b(?:list|even|parents want|everyone says|safe|by (?:sunday|friday|monday)|edinburgh|startup|torn)\b/,
    ],
  ],
  thing: { phrase: "the choice", kind: "deed" },
  names: ["Two good doors, {date}", "A list that came out even"],
  remarks: [
    [
      /\b(?:list|lists|even|\d+ to \d+)\b/,
      "You wrote {q}. You've had the result of the list, then: it can't do this for you.",
    ],
    [
      /\b(?:everyone says|want me|parents)\b/,
      "There's {q}. That's somebody else's vote, a fair one to know and to put aside.",
    ],
  ],
  headlines: [
    "The list is even because both are good, so it's down to what you'd regret.",
    "You've asked everyone and counted everything, and nobody has asked which you'd miss.",
    "You're looking for the right answer to a question that has two.",
  ],
  openings: [
    "You have two good things and one of you. That's a nicer trouble than most, and it's still one, because whichever you choose you lose something real.",
    "You've weighed it, and the scales came out level. That isn't because you weighed badly. It's because what decides it doesn't weigh anything.",
  ],
  developments: [
    "A long list treats every reason as one point. But one of those points is worth ten, and you know which, because it's the one you'd be embarrassed to say is the reason.",
    "Others advise the version that would worry them least. That's love, and it's about their sleep. You're the one who has to get up there on a Tuesday in February.",
    "Try it on instead of thinking it. Be somebody who chose the first for one whole day: tell the mirror, look up the bus, picture the evening. Tomorrow the other one. You'll notice which day felt like holding your breath.",
    "Few of these doors lock. People change course, transfer, come back. You're choosing the next year, and you've been judging it as a life.",
  ],
  questions: [
    "If the other one were withdrawn tonight, would you be relieved or would you argue?",
    "Which reason would you leave off the list if your family were reading it?",
    "In which of the two can you see yourself on a bad day, and still there?",
  ],
  insights: [
    "Ask which loss you could live with. It's a better question than which gain is bigger.",
    "Strike every reason that belongs to somebody else, and count again.",
    "Decide a day early. The last day only adds adrenaline.",
  ],
  steps: [
    "Toss a coin. While it's in the air, notice which side you're hoping for. Write that down and leave the coin.",
    "Cross out every point that's about what somebody would think. Look at what's left.",
    "Write the message in which you accept one of them. Don't send it. Notice what your shoulders do.",
  ],
  longer: [
    "Spend twenty minutes as someone who has chosen the one you're less sure of. Look up the street, the bus, the bakery.",
  ],
  prompts: [
    "Describe an ordinary Tuesday in each version, from waking up to the washing-up.",
    "What would you choose if nobody were ever told?",
  ],
};
