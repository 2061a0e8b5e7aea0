import type { KnotFrames } from "./knot-frames.ts";

/** For dark texts: plain and kind, no jokes, nobody brought in, nothing to achieve. */
export const HEAVY: KnotFrames = {
  openings: [
    "That's a lot to be carrying, and you put it into words anyway.",
    "I read all of it. I won't be clever about it.",
    "This sounds heavy, and it sounds as if it's been heavy for some time.",
    "You've told it straight. Thank you for that.",
    "It's been hard, you say. I take you at your word.",
  ],
  developments: [
    "You don't have to solve it tonight. Nothing on this page needs you to be quick or strong.",
    "When everything hurts at once, the useful size of a plan is about an hour.",
    "A card can't lift this, and neither can a duck. A person who knows you might lift a corner of it.",
    "Being worn down makes every thought sound final. Most of them aren't.",
    "Whatever you did or didn't do, you're still somebody who's allowed to ask for company.",
    "It may help to say it once more, to someone who can answer with a face.",
    "Small, dull, kind things count at the moment: water, a window, a coat, a voice.",
  ],
  questions: [
    "Who could sit with you for an hour without needing you to be all right?",
    "What's the least that would make tonight a little easier?",
    "Which part of this would you hand over first, if someone held out a hand?",
    "What has helped before, even by a very little?",
  ],
  headlines: [
    "This is heavy, and you needn't carry all of it by yourself tonight.",
    "You've said something hard, and that counts for more than any plan today.",
    "Nothing has to be solved this evening; you only need the next hour.",
    "It hurts because it matters, and you're allowed some company with it.",
  ],
  insights: [
    "One hour is a fair size for a plan right now.",
    "Telling one person how it really is may be the most useful thing you do this week.",
    "You can put off every decision that isn't about today.",
    "Rest isn't a reward for having coped. It's how you get to the next bit.",
    "A tired mind writes in capital letters. Read it again after sleep and food.",
  ],
  steps: [
    "Send one person you trust these three words: today is hard.",
    "Drink a glass of water by a window, and stay there for two minutes.",
    "Write down one name you could ring tonight, and put it by the phone.",
    "Put on something warm and sit somewhere with a light on.",
  ],
  prompts: [
    "What would you want somebody to understand about this, without having to explain it?",
    "Who has been gentle with you before, and what did they do?",
    "What could be left undone tomorrow, so that there's a bit more room?",
  ],
};
