import type { Scene } from "../scene.ts";

export const WHETHER_TO: Scene = {
  id: "whether-to",
  cues: [
    [
      3,
      /^(?:do|should|shall) (?:i|we) |\bshould (?:i|we)\b|\b(?:go home or|stay or|or not\?|apply again)\b|\bi can't decide\b|\bneed to choose\b|\bgot an? (?:\w+ ){0,2}offer\b|\boffer (?:in|to|from)\b|\bwants to quit\b/,
    ],
  ],
  names: ["{shortQuestion}", "{thing}, yes or no", "Whether to, so far neither"],
  remarks: [
    [
      /\bshould\b/,
      "You ask {q}. I can't know that, and I can ask you the two or three things that decide it.",
    ],
    [/\bor\b/, "You wrote {q}. Both ends of that have something on them, or it wouldn't be a question."],
  ],
  headlines: [
    "You don't need the answer yet, you need to know what would decide it.",
    "It's one question with three in it: what you'd gain, what you'd lose, what can be undone.",
    "You're asking whether; the quicker question is what you'd need to know.",
  ],
  openings: [
    "It comes down to a yes or a no, and it won't be answered in that form. Questions like that open up when they're taken apart.",
    "It's a real decision, and there's something good on either side of it, so it can't be weighed in one go. Taken apart, it can.",
  ],
  developments: [
    "Take it in three parts: what happens if you do nothing, what the change would cost and bring in the first year, and what couldn't be undone. Usually one of the three is a number or a phone call, and it's the one that has been missing.",
    "Ask what it's for. If you want it in order to get something else, quiet, money, closeness, there may be a shorter road to that, and then the decision shrinks.",
    "Try living with one of the answers for two days without telling anyone, and see what you catch yourself regretting. Then the other for two days. You'll know more than any list could tell you.",
    "Set the day on which it's decided and who has a say. Until that day collect facts; on that day, choose. Deciding a little every evening is the tiring part.",
  ],
  questions: [
    "What happens if you do nothing for a year?",
    "Which single fact, if you had it, would settle it?",
    "Whose wish is it most, and who'd carry it?",
  ],
  insights: [
    "Find the missing fact. There's nearly always one, and it's usually a phone call.",
    "Ask what can't be undone. It's less than it feels like.",
    "Pick the date for deciding, and go off duty until then.",
  ],
  steps: [
    "Write three lines: if nothing changes; what it would cost; what couldn't be undone. One fact each.",
    "Write down the one fact that's missing, and who would know it. Send them the question.",
    "Write ‘yes’ on one slip and ‘no’ on another, draw one blind, and note the first thing you felt.",
  ],
  longer: ["Get the missing number: ring, look up or work out the one fact it hangs on."],
  prompts: [
    "Describe an ordinary Tuesday a year on, in each version.",
    "What would you advise somebody with exactly these facts?",
  ],
};
