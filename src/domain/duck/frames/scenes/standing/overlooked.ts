import type { Scene } from "../scene.ts";

export const OVERLOOKED: Scene = {
  id: "overlooked",
  cues: [
    [
      2.6,
      /\b(?:nobody (?:reviews?|reads|notices|listens|answers|replies)|no one (?:reviews?|reads|notices|listens)|(?:ever|never) (?:reviews?|replies|listens)|ignores? (?:me|my)|invisible|like furniture|pinged twice|overlooked|passed over)\b/,
    ],
    [1, /\b(?:team|meeting|pr|open for|days|boss|twice|said it|feel like)\b/],
  ],
  thing: { phrase: "your work", kind: "work" },
  names: ["Open for {span}, unseen", "Said twice, heard never"],
  remarks: [
    [/\b(?:furniture|invisible|feel like)\b/, "You wrote {q}. It's a good line and a bad place to work in."],
    [
      /\b(?:pinged|said it|twice|asked)\b/,
      "There's {q}. A reminder to everybody is a reminder to nobody; that's no fault in how you asked.",
    ],
  ],
  headlines: [
    "You asked everyone, so each of them thought it was for somebody else.",
    "It isn't that they've judged it; nobody has been made the one to look.",
    "You've been waiting to be noticed by people who are looking at their own plates.",
  ],
  openings: [
    "You did the work, you put it where it could be seen, and nothing came back. Silence has no content, so you've filled it in yourself, and not kindly.",
    "It's an odd loneliness to be ignored by people one sits next to. It feels like an opinion about you. It's far more often a queue with no name on it.",
  ],
  developments: [
    "A request to a group can be left to the others. A request to one person, for one thing, by a time, has to be answered or refused: ‘Could you look at the second part before Thursday? Ten minutes.’",
    "Make it smaller. People put off what they can't see the end of, and a third of it may be looked at today. It's unfair that the asking should be your work as well; it's also the part that works.",
    "You might ask once about the pattern and not the case: ‘Things I put up tend to wait. What would make them easier to pick up?’ If the answer is a shrug, you've learned something about the place.",
    "Someone has to bring it up while it's still a practical matter. In another month it'll be about respect, and that's a heavier meeting.",
  ],
  questions: [
    "Who, by name, owes you a look, and do they know it's them?",
    "When you say nobody, who would be enough?",
    "What do you do with other people's waiting work?",
  ],
  insights: [
    "One name, one part, one day. That's a request. The rest is an announcement.",
    "Look at theirs first and say so. It's the oldest currency in the building.",
    "Don't read a verdict into silence before you've asked somebody for one.",
  ],
  steps: [
    "Send one person this: ‘Could you look at just this part by Thursday? It's ten minutes.’ Name the part.",
    "Write down the three people it could be. Put a tick beside the one who'd say yes, and ask that one.",
    "Put the smallest piece of it in a separate message, with the one question you'd like answered.",
  ],
  longer: ["Cut the thing into three parts that can each be looked at in ten minutes."],
  prompts: ["What would being seen here change?", "When did you stop asking twice?"],
};
