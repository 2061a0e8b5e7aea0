import type { Scene } from "../scene.ts";

export const HARD_TRUTH_FOR_A_FRIEND: Scene = {
  id: "hard-truth-for-a-friend",
  cues: [
    [
      3,
      /\b(?:do i tell (?:her|him|them)|should i tell (?:her|him|them|my)|hit on me|is cheating|cheated on|saw (?:her|his) (?:boyfriend|girlfriend|husband|wife)|how do i tell (?:her|him|them|my))\b/,
    ],
    [0.8, /\b(?:best friend|friend|sister|brother|boyfriend|birthday|husband)\b/],
  ],
  thing: { phrase: "what you know", kind: "other" },
  isTender: true,
  names: ["Knowing it, not telling it", "What {person} ought to know"],
  remarks: [
    [
      /\btell\b/,
      "You ask {q}. If it were the other way round you'd want to know, and I think that's why you wrote.",
    ],
    [
      /\b(?:hit on|cheat)\w*/,
      "There's {q}. It was done by somebody else, and now you're the one holding it.",
    ],
  ],
  headlines: [
    "Somebody else did it, and you've ended up with the job of saying it.",
    "You're choosing between an awkward hour and a friendship with a secret in it.",
    "The question is less whether than when, and in how few words.",
  ],
  openings: [
    "You know something that concerns {person}, and you didn't ask to. Every ordinary minute with {person} now has it in the room.",
    "It isn't your doing, and it's become your decision. That's unfair, and it's also what being close to someone sometimes costs.",
  ],
  developments: [
    "Tell only what you saw or heard, with no conclusion: ‘This happened, on that evening, these were the words. I don't know what it means, and I didn't want to know it without you.’ What it means is {person's} to decide.",
    "The day matters a little. Before a party is cruel and a month after is worse. Pick the first quiet hour that isn't spoiled by anything else, and don't wait for a better one.",
    "The messenger may get the first anger. It's seldom for you, and it's survivable. What isn't easily mended is having known for half a year.",
    "You could leave a gap for the other one to speak first: ‘You tell them by Sunday, or I do.’ Only where that's safe, and only once.",
  ],
  questions: [
    "If it were about you, on which day would you want to have been told?",
    "What do you know for certain, in one sentence without an adjective?",
    "What are you afraid to lose by saying it, and is it still there if you don't?",
  ],
  insights: [
    "Say what happened and leave out what it proves.",
    "You're giving information. You aren't giving advice.",
    "Soon, sober, in private. More can't be arranged.",
  ],
  steps: [
    "Write down what happened in three lines: when, where, the exact words. No opinion.",
    "Send: ‘Are you free on Sunday for an hour? Just us.’",
    "Say the first sentence aloud: ‘There's something I'd want to know if I were you.’",
  ],
  longer: ["Talk it through once with one person who's in no way part of it, and keep the name out."],
  prompts: ["What kind of friend do you want to have been?", "What would silence make of the two of you?"],
};
