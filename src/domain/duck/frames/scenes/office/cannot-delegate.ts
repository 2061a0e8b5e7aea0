import type { Scene } from "../scene.ts";

export const CANNOT_DELEGATE: Scene = {
  id: "cannot-delegate",
  cues: [
    [
      2.4,
      /\b(?:delegat\w+|hand(?:ing)? (?:it|things|work|them) over|let go of the (?:work|code|details)|do (?:it|everything) myself|all my old \w+)\b/,
    ],
    [
      1.2,
      /\b(?:re(?:write|writing|wrote|do|doing|did) (?:it|them|everything)|promoted|team lead|my team|better than me|at night|micromanag\w+|faster myself)\b/,
    ],
  ],
  thing: { phrase: "the work you handed over", kind: "work" },
  names: ["Two jobs, one of them mine", "Handed over, then taken back"],
  remarks: [
    [/\bre(?:writ|wrote|do|did)/, "You wrote {q}. That's handing over with a string tied to it."],
    [/\bbetter\b/, "There's {q}. You've seen it, and you go on checking all the same."],
    [/\bstop\b/, "You wrote {q}. Start with one piece. Stopping altogether isn't on offer this week."],
  ],
  headlines: [
    "You took the new job and kept the old one for the evenings.",
    "What comes back through your hands was never out of them.",
    "They can't get better at something you finish for them.",
  ],
  openings: [
    "You were good at the old job, and it still answers when you call. The new one only looks at you, so at night you go back to where you're sure of yourself.",
    "Handing something over and then redoing it costs twice, and everyone learns the same lesson from it: their version is a draft of yours.",
  ],
  developments: [
    "It may well be better when you've been through it. It's also yours again. Decide for each piece which of the two you need, and say so beforehand, because afterwards it sounds like a verdict.",
    "Say what the result must do, name the day, and then don't open the file before that day. If it's different from how you'd have done it and still does the job, it's finished.",
    "The fear underneath is a fair one: if they can do it, what are you for? A lead's work is hard to see on the day it's done. It's the question asked early, the thing kept off their desk, the evening everybody had.",
  ],
  questions: [
    "What is the worst that happens if the next piece goes out exactly as it was handed to you?",
    "Which part do you redo because it's wrong, and which because it isn't how you'd say it?",
    "What would you do with the evening?",
  ],
  insights: [
    "Different and good enough is finished. Write down beforehand what ‘good enough’ has to do.",
    "A review asks questions. Rewriting answers them for other people.",
    "You're paid for what the team can do on a day you're not there.",
  ],
  steps: [
    "Pick one piece that's due this week and write two lines: what it must do, and on which day you'll look at it. Send them to whoever has it.",
    "Take your name off one open piece of work, now, and put somebody else's there after asking them.",
    "Write ‘ask, don't edit’ on a note and stick it where the cursor usually is.",
  ],
  longer: ["Go through your own list and mark each item: only I can, somebody else could, nobody needs to."],
  prompts: [
    "What did you last let somebody do worse than you, and what came of it?",
    "Who let you make it your own way, when you were where they are?",
  ],
};
