import type { Scene } from "../scene.ts";

export const LOVE_GONE_FROM_IT: Scene = {
  id: "love-gone-from-it",
  cues: [
    [
      3,
      /\b(?:used to love (?:this|it|my|the|\w+ing)|only (?:draw|write|paint|play|create)\w* when|don't enjoy (?:it|\w+ing) (?:any ?more)|lost (?:my|the) (?:love|spark|joy|passion)|fell out of love with|no joy)\b/,
    ],
    [0.8, /\b(?:job|drawing|design\w*|write|music|sad|clients|ai)\b/],
  ],
  names: ["What I used to love", "The joy, gone out"],
  remarks: [
    [
      /\bused to love\b/,
      "You wrote {q}. I'd keep it; it's in the past tense, and it's still angry enough to be alive.",
    ],
    [
      /\bonly\b/,
      "There's {q}. It's a rule made from the times it worked. It hasn't been tested on an ordinary day.",
    ],
  ],
  headlines: [
    "You haven't lost it; it's been tied to something that went.",
    "What you loved in it is still somewhere, and it may not be in the part you're paid for.",
    "You miss how it felt, and that's a better compass than how it looks.",
  ],
  openings: [
    "There was something you did that gave more than it took, and now it's the other way round. It's hard to say aloud, because from outside you're still doing it.",
    "You know what it was like when it worked. So you keep waiting for the same weather, and the weather's changed.",
  ],
  developments: [
    "Ask what exactly you loved: the first idea, the hand moving, somebody's face, being good at it. It's usually one of these, and usually it has gone missing by itself, so it can be put back by itself.",
    "A mood isn't the source. It was just the time at which you sat down without wanting anything from it. You can sit down without wanting anything on an ordinary Wednesday, and it'll be clumsy and then it won't.",
    "Part of it has turned into repairing and serving, and that's tiring in its own way. Keep one hour a week in which it's for nobody. It won't pay, and it keeps the rest honest.",
    "If others have made the work smaller, you may say what you do and what you don't: ‘I can tidy that in an hour, or I can design it. They're different jobs, with different prices.’",
  ],
  questions: [
    "When did you last forget the time in it, and what were you doing exactly?",
    "Which part would you do for nothing, and which not for any money?",
    "What changed first, the work or you?",
  ],
  insights: [
    "Find the one thing you loved in it. You can carry that somewhere.",
    "An hour for nobody keeps the other hours honest.",
    "Start in the mood you have. It's the only one that's here.",
  ],
  steps: [
    "Do two minutes of it, right now, in the mood you're in, and keep the result.",
    "Write down the last time it gave you something. What were your hands doing?",
    "Put one hour on next week's calendar for it with the word ‘nobody’ beside it.",
  ],
  longer: ["Do it for twenty minutes for no one, and throw it away or don't."],
  prompts: ["What did it give you that you now get nowhere?", "Who were you doing it for when it was good?"],
};
