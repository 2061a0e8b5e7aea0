import type { Scene } from "../scene.ts";

export const HOUSEHOLD_QUARREL: Scene = {
  id: "household-quarrel",
  cues: [
    [
      2.5,
      /\b(?:dishes|dishwasher|washing.up|plates|chores|bins|laundry|thermostat|heating|the mess|cleaning|housework|tidy up|hoover\w*|vacuum\w*|toilet (?:seat|roll))\b/,
    ],
    [
      1.5,
      /\b(?:roommate|flatmate|housemate|husband|wife|boyfriend|girlfriend|partner|he|she|they) (?:\w+ ){0,2}(?:never|always|doesn't|won't|leaves?|left|says?|didn't)\b/,
    ],
    [
      1,
      /\b(?:not (?:his|her|their) (?:mother|mum|mom|maid|cleaner)|post.?its?|passive.aggressive|don't speak|not speaking|fight|fought|argu\w+|row)\b/,
    ],
    [0.8, /\b(?:roommate|flatmate|housemate)s?\b/],
  ],
  thing: { phrase: "the argument at home", kind: "talk" },
  names: ["Whose turn, since when", "The plates and the silence"],
  remarks: [
    [
      /\b(?:mother|mum|mom|maid|cleaner|parent)\b/,
      "You wrote {q}. That's the sore part. It's about being taken for granted, and no rota was ever going to fix it.",
    ],
    [
      /\b(?:don't speak|silence|not speaking)\b/,
      "The expensive part is {q}. The kitchen takes twenty minutes, and the evening takes all of it.",
    ],
    [
      /\b(?:never|always|every)\b/,
      "You wrote {q}. I believe you, and I'd keep that word out of the conversation itself.",
    ],
  ],
  headlines: [
    "The quarrel looks domestic; it's about who has to notice.",
    "You don't want help, you want to stop being the one in charge of noticing.",
    "It was never only about the housework, and nobody has said so over the housework.",
  ],
  openings: [
    "It's a small thing, and it happens daily, so it has become the place where a larger thing gets fought. You aren't counting chores any more. You're counting what they say about you.",
    "Two people live with this and only one of them sees it lying there. That's the quarrel, and it would be the same one about shoes.",
  ],
  developments: [
    "When you end up doing it yourself, the room gets clean and the lesson is that waiting works. You pay twice, once with your hands and once with the rest of the evening.",
    "A complaint about last night gets a defence of last night. A request about Thursday can get a yes, because nobody has failed at Thursday yet.",
    "‘More help’ is no job, and nobody can tell when it's finished. ‘The kitchen is yours from Monday to Thursday, including noticing’ can be agreed to, and it can be checked.",
    "Somebody has to go first, and it feels like losing. All the first one loses is the silence, and you've had enough of that.",
  ],
  questions: [
    "What would you like to be thanked for that nobody has noticed?",
    "If it were done every day without a word, what would you still be angry about?",
    "When did you last ask for it at a calm moment, with a day in the sentence?",
  ],
  insights: [
    "Hand over a whole job, including the noticing. Half a job stays yours.",
    "Have the talk at a time when the sink is empty.",
    "You can stop rescuing the evening. It will look worse for two days, and then it will belong to two people.",
  ],
  steps: [
    "Write one request with a job and a day in it, and no ‘always’ or ‘never’. Read it aloud once to hear if it bites.",
    "Send or say this: ‘Can we take ten minutes on Saturday about the house? I'm not cross now, so it's a good time.’",
    "Write the sentence under the sentence: when it's left to me, I feel. Stop after one word.",
  ],
  longer: [
    "List every job in the house with a name beside it, and put a star where one of you would be surprised.",
  ],
  prompts: [
    "What did the house you grew up in teach you about who clears up?",
    "What would ‘fair’ look like on a Tuesday at eight in the evening?",
  ],
};
