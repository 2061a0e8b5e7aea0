import type { Scene } from "../scene.ts";

export const PROMISED_PIECE: Scene = {
  id: "promised-piece",
  cues: [
    [
      2.8,
      /\b(?:i promised (?:my|him|her|them|i'd)|promised to finish|in the closet|(?:squares|pages|chapters|rows) left|half.?(?:done|finished|knitted)|been (?:in|sitting in) (?:the|a|my) (?:closet|drawer|garage|cupboard|attic) (?:for|since))\b/,
    ],
    [1, /\b(?:quilt|grandmother|late|finish|years|sweater|boat|model|unfinished)\b/],
  ],
  names: ["{tally} left", "A promise in the closet"],
  remarks: [
    [
      /\bpromised\b/,
      "You wrote {q}. It was a promise, so it's gone on growing while the work stayed the same size.",
    ],
    [/\b(?:left|years)\b/, "There's {q}. It's smaller than its shelf life."],
  ],
  headlines: [
    "It isn't the work that's left that stops you, it's what's over when it's done.",
    "There's only a little left to do, and a good deal of meaning lying on top of it.",
    "You promised to finish it; nobody said alone, perfect or soon.",
  ],
  openings: [
    "It's nearly done, and it's been nearly done for a long time. The work isn't what keeps it there. It's the last thing you still have going with somebody.",
    "There's a promise lying somewhere out of sight, and you know exactly where. Every year it gets a little more solemn and not a stitch harder.",
  ],
  developments: [
    "As long as it's unfinished, you're still in the middle of it together. That's a reason, and a good one. You can keep it on purpose, or you can find out that a finished thing keeps company too.",
    "You'd like it to be worthy of the one it was begun by. Look at the older part: there'll be mistakes in it. Put yours beside them, that's how it gets to be by both of you.",
    "It doesn't ask for a free month. At one piece a week you can count when it's done, and the counting makes it an ordinary job again, which is what it was in the first hands.",
    "Bring it out first, with no plan. A thing that lies on a chair gets touched. A thing in a closet gets thought about.",
  ],
  questions: [
    "What would the one who began it say about the delay, in their own words?",
    "Where will it lie when it's done, and who'll use it?",
    "What ends, when it's finished?",
  ],
  insights: [
    "One piece, not the whole. It was made that way from the start.",
    "Leave one mistake in. It's your signature.",
    "Use it when it's done. It was meant to get worn.",
  ],
  steps: [
    "Take it out of where it is and lay it over a chair you pass every day. Nothing more.",
    "Do one of what's left, or find the needle for it, and stop there.",
    "Count what's left and write it on a slip with a number of weeks beside it.",
  ],
  longer: ["Sit with it for twenty minutes and do the next piece, with something on that they'd have liked."],
  prompts: [
    "What did the one who began it teach you with their hands?",
    "What would you tell them about where you are with it?",
  ],
};
