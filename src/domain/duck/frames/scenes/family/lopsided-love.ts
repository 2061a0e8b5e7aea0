import type { Scene } from "../scene.ts";

export const LOPSIDED_LOVE: Scene = {
  id: "lopsided-love",
  cues: [
    [
      3,
      /\b(?:like my (?:brother|sister) more|(?:love|prefer)s? my (?:brother|sister)|favou?rite child|golden child|black sheep)\b/,
    ],
  ],
  thing: { phrase: "the comparison", kind: "other" },
  isTender: true,
  names: ["The other one, always", "Second favourite, still counting"],
  remarks: [
    [
      /\bhow that sounds\b/,
      "You wrote {q}. It sounds like somebody who's noticed the same thing for thirty years.",
    ],
    [/\bmore\b/, "There's {q}. One doesn't grow out of that question, only out of asking it aloud."],
  ],
  headlines: [
    "You can be grown up and still count the slices.",
    "You've been measuring love by what you can see of it, and they may be showing it in another coin.",
    "It may even be so; the question is what you'd do with the rest of the afternoon.",
  ],
  openings: [
    "It's a child's question in a grown person's kitchen, and it's still a fair one. You've noticed a difference. You'd like it either explained or denied.",
    "You know how it sounds, so you've kept it to yourself, and there it has stayed the age it was.",
  ],
  developments: [
    "It may be true in part. Parents often find one child easier, and worry more about the other, and call both of it love. The easier one gets the laughing. The other one gets the trust that there's no need to ask.",
    "You've collected the evidence for a long time, and evidence that's collected always agrees. Try one month of writing down the other sort, the call, the dish they made because you like it. You needn't believe it. Just let it in the file.",
    "You could ask for something rather than about something. ‘Could the two of us have lunch, just us?’ gets you more of what you want than ‘do you love me as much’, and nobody has to defend themselves.",
    "Your brother or sister didn't arrange it, and may have a version in which it's you. That would be a conversation worth one awkward beer.",
  ],
  questions: [
    "What would they have to do, on an ordinary Sunday, for you to feel it?",
    "What did you get that the other one didn't?",
    "When did you first notice, and how old is the one who's asking?",
  ],
  insights: [
    "Ask for time with them. It can be granted, and a ranking can't.",
    "Let the other evidence into the file too.",
    "You don't have to win that any more to be all right.",
  ],
  steps: [
    "Send one of them: ‘Lunch, just the two of us, the week after next?’",
    "Write down one thing they did for you that they never did for the other. It may be small.",
    "Write your age when you first noticed, and one line to that child.",
  ],
  longer: ["Ring and ask one of them about their own place among brothers and sisters."],
  prompts: [
    "What did you have to be, to be noticed?",
    "What would change if it were true and it were all right?",
  ],
};
