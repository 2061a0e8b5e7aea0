import type { Scene } from "../scene.ts";

export const DOCTOR_AVOIDED: Scene = {
  id: "doctor-avoided",
  cues: [
    [
      2.8,
      /\b(?:go to the doctor|see (?:a|the) doctor|mole|lump|dentist|gp|blood test|check-?up|scan|symptoms?|book (?:an|the) appointment|haven't been to)\b/,
    ],
    [
      1.2,
      /\b(?:keep saying|thinks i went|keep meaning|avoid\w*|scared|put(?:ting)? (?:it )?off|months|weeks|probably nothing)\b/,
    ],
  ],
  thing: { phrase: "the appointment", kind: "deed" },
  isTender: true,
  names: ["The appointment, not made", "Looked at daily, shown nobody"],
  remarks: [
    [/\bkeep saying\b/, "You wrote {q}. Now at least a duck knows, and a duck can't look at it."],
    [/\b(?:thinks i went|wife|husband|told)\b/, "There's {q}. It's the small lie that takes the most work."],
    [
      /\b(?:scared|nothing)\b/,
      "You wrote {q}. Neither of us can tell from here, and that's the argument for the phone.",
    ],
  ],
  headlines: [
    "You're afraid of an answer, so you've been living with the question.",
    "One phone call, and the worrying becomes somebody's job who is trained for it.",
    "Not going doesn't keep it from being anything; it only keeps it from being looked at.",
  ],
  openings: [
    "There's something a doctor should look at, and you've been looking at it yourself instead. I can't tell you what it is, and neither can you. That's the whole argument for the phone.",
    "You've been saying you'd go, and that's bought you quiet. It hasn't bought you any knowledge, and you notice that at night.",
  ],
  developments: [
    "Most of what people show to a doctor is nothing much, and what isn't goes better early. In both cases you gain by going; there's no version in which waiting helps.",
    "You don't have to be brave for the whole of it. The brave part is the booking, and that's a minute on the phone or a form at midnight. After that you only have to turn up.",
    "If somebody at home believes you went, tell them you didn't, and ask them to come. ‘I was scared, I'd like you with me’ is easier to hear than you think, and then there are two of you in the waiting room.",
    "The fear is reasonable. It's also in charge of the calendar, and it's bad at calendars.",
  ],
  questions: [
    "What would you say to the person you love most, if it were theirs?",
    "What do you imagine the doctor says, and have you ever heard one say it?",
    "Who could sit beside you in the waiting room?",
  ],
  insights: [
    "Book first, be scared afterwards. It's allowed in that order.",
    "Only one person in this can tell you what it is, and they have a telephone.",
    "Telling somebody that you haven't gone is half of going.",
  ],
  steps: [
    "Ring the surgery or open its booking page now, and take the first slot they offer. Write the time on your hand.",
    "If they're closed, put the number in tomorrow's calendar for the minute they open. Set an alarm for it.",
    "Tell one person: ‘I haven't been yet. Would you come with me?’",
  ],
  longer: ["Write down since when, what has changed, and what you'd like to ask. Take the page along."],
  prompts: [
    "What are you afraid of hearing, in one sentence?",
    "What would you do with the part of your head that this has been using?",
  ],
};
