import type { Scene } from "../scene.ts";

export const TASK_DODGED: Scene = {
  id: "task-dodged",
  cues: [
    [
      2.6,
      /\b(?:\d+ essays|to mark|procrastinat\w*|instead of (?:doing|working|studying|revising)|watched an entire|season of|can't (?:get|make myself) (?:started|start|do it)|left it (?:to|until)|revision|exam)\b/,
    ],
    [
      1.2,
      /\b(?:by (?:monday|tuesday|wednesday|thursday|friday|sunday|tomorrow)|instead|due|deadline|tonight|homework|assignment)\b/,
    ],
  ],
  names: ["{tally} by {date}", "Everything but the pile"],
  remarks: [
    [
      /\b(?:instead|watched|entire)\b/,
      "You wrote {q}. I hope it was a good one. It did its job: it kept you out of the room with the pile.",
    ],
    [/\d{2} \w|\d left/, "There's {q}. It's a number, and numbers divide."],
  ],
  headlines: [
    "You're not avoiding the work, you're avoiding the size of it.",
    "The pile is a number, and you've been treating it as a mood.",
    "You can't do all of it tonight, and nobody has asked you to do the first one.",
  ],
  openings: [
    "There's a heap with a date on it, and you've done something soft instead. That's no mystery: the heap can't be finished tonight, so any start feels like a drop in it.",
    "You know what's due and when. What you can't see is the end of it from the sofa, so you've stayed on the sofa.",
  ],
  developments: [
    "Take the number and divide it. So many, so many sittings, so many minutes each, and write it down. It'll look bad and it'll look finite, and the second matters more.",
    "You're waiting to feel like it. Feeling like it turns up around the third one, if at all. So do the first three with the television on, badly, and let the feeling find you there.",
    "Some of the standard can go. Not all of it will be read with the care you'd put in. Decide beforehand what a good-enough one gets: two remarks and a mark, say, and then the next.",
    "If it can't be done by then, that's arithmetic too, and it's better told on the day before than on the day itself: ‘Half by Monday, the rest by Wednesday.’",
  ],
  questions: [
    "How many minutes does one of them really take, if you time it?",
    "Which part of it would nobody miss?",
    "What would you have to have done tonight to enjoy tomorrow?",
  ],
  insights: [
    "Count, divide, write it down. The dread is about the undivided version.",
    "Do three badly. It's how the fourth gets done.",
    "Stop at a set time, finished or not. A pile without closing hours wins.",
  ],
  steps: [
    "Do exactly one, now, with a timer, and write down how long it took. Multiply. That's the real pile.",
    "Put the first three on the table, and everything else in another room, out of sight.",
    "Write the rule for good enough in one line, and stick it on top of the heap.",
  ],
  longer: ["Twenty minutes, phone in another room, as many as you get through. Stop when it rings."],
  prompts: [
    "What does the avoiding protect you from?",
    "When did you last do a dull thing well, and what got you into the chair?",
  ],
};
