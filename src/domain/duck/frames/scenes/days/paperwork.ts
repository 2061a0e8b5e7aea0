import type { Scene } from "../scene.ts";

export const PAPERWORK: Scene = {
  id: "paperwork",
  cues: [
    [
      3,
      /\b(?:tax(?:es)?|tax return|paperwork|(?:log|file|submit) (?:\w+ ){0,4}expenses|invoices?|insurance claim|council tax|forms?|unopened (?:letters|post)|bills)\b/,
    ],
    [
      1.2,
      /\b(?:drawer|haven't done|overdue|late|procrastinat\w*|feel sick|avoid\w*|years|piling up|shoebox|fine)\b/,
    ],
  ],
  names: ["{span} in a drawer", "The drawer, not opened"],
  thing: { phrase: "the paperwork", kind: "deed" },
  remarks: [
    [
      /\b(?:drawer|sick|open)\b/,
      "You wrote {q}. It's no longer about the paper, then; it's about how you feel standing in front of it.",
    ],
    [/\badult\b/, "There's {q}. That's shame talking, and shame is no use at filing."],
  ],
  headlines: [
    "It's a pile of paper; the thing you can't open is what you think it says about you.",
    "You aren't behind on the forms half as much as on forgiving yourself for them.",
    "The drawer has a bottom, and you've been afraid of one that hasn't.",
  ],
  openings: [
    "It's paper, it's late, and by now it's guarded by a feeling. You don't avoid the forms. You avoid meeting the person who let it get this far, and that's you, on an ordinary bad week.",
    "Nothing in there can move. It only feels alive because you've been listening to it for so long.",
  ],
  developments: [
    "You've been treating it as one job. It's three: find the papers, find out what's owed, talk to somebody. The first needs no courage and no numbers, only a bag.",
    "Offices that deal with this meet people like you every day, and they have a procedure for late. Coming on your own, with half of it missing, goes better than being found. The sum stops growing on the day you ring.",
    "Being able to run the rest of a life makes it more embarrassing, and that's the trap: a capable person can't be seen not managing. You could be seen by one person who does this for a living.",
    "The dread is worst with the drawer shut. When it's open there are amounts and dates, and you know how to deal with an amount.",
  ],
  questions: [
    "Who could sit in the room while you sort, without helping and without talking?",
    "What do you think the total is, and is there any paper that says so?",
    "What would you tell a friend with the same drawer?",
  ],
  insights: [
    "Sort first, understand later. They're different afternoons.",
    "Somebody does this for a living, and your pile isn't the worst they've seen this week.",
    "Late is a state with a procedure. Unopened is one without.",
  ],
  steps: [
    "Tip all of it into one bag, unopened and unread, and put the bag by the door. That's all for today.",
    "Take out one envelope, write the date on it, put it on top. Close the drawer again.",
    "Text one person: ‘Will you sit with me for an hour on Saturday while I sort papers? No help needed.’",
  ],
  longer: ["Make three piles without reading past the first line: money in, money out, no idea."],
  prompts: [
    "What does the pile say about you, when it talks?",
    "When did it get its own drawer, and what else was going on?",
  ],
};
