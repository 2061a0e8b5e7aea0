import type { Scene } from "../scene.ts";

export const READY_TO_LEAP: Scene = {
  id: "ready-to-leap",
  cues: [
    [
      2.8,
      /\b(?:go freelance|going freelance|start (?:my|a|our) (?:own )?(?:business|company|studio|practice|shop)|clients lined up|hand in my notice|take the leap|still here)\b/,
    ],
    [1, /\b(?:savings|wife says|husband says|lined up|months|go for it|scared|job)\b/],
  ],
  thing: { phrase: "the leap", kind: "deed" },
  names: ["All set, still here", "{tally} waiting, no date"],
  remarks: [
    [/\bstill here\b/, "You end on {q}. Two words, and they're the whole difficulty."],
    [/\b(?:savings|clients|lined up)\b/, "You wrote {q}. That's a better start than most people leave with."],
  ],
  headlines: [
    "You've got everything for it but a date.",
    "You aren't short of safety; you're short of a day on which it happens.",
    "Every condition you set has been met, and you've noticed that too.",
  ],
  openings: [
    "By your own account a good deal of it is prepared. What's missing can't be collected, because it's the act itself.",
    "You've done it in the right order, and now you're at the point where there's nothing sensible left to do first.",
  ],
  developments: [
    "You might be waiting for the fear to go. It goes afterwards, about a fortnight in. Before that, all there is to have is a date, and a date can be moved once, so it isn't even final.",
    "What you'd leave is known and what you'd get isn't, so the known looks bigger. Write down what would count as it having failed, by which month, at which balance, and what you'd do then. The worst then gets an address.",
    "The people lined up won't be lined up for ever. That isn't pressure, it's a fact about people, and each month of waiting spends some of what you've saved up in goodwill.",
    "Part of you is being loyal to who you've been there. You can say goodbye properly. It's easier to leave a place you've thanked.",
  ],
  questions: [
    "What would have to be true on the first of next month for you to hand it in?",
    "If it failed by autumn, what exactly would you do on the Monday after?",
    "What are you still getting from where you are that isn't money?",
  ],
  insights: [
    "Choose the date and tell one person who'd ask.",
    "Describe the failure in detail. It's smaller than the fog.",
    "Ask one of them to sign something. It turns lined up into begun.",
  ],
  steps: [
    "Write the two lines of the notice with a real date on them. Don't send it; put it where you'll see it on Monday.",
    "Ask one of those who'd hire you for a start date. One message.",
    "Write down the balance at which you'd go back to a job. Now that's the floor.",
  ],
  longer: ["Work out the first three months on one page: money in, money out, the floor."],
  prompts: ["Who would you be on the first Monday?", "What does staying protect you from finding out?"],
};
