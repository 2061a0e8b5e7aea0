import type { Scene } from "../scene.ts";

export const DEADLINE_AND_NOTHING: Scene = {
  id: "deadline-and-nothing",
  cues: [
    [
      2.2,
      /\b(?:in \d+ days|next (?:monday|tuesday|wednesday|thursday|friday|week)|deadline|due (?:in|on|next|tomorrow)|contract signed|advance spent|the wedding is|days (?:left|to go))\b/,
    ],
    [
      1.1,
      /\b(?:speech|eulogy|toast|novel|chapter|essay|article|manuscript|words of nothing|blocked|write|words)\b/,
    ],
    [1, /\b(?:hello everyone|editor|nothing|lying|best man|don't know how to say|blank)\b/],
  ],
  names: ["{date}, and no first line", "Due soon, barely begun"],
  remarks: [
    [
      /\b(?:how to say|anything true|awkward|wasn't for a while)\b/,
      "You wrote {q}. That's already more of a text than the empty page you're frightened of.",
    ],
    [/\blying\b/, "There's {q}. It takes effort to keep that up, and the pages could use it."],
    [/\bnothing\b/, "You wrote {q}. I doubt the nothing. I'd believe ‘not this’."],
  ],
  headlines: [
    "You have material; you're holding out for material that isn't awkward.",
    "You don't need a good first line by then, you need a bad whole one by tonight.",
    "The date is fixed, so the thing that has to give is how good it has to be.",
  ],
  openings: [
    "There's a date and there's almost no text, and each day makes the first line more important than it can bear to be. So it doesn't come.",
    "You're not empty. You've got more than enough to say and no way to say it that's good, so you've been waiting for good.",
  ],
  developments: [
    "Preparing more feels like work, and it's safe. You know enough for one bad page by now, and only a bad page can show you what you still don't know.",
    "Give up the opening. Write the part you could explain to a neighbour, in the words you'd use over the fence, and see what it leans on. That's the order of the rest.",
    "You're trying to write and judge in one go. Say it badly and fast to somebody who won't be there, and write down what you said; the first draft of most good things was a voice message.",
    "What makes it hard is that it matters, and to {someone} too. So write it to {someone} first, as a letter, and only afterwards turn it towards the room.",
    "The smooth version about {someone} won't come, because you don't believe it. The awkward one has a shape: how it was, what happened in between, how it is now. That's a story, and people lean in for it.",
    "If someone is waiting, the true state is easier on both of you than another cheerful line. ‘Here's what I have, here's what I don't’ gets help. ‘Going well’ gets a date.",
  ],
  questions: [
    "What's the one thing you'd be sorry not to have said?",
    "Who are you writing for, by name, and what do they know already?",
    "What would you cut first if it had to be half as long?",
  ],
  insights: [
    "Begin in the middle, with the scene you can see. The opening gets written last.",
    "Three true sentences are the text. The rest is getting up and sitting down again.",
    "Tell whoever is waiting how it really stands. It frees the hand you've been covering with.",
  ],
  steps: [
    "Write one bad sentence that starts with ‘What I'm really saying is’. Then the next one. Stop after two minutes.",
    "Record yourself for two minutes telling a friend what you'd say if it didn't have to be good. Don't listen back yet.",
    "Write three lines about {someone}, starting ‘The first time’, ‘And then’ and ‘These days’. Ugly is fine.",
    "Write the one memory of {someone} that won't leave you alone. Two minutes, no beginning, no ending.",
  ],
  longer: [
    "Play back what you said or read what you wrote, and keep only the lines you'd say to somebody's face.",
  ],
  prompts: [
    "What are you afraid would be heard if you said it as it was?",
    "What would you write if it were read out by somebody else?",
  ],
};
