import type { Scene } from "../scene.ts";

export const MOVING_AWAY: Scene = {
  id: "moving-away",
  cues: [
    [
      2.8,
      /\b(?:move (?:to|by|cities|abroad|away|in with)|moving (?:to|out|away|cities|abroad|by)|relocat\w+|wants us to move|new city|emigrat\w*)\b/,
    ],
    [
      1,
      /\b(?:leeds|flats?|rightmove|my whole life|partner got a job|said yes|leave my|friends here|crying|homesick|packing|boxes)\b/,
    ],
  ],
  thing: { phrase: "the move", kind: "deed" },
  names: ["Yes to moving, and no", "A life here, boxes there"],
  remarks: [
    [/\bsaid yes\b/, "You wrote {q}. You gave an answer to a feeling, and you've got one of your own now."],
    [/\b(?:crying|whole life|miss)\b/, "There's {q}. Somebody should hear that besides a duck."],
  ],
  headlines: [
    "You agreed to the place and haven't yet said what you'd be leaving.",
    "You can mean the yes and still be sad about it out loud.",
    "The move has a date, and your side of it hasn't been in the room.",
  ],
  openings: [
    "There's a move coming, and there's a life that would be left behind, with people and evenings in it. The first has a date. The second hasn't been given a minute yet.",
    "A move has two halves, what you go to and what you go from. The going-to has been talked about. The going-from you've mostly been doing by yourself.",
  ],
  developments: [
    "A yes that was given out of love isn't a lie. It's incomplete. ‘I said yes and I'm sad about it’ is the rest of the sentence, and it's easier to hear now than among boxes.",
    "If you carry the sadness by yourself, it turns into something you hold against the place, or against the one you went for. Shared now, it's only sadness, and it can have a say in the plan.",
    "You may find that there are conditions which would make it good: a weekend a month back here, a trial until summer, one thing of your own in the new place from the first week. They can only be granted if they're asked for.",
    "Not all of what you'd lose is lost by moving. Some of it is one train away. Some of it isn't, and that part deserves a proper goodbye rather than a brave face.",
  ],
  questions: [
    "What would you need to have there in the first month for it to be yours as well?",
    "If the job had been offered to you, would you have asked the same of somebody else?",
    "Which one thing here can't come with you, and have you said so to anyone?",
  ],
  insights: [
    "Finish the sentence you started with yes. It goes on with ‘and’.",
    "Ask for conditions while there's still time to grant them.",
    "You can be happy for somebody and sad for yourself on the same sofa.",
  ],
  steps: [
    "Write one line to say tonight: ‘I meant my yes, and I'm sad about leaving. Can I tell you about that?’",
    "Write down three things you'd be leaving, by name. Put a train, a phone or a goodbye beside each.",
    "Write the one condition that would make it yours as well. One sentence, with a month in it.",
  ],
  longer: [
    "Look for one thing of your own in the new place, like a choir, a club or a class, and write to them.",
  ],
  prompts: [
    "What does this place know about you that the next one won't?",
    "When you imagine it going well, who is there?",
  ],
};
