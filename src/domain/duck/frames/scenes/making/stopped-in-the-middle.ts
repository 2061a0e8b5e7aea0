import type { Scene } from "../scene.ts";

export const STOPPED_IN_THE_MIDDLE: Scene = {
  id: "stopped-in-the-middle",
  cues: [
    [
      2.5,
      /\b(?:stuck on (?:page|chapter)|page \d+|chapter \d+|can't write past|halfway|half.?written|the middle|unfinished)\b/,
    ],
    [1.2, /\b(?:novel|book|manuscript|story|memoir|screenplay|draft|reread|commas)\b/],
  ],
  names: ["{thing}, stopped at {place}", "The good part, reread"],
  remarks: [
    [/\b(?:can't|past)\b/, "You wrote {q}. That's an address: it's one place and not the whole book."],
    [/\b(?:reread|commas)\b/, "There's {q}. It's an evening with the book that asks nothing of you."],
    [
      /\b(?:love|hospital)\b/,
      "You wrote {q}. I'd believe it. It's the reason to go in and not the reason to stay out.",
    ],
  ],
  headlines: [
    "You keep mending what's done because the next scene asks something of you.",
    "It isn't the whole of it that's stuck; it's one scene, and you know which.",
    "You've stopped at the point where it starts to matter.",
  ],
  openings: [
    "You can work on it, just not forwards. The finished part gets better every evening, and the end of it stays exactly where it was.",
    "There's one place you can't get past, and you've been living next to it. That place is usually where the story wants something you'd rather not look at.",
  ],
  developments: [
    "Fixing commas gives you an evening with the book and asks nothing. But every improvement raises the standard the next page has to meet on its first day, so the step gets higher while you polish it.",
    "You needn't write that scene well, or even in order. Write ‘they meet, and it goes wrong’ and go on to what comes after. You'll find out from the far side what had to happen.",
    "If it's the scene that matters, then of course it's hard. Ask what each of the people in it wants and can't say. Two answers in plain words and you have a draft of it.",
    "The love you miss was for a book in your head. This one is on paper and has faults, and that's how you can tell that it's real.",
  ],
  questions: [
    "What happens in that scene that you don't want to be the one to write?",
    "What do the people in it want from each other, in one plain word each?",
    "If that scene were already there, which one would you write tonight?",
  ],
  insights: [
    "Leave a gap with one line in it, and write what comes after.",
    "No rereading before new words. Even ten of them.",
    "It's stopped at a scene, so it needs a decision about a scene. The rest is fine.",
  ],
  steps: [
    "Write the scene as a note in three lines: who comes in, what they want, how it ends. No style.",
    "Open an empty page, skip the scene, and type the first sentence of the one after it.",
    "Write down what each person in that scene wants and won't say. One word each.",
  ],
  longer: ["Write that scene for twenty minutes as dialogue only, with no description and no rereading."],
  prompts: ["What does that scene know about you?", "What did you love about it before it had pages?"],
};
