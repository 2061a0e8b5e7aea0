import type { Scene } from "../scene.ts";

export const FINE_FOR_YEARS: Scene = {
  id: "fine-for-years",
  cues: [
    [
      3,
      /\b(?:nothing(?:'s| is) wrong|it's fine|everything is fine|every day (?:is|feels) the same|autopilot|going through the motions|is this it|not unhappy|bored|in a rut|stuck in a rut|just existing)\b/,
    ],
    [0.8, /\b(?:wake up|work|eat|watch|years|same|fine)\b/],
  ],
  thing: { phrase: "the sameness", kind: "state" },
  names: ["Fine, for {longspan}", "Fine, and nothing else"],
  remarks: [
    [/\bfine\b/, "You wrote {q}. You've said that word often enough for it to go flat."],
    [/\b(?:same|is this it|bored)\b/, "There's {q}. It's a small sentence for a large amount of time."],
    [
      /\bnothing(?:'s| is) wrong\b/,
      "You begin with {q}. I believe it. It's just not the same as something being right.",
    ],
  ],
  headlines: [
    "Nothing is wrong, so there's nothing to fix, and that's the difficulty.",
    "You've built a life that asks for nothing, and now it doesn't ask for you.",
    "Fine is a good floor, and you've been living on it without furniture.",
  ],
  openings: [
    "You describe days that run without you. Nothing breaks, nobody complains, and one day can't be told from the next. That's how peace feels when nothing is chosen in it.",
    "It's fine, and it's been fine, and you've noticed. There's no emergency here. There's only a person who'd like to be surprised.",
  ],
  developments: [
    "You don't need a new life for that. You need one thing a week whose outcome you don't know. It can be small, a class, a strange street, a letter; what matters is that it could go either way.",
    "A life gets quiet by many sensible decisions: not that trip, not that argument, not this year. Each was right. Look for one that you'd decide the other way now.",
    "Wanting comes back when it's fed, and it's fed by contact, with people, weather, things that resist. Watching doesn't do it. Watching is the part of the day in which nothing can happen to you.",
    "If it's more than flat, if good things don't reach you either, tell a doctor in just these words. It's common, and it isn't a philosophy.",
  ],
  questions: [
    "What was the last thing that went differently from how you'd planned, and how was it?",
    "What did you use to be slightly too interested in?",
    "Who'd notice if you did something unusual on Thursday?",
  ],
  insights: [
    "Put one thing in the week that could fail.",
    "Change one hour and leave the life alone.",
    "You needn't be unhappy to want more.",
  ],
  steps: [
    "Pick one evening this week and write one thing on it that you've never done. It may be tiny.",
    "Write down the last day you remember from this year. One line: what made it stick.",
    "Message someone you haven't seen for a year: ‘Are you around on Thursday?’",
  ],
  longer: ["Walk twenty minutes in a direction you never take. Go in somewhere."],
  prompts: [
    "What did you stop doing without ever deciding to?",
    "What would a slightly worse and more interesting week look like?",
  ],
};
