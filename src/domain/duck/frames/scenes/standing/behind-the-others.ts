import type { Scene } from "../scene.ts";

export const BEHIND_THE_OTHERS: Scene = {
  id: "behind-the-others",
  cues: [
    [
      3,
      /\b(?:everyone (?:my age|else (?:has|is))|people my age|turning (?:30|40|50|60|thirty|forty|fifty)|behind in life|falling behind|too old|should have .{0,20}by now|by my age|all my friends (?:have|are))\b/,
    ],
    [0.8, /\b(?:house|kids|married|career|bike|rent|single|parents at my)\b/],
  ],
  thing: { phrase: "the schedule", kind: "other" },
  names: ["Behind, on whose clock", "{date}, and a number"],
  remarks: [
    [/\bi have\b/, "You wrote {q}. There's a wink in it. I'd keep the wink."],
    [
      /\b(?:everyone|all my friends|people my age)\b/,
      "There's {q}. You know about nine of them, I'd guess, and mostly from the front.",
    ],
  ],
  headlines: [
    "You're late for a timetable that you never signed.",
    "You've been marking your life by an exam that other people chose.",
    "The birthday isn't asking what you own; that's you, with a clipboard.",
  ],
  openings: [
    "A round number's coming, or the others seem further on, and you've begun to take stock. The list you're checking against came from somewhere else, and it has other people's furniture on it.",
    "You're comparing, and you're losing on the items that can be seen from the street. That's a real feeling. It's also a narrow exam.",
  ],
  developments: [
    "Ask of each thing they have whether you'd want it on a wet Monday, with its loan and its cousins. For some you'd say yes, and then it's a wish and can be planned for. For the rest you may stop paying envy.",
    "What you've got instead was chosen too, partly. It bought you things that don't show: mornings, a language, an exit. Put those on the list or the list is rigged.",
    "There may be one item that does hurt. It's worth finding, because a general lateness can't be worked on and one thing can. The others often stop stinging once that one has a date.",
    "A deadline that nobody set can be moved by anybody, you included. It won't feel like winning. It's only correct.",
  ],
  questions: [
    "Which one thing on their list would you want if nobody could see that you had it?",
    "What have you got that you'd be sorry to trade for it?",
    "Who drew up that timetable, and how did it go for them?",
  ],
  insights: [
    "Pick the one item that truly hurts. Let the others be other people's furniture.",
    "Compare a Tuesday with a Tuesday. The announcements aren't the life.",
    "You can want a thing late. It still counts.",
  ],
  steps: [
    "List what ‘everyone’ has, two minutes. Strike what you wouldn't want on a wet Monday. Look at what's left.",
    "Write down three things you have that wouldn't show from the street.",
    "Put one date beside the one thing you do want: not for having it, only for finding out what it takes.",
  ],
  longer: [
    "Ask one of the people ahead of you what it costs, over a drink. People tell the truth about that.",
  ],
  prompts: [
    "What did you think this age would look like, and who told you?",
    "What would you celebrate, if the list were yours?",
  ],
};
