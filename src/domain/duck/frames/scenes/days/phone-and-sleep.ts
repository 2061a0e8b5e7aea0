import type { Scene } from "../scene.ts";

export const PHONE_AND_SLEEP: Scene = {
  id: "phone-and-sleep",
  cues: [
    [2.2, /\b(?:phone in hand|on my phone|scroll\w*|screen time|tiktok|doomscroll\w*|reels|youtube)\b/],
    [
      1.8,
      /\b(?:can't (?:sleep|focus|concentrate)|hrs? a day|hours a day|bedtime|awake|insomnia|distracted)\b/,
    ],
  ],
  thing: { phrase: "the phone", kind: "other" },
  names: ["Phone in hand, awake", "{tally} of scrolling, no rest"],
  remarks: [
    [
      /\b(?:sleep|focus|decide)\b/,
      "You wrote {q}. It's a list, and it may be one thing wearing several hats.",
    ],
    [/\b(?:scroll\w*|phone)\b/, "There's {q}. I'd start with the part of this that has a plug."],
  ],
  headlines: [
    "The phone isn't the trouble; it's what you take for it.",
    "You can't sleep, think or choose with something in your hand that never ends.",
    "Move one object by three metres, and see how much of this was the object.",
  ],
  openings: [
    "You're tired and wired, and the thing in your hand is both the cause and the comfort. So you reach for it because of how it made you feel.",
    "Several things are off at once, and they feed each other: too little sleep, so no focus, so no decisions, so the phone, so too little sleep. It's a ring, and it can be cut in any place.",
  ],
  developments: [
    "Cut it where it needs least willpower, and that's at night. If the charger lives in the kitchen, you have to decide once, at ten in the evening. If it lives by the bed, you have to decide every four minutes.",
    "Scrolling isn't rest, though it's shaped like it. It asks for a tiny decision with every swipe, so by the evening you've used up the ones you needed for yourself.",
    "The phone is usually holding something off, like a choice, a message, a quiet room. When you reach for it, ask what you'd have been thinking about. You needn't answer, just notice.",
    "Don't decide anything large while you're short of sleep. Three nights first. The choices get smaller when you're rested, and some of them go.",
  ],
  questions: [
    "What would come up if there were nothing in your hand for ten minutes?",
    "Which minute of the day do you reach for it first, and what's the minute before?",
    "What did you use to do with that hour?",
  ],
  insights: [
    "Move the charger. It's the only part of this that needs no character.",
    "Sleep first, then focus, then decisions. They come in that order.",
    "Notice what you were about to think when you picked it up.",
  ],
  steps: [
    "Move the charger out of the bedroom now, and set an old-fashioned alarm, or the loudest one you have, in the hall.",
    "Take the one app that eats most off the front screen. Don't delete it, just make it a walk.",
    "Put the phone in a drawer for two minutes and write down the first three things that turn up in your head.",
  ],
  longer: ["Take a walk without it. Bring a pencil in case something occurs to you."],
  prompts: [
    "What are you keeping yourself from hearing?",
    "What was the last evening you remember, and where was the phone?",
  ],
};
