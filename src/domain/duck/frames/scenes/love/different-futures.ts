import type { Scene } from "../scene.ts";

export const DIFFERENT_FUTURES: Scene = {
  id: "different-futures",
  cues: [
    [
      3,
      /\b(?:wants? (?:kids|children|a baby|to (?:get married|marry|have (?:kids|children)|move in))|want (?:kids|children)|having (?:kids|children)|open the relationship|propos(?:e|ed) to me|move in together)\b/,
    ],
    [1.2, /\b(?:girlfriend|boyfriend|partner|husband|wife|fianc\w+)\b/],
  ],
  thing: { phrase: "the question between you", kind: "talk" },
  isTender: true,
  names: ["One question, never answered", "One future, two answers"],
  remarks: [
    [/\b(?:maybe|one day)\b/, "You wrote {q}. It's the sentence the two of you are living on."],
    [
      /\b(?:don't think|not sure|don't want|don't know)\b/,
      "There's {q}. You've written it to a duck; it isn't meant for one.",
    ],
  ],
  headlines: [
    "You're both waiting for the other to say the thing that can't be unsaid.",
    "The kindest answer here is a true one, and it has a date on it.",
    "You keep the peace with {person} by keeping the answer back.",
  ],
  openings: [
    "You and {person} want each other and may not want the same life. Both of these are true, and the second one doesn't get smaller while it's kept politely out of the room.",
    "This is one of the few questions without a middle. That's why it keeps being answered with something soft, and why the soft answer keeps coming back.",
  ],
  developments: [
    "A vague answer is heard as hope by one of you and as delay by the other. It buys a quiet evening, and {person} {person:pays|pay} for it in time.",
    "You needn't be sure to be honest. ‘I don't think so, and I'm afraid of what that means for us’ is a whole answer, and it treats {person} as someone who can plan.",
    "There may be two fears in here: of the life in question, and of losing {person}. They get mixed up, and each of them deserves its own conversation.",
    "You may find out that it ends something. You may also find that {person} {person:has|have} been holding back a doubt too. Neither can happen under ‘maybe’.",
  ],
  questions: [
    "If you knew {person} would stay either way, what would you answer?",
    "What do you know already that you've been hoping would change?",
    "Who else are you protecting, besides {person}?",
  ],
  insights: [
    "Not answering is also an answer, and it's the one that costs {person} most.",
    "Say what you're sure of and what you aren't, in that order. Nobody needs a verdict tonight.",
    "You can want the person and not the plan. It's better said by you than guessed.",
  ],
  steps: [
    "Write down, in one line that nobody will see, what you'd answer if the other one couldn't be hurt by it.",
    "Give it a number from nought to ten, how much you want it, without thinking. Write the number down and date it.",
    "Write the first sentence you'd say, beginning with ‘I've been saying maybe because’.",
  ],
  longer: [
    "Take a walk with {person} and say only what you've noticed about your own answer. Leave the deciding at home.",
  ],
  prompts: [
    "Describe a Sunday ten years from now in each version. Where do you breathe out?",
    "What would {person} do differently this year, knowing what you know?",
  ],
};
