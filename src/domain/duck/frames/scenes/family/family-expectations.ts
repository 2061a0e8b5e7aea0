import type { Scene } from "../scene.ts";

export const FAMILY_EXPECTATIONS: Scene = {
  id: "family-expectations",
  cues: [
    [
      2.5,
      /\b(?:parents|mother|mum|mom|father|dad|family|in-laws|grandparents) (?:\w+ )?(?:keep asking|keeps asking|want me to|wants me to|expect\w*|think i should|thinks i should|would be|pressure\w*|don't approve)\b/,
    ],
    [
      2,
      /\b(?:christmas|thanksgiving|getting married|family dinner|come home for|disappoint (?:my|them|him|her))\b/,
    ],
    [1, /\b(?:i don't want to go|said i'd come|change the subject|guilty|duty|culture|tradition)\b/],
  ],
  thing: { phrase: "what they expect", kind: "other" },
  names: ["Their plan, my life", "Expected home, not keen"],
  remarks: [
    [/\bdon't want\b/, "You wrote {q}. It's plain enough to be said out loud too, with a softer voice."],
    [
      /\b(?:keeps? asking|change|changing) (?:the|when|if|\w+ing)\b/,
      "There's {q}. It works, and it has to be done again every time.",
    ],
    [
      /\b(?:disappoint|guilty)\b/,
      "You wrote {q}. That's the price you see. The other one you pay in instalments.",
    ],
  ],
  headlines: [
    "You can love them and give an answer they won't like.",
    "What they expect is clear; what they haven't had yet is your side of it.",
    "You've been dodging the question so well that it has to keep being asked.",
  ],
  openings: [
    "There's what your family would like and there's what you'd like, and only one of these gets mentioned at dinner. You've become good at the gap.",
    "They keep asking because they've never had an answer, only a change of subject. You keep changing it because the answer would be yours and not theirs.",
  ],
  developments: [
    "You're trying to find a way to say it that hurts nobody. There may not be one. There's a way that's warm, short and doesn't argue, and they've survived other weather.",
    "Reasons invite debate, so a list of good ones gets you a longer evening. ‘I've decided, and I know it isn't what you hoped’ leaves nothing to take apart.",
    "You can give them something true to hold: when you'll come, what you'd enjoy, what you're not going to discuss this year. A door with a frame is easier to stand at than a fog.",
    "Part of the weight is guilt, and guilt measures how much they matter to you. It doesn't measure whether you're wrong.",
  ],
  questions: [
    "What would you be willing to disappoint them about this year, if you had to pick one thing?",
    "Which part of what they want do you also want?",
    "What do you think happens in the hour after you say it?",
  ],
  insights: [
    "A clear no in a warm voice is easier on everyone than a year of maybe.",
    "You needn't win the argument. You need to stop holding it.",
    "Offer the part you can mean. It makes the other part sayable.",
  ],
  steps: [
    "Write the answer in two sentences: one of love, one of fact. No ‘because’. Read it aloud.",
    "Choose one thing you'd gladly do with them, and put a date beside it. That goes first in the conversation.",
    "Write down the question they ask, then your true answer in seven words or fewer.",
  ],
  longer: ["Ring the one in the family who'd take it best, and say it there first."],
  prompts: [
    "Whose life were you meant to be living, and who drew it up?",
    "What would they be afraid of, if they were honest?",
  ],
};
