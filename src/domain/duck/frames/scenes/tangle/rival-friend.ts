import type { Scene } from "../scene.ts";

export const RIVAL_FRIEND: Scene = {
  id: "rival-friend",
  cues: [
    [
      2.6,
      /\b(?:so has my friend|same (?:job|role|person|guy|girl)|both applied|competing with|doesn't know i (?:applied|like|am|was|have|quit|lost)|going for the same|behind (?:his|her|their) back)\b/,
    ],
    [1, /\b(?:friend|applied|role|haven't told|doesn't know|nisha|colleague)\b/],
  ],
  thing: { phrase: "the contest", kind: "other" },
  names: ["What {person} doesn't know", "Applied, and not mentioned"],
  remarks: [
    [
      /\bdoesn't know\b/,
      "You wrote {q}. That's the part with a clock in it; somebody else can mention it before you do.",
    ],
  ],
  headlines: [
    "Wanting it is fine; it's the not mentioning that would hurt.",
    "It's a contest for one thing and a secret about another, and only the secret is optional.",
    "{person} can stand to lose to you better than to hear it from someone else.",
  ],
  openings: [
    "You want something that {person} also {person:wants|want}, and that's allowed. What makes it uncomfortable is that only one of you knows you're both in it.",
    "There's nothing wrong in going after it. It's just that every friendly word about it since has had a second floor.",
  ],
  developments: [
    "If {person} {person:hears|hear} it from somebody else, it stops being about the thing and becomes about every time you could have said so. From you, it's a slightly awkward minute.",
    "You needn't ask permission and you needn't apologise. ‘I've put my name in as well. I wanted you to hear it from me’ is complete, and it's generous.",
    "You might fear that telling costs you the friendship. It may cost a cool week. It's the finding out that costs friendships.",
    "Say now what happens when one of you gets it: drinks on the winner, whoever it is. It's easier to agree on while neither of you has won.",
  ],
  questions: [
    "If it were the other way round, when would you want to be told?",
    "What would you want {person} to feel on the day it's decided?",
    "What's stopped the sentence so far: the friendship, or the contest?",
  ],
  insights: [
    "Tell it before it's news.",
    "Compete in the open. It's the only way for it to be friendly.",
    "You don't owe a withdrawal. You owe a sentence.",
  ],
  steps: [
    "Send {person}: ‘I've gone for it too. I wanted you to hear it from me. Drinks on whoever gets it?’",
    "Write down who else knows already. That's how long you've got.",
    "Say it aloud once, in under ten seconds, without ‘sorry’.",
  ],
  longer: ["Meet for a coffee and say it in the first five minutes, so that the rest can be normal."],
  prompts: [
    "What would winning be worth if {person} weren't speaking to you?",
    "When did the two of you last want the same thing?",
  ],
};
