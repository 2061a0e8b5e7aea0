import type { Scene } from "../scene.ts";

export const CLEARING_A_HOUSE: Scene = {
  id: "clearing-a-house",
  cues: [
    [
      2.8,
      /\b(?:into a (?:care )?home|years of (?:stuff|things|junk)|clear(?:ing)? (?:out )?(?:the|her|his|their|my) (?:house|flat|home)|declutter\w*|hoard\w*|boxes (?:of|everywhere|in)|attic|keep everything|throw (?:it |things )?(?:out|away))\b/,
    ],
    [1, /\b(?:mother|father|mum|dad|mom|sister|brother|house|garage|inherited|stuff)\b/],
  ],
  thing: { phrase: "the house", kind: "state" },
  isTender: true,
  names: ["{span} of stuff, one week", "What stays, what goes"],
  remarks: [
    [
      /\bkeep everything\b/,
      "You wrote {q}. It's easy to keep everything from a distance. It's also how someone says they aren't ready.",
    ],
    [
      /\b(?:years|stuff|boxes)\b/,
      "There's {q}. It's a lot of things, and each of them can start a conversation.",
    ],
  ],
  headlines: [
    "You're sorting things, and what makes it slow is that you're also saying goodbye.",
    "The house has to be emptied by a date, and the memories don't.",
    "You don't have to decide about everything; you have to find the twenty things.",
  ],
  openings: [
    "There's a house full of somebody's life and there's a date. On paper it's logistics. In your hands it's a teapot, and it starts talking.",
    "You're the one in the room with the things. Others may have wishes about them. You've got the boxes.",
  ],
  developments: [
    "Don't begin with the drawers, begin with what must be found: papers, keys, photographs, the few things that go along to the next room. Once those are safe, the rest is only furniture, and it can be handled by people with a van.",
    "If somebody far away wants to keep things, ask for a list and an address by a day you name. ‘Tell me your ten things by Thursday and I'll set them aside.’ It's generous, and it turns a feeling into a parcel.",
    "A photo of a thing keeps most of what you'd keep it for. Take many. Then let the object go to somebody who'd use it, and see whether it's lighter than you feared.",
    "Leave an hour in it for no work at all, to sit in the kitchen, alone or with whoever's moving. You'll want to have done that.",
  ],
  questions: [
    "Which five things would you carry out if there were a fire?",
    "What should be within sight of the bed in the new room?",
    "Who could take one whole room off your hands?",
  ],
  insights: [
    "Find the few first. The many get easier.",
    "Ten things by Thursday is a fair offer to anyone who isn't carrying boxes.",
    "You're allowed to keep something useless. One shelf of it.",
  ],
  steps: [
    "Send whoever has wishes: ‘Tell me your ten things by Thursday. I'll set them aside.’",
    "Put one box by the door and write ‘papers, keys, photos’ on it. Nothing else goes in.",
    "Take a picture of one room as it is now, before anything is moved.",
  ],
  longer: ["Do one drawer, one only, with somebody to tell the stories to."],
  prompts: ["What in that house knows you best?", "What are you afraid goes out with the things?"],
};
