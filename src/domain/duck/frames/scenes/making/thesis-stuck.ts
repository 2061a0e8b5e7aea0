import type { Scene } from "../scene.ts";

export const THESIS_STUCK: Scene = {
  id: "thesis-stuck",
  cues: [
    [2.6, /\b(?:phd|thesis|dissertation|supervisor|viva|doctorate)\b/],
    [1, /\b(?:\d+ pages|introduction|rewrite|years?|graduated|stuck|chapter|behind|funding|advisor)\b/],
  ],
  thing: { phrase: "the thesis", kind: "work" },
  names: ["{tally}, one argument missing", "The introduction, once more"],
  remarks: [
    [/\bagree\b/, "You wrote {q}. That's exact, and it's what has to be decided."],
    [/\brewrite\b/, "There's {q}. It's the one part that can't be right before the rest is."],
    [/\b(?:stopped asking|supervisor)\b/, "You wrote {q}. It may be tact. It's worth two lines to find out."],
    [/\b(?:everyone|graduated)\b/, "There's {q}. They did it by stopping, as far as I've seen."],
  ],
  headlines: [
    "You don't need a better introduction; you need to decide what the thesis says.",
    "The pages can't agree with each other until you choose which ones you mean.",
    "It's long enough to be finished, and nobody has asked you for the sentence it proves.",
  ],
  openings: [
    "You've written more than enough. What's missing is a decision about what it claims, and that can't be found by polishing the front door.",
    "It's grown for years, and so have you, so the early pages argue with the late ones. That's what a thesis does when it's alive; it's also why it won't close by itself.",
  ],
  developments: [
    "You go back to the beginning because it's the part you know how to improve. But an introduction can only introduce what's been decided, so it'll need rewriting until you've written the last page.",
    "One sentence would sort the whole pile: ‘I claim this, because of that, against those.’ Whatever doesn't serve it goes into a folder called ‘next’. It hasn't been wasted, it's been moved.",
    "A supervisor who has stopped asking may think you want to be left alone. One page with a question on it is easier to answer than a silence, or than the whole thing.",
    "The others finished by stopping. Nobody's thesis agrees with itself all the way through; theirs have a page that says which part they stand behind.",
  ],
  questions: [
    "If an examiner let you keep one chapter, which one would you save?",
    "What do you claim, in one sentence, that you'd defend to somebody rude?",
    "What did you believe in the first year that you no longer believe?",
  ],
  insights: [
    "Decide the claim first. Most of the pages will then sort themselves.",
    "Write the conclusion next, badly. The introduction is the last thing you touch.",
    "Done and argued with beats right and unread.",
  ],
  steps: [
    "Finish this by hand: ‘My thesis says that’. One sentence, in words your aunt would follow.",
    "Email your supervisor two lines: ‘I have too much, and it points two ways. Half an hour this week?’",
    "Rename the introduction file ‘do not open’. Open an empty one called ‘conclusion’ and type one line.",
  ],
  longer: ["Write one line for each chapter saying what it claims. Mark the two that can't both be true."],
  prompts: [
    "What would you have to give up to be done by summer?",
    "Who would you be on the day after you hand it in?",
  ],
};
