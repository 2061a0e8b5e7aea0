import type { Scene } from "../scene.ts";

export const OVERBOOKED: Scene = {
  id: "overbooked",
  cues: [
    [1.2, /\band (?:my|i have to|i need to|i'm supposed to)\b.*\band (?:my|i have to|i need to)\b/],
    [2.2, /\b(?:meetings?|inbox|back to back|calendar|slack|priority one|deadlines|to-?do list)\b/],
    [
      1.6,
      /\b(?:\d+ (?:hrs|hours)|no lunch|haven't taken lunch|how do i even start|at night|weekends?|everything is urgent|too many|like a lodger|all day|behind on|\d projects)\b/,
    ],
  ],
  thing: { phrase: "the week", kind: "state" },
  names: ["Everything's priority one", "The work after the work"],
  remarks: [
    [/\blodger\b/, "You wrote {q}. I'd put that on the agenda before anything your calendar suggests."],
    [
      /\bhow do i\b/,
      "You ask {q}. By finding ten minutes of it that are yours and due, and letting the rest stay a pile.",
    ],
    [/\b(?:lunch|hrs|hours|weekend)\b/, "There's {q}. It's arithmetic. Nobody is disorganised by that much."],
  ],
  headlines: [
    "Nothing is wrong with how you work; there's more work than week.",
    "If everything is priority one, somebody higher up hasn't done the choosing.",
    "You're trying to fit the real job into the hours nobody has claimed yet.",
  ],
  openings: [
    "The day is given away before it begins, and your actual work happens in what's left. You've been making up the difference from evenings, lunch and people.",
    "This isn't a question of being better organised. You have several people's first priorities and one person's hours, and nobody has put the two side by side.",
  ],
  developments: [
    "When everything matters equally, the loudest thing wins, and it's seldom the one you'd be judged by. Somebody has to rank it. If you ask ‘which of these may be late?’, you've handed the ranking back to where it belongs.",
    "You've absorbed it so far, and from outside that looks like capacity. The load doesn't drop until it's visible, so let one thing be visibly late, and say so beforehand.",
    "The pile isn't one thing. A tenth of it is yours and due; much of it is only addressed to you. Starting means finding the first ten minutes of that tenth, and nothing about the rest.",
    "Each meeting was a small yes and took somebody two clicks. Getting out takes one line: ‘Do you need me for this, or may I read the notes?’",
  ],
  questions: [
    "Which one thing, if it were done by Friday, would make the rest merely annoying?",
    "Who decides what may be late, and do they know they're deciding it?",
    "What has already paid for this week that never agreed to?",
  ],
  insights: [
    "Ask which of them may be late. It's a better question than how to do them all.",
    "An hour of your best work belongs in the calendar, with a name and a closed door.",
    "Emptying the inbox is no job. Finding the five that matter in it is, and it takes ten minutes.",
  ],
  steps: [
    "Decline one meeting this week with: ‘Do you need me for this, or may I read the notes?’",
    "Write down the three biggest things, and send them to whoever is above you with: ‘In which order?’",
    "Put lunch in the calendar for tomorrow, thirty minutes, marked busy. Name it after a client.",
  ],
  longer: ["Go through next week's calendar once and delete, shorten or hand over three things."],
  prompts: [
    "What would your week look like if it were drawn up by someone who loves you?",
    "What are you afraid people would find out if you stopped absorbing it?",
  ],
};
