import type { Scene } from "../scene.ts";

export const OUTGROWN_FRIENDS: Scene = {
  id: "outgrown-friends",
  cues: [
    [
      3,
      /\b(?:friends are (?:boring|so|all)|outgrown|grown apart|nothing in common|got sober|don't fit in|drifted apart)\b/,
    ],
    [0.8, /\b(?:friends?|boring|years|change[sd]?|sober)\b/],
  ],
  thing: { phrase: "the old circle", kind: "other" },
  names: ["New me, old table", "The friends from before"],
  remarks: [
    [/\bor i am\b/, "You add {q}. It's a funny question, and it's the one to take seriously."],
    [/\bboring\b/, "There's {q}. They may be saying what they always said. You've only begun to hear it."],
  ],
  headlines: [
    "You changed what you do on a Friday, and the Friday was what you had in common.",
    "You aren't boring; you've left a room and haven't found the next one.",
    "It's a real loss, even though you'd do it again.",
  ],
  openings: [
    "You did something hard and it worked, and one of the prices turns up late: the old evenings don't work without it. Nobody warns you, because it sounds ungrateful.",
    "You've moved a little and they've stayed, or the other way round. Nobody's fault, and you're still sitting at the same table wondering where you went.",
  ],
  developments: [
    "What bound you may have been the thing and the hour more than the people. You'd find out with one of them, at eleven in the morning, doing something with your hands. Some friendships survive daylight; a few are better in it.",
    "It takes a while until quiet feels like anything but boredom. Your sense of what's exciting was set rather high, and it does come down. The dull stretch is part of the way and not where it ends.",
    "You needn't sack anyone. Let one or two become the people you see twice a year, and be glad to. It makes room for the ones you haven't met.",
    "New people are found where the new you already goes. It's slow, and the first ones will seem pale beside the old stories. You haven't made any stories with them yet.",
  ],
  questions: [
    "Which of them would you like to see at eleven in the morning?",
    "What used to make you laugh that wasn't the drink or the hour?",
    "Where do you go now that you'd see the same face twice?",
  ],
  insights: [
    "Try one of them in daylight before you judge all of them.",
    "Boring is often just unfamiliar calm.",
    "You can keep people at a new distance. It needn't be nought.",
  ],
  steps: [
    "Ask one of them to something before noon: ‘Walk on Saturday? Breakfast after.’",
    "Write down the last conversation that you enjoyed, and where it was.",
    "Name one place where you already go weekly, and say one sentence to somebody there next time.",
  ],
  longer: ["Do the daylight version with one of them, and notice minute twenty."],
  prompts: [
    "Who knew you before, and whom do you want to know you now?",
    "What do you miss that you wouldn't take back?",
  ],
};
