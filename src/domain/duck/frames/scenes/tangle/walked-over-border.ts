import type { Scene } from "../scene.ts";

export const WALKED_OVER_BORDER: Scene = {
  id: "walked-over-border",
  cues: [
    [
      2.6,
      /\b(?:unannounced|in-law|boundar(?:y|ies)|drops? (?:by|in)|overstep\w*|invites? (?:him|her|them)self|means well|hid in|too many (?:visits|calls)|calls me (?:every|\d))\b/,
    ],
    [1, /\b(?:mother|father|mum|mom|husband says|wife says|neighbou?r|guilty|privacy|soup|every day)\b/],
  ],
  thing: { phrase: "the line", kind: "other" },
  names: ["Kind, and uninvited", "A door with no bell"],
  remarks: [
    [/\bhid\b/, "You wrote {q}. In your own home, too. I'd call that the moment the soup got too expensive."],
    [/\bmeans well\b/, "There's {q}. I'm sure of it. It's possible to mean well with a telephone."],
  ],
  headlines: [
    "Somebody can mean well and still need to knock.",
    "You're not against the person; you're against never knowing when.",
    "Nobody has crossed your line, because nobody's been shown where it is.",
  ],
  openings: [
    "It comes as kindness, so you can't object, and it comes when it likes, so you can't relax. You've been choosing between being rude and being invaded.",
    "Somebody keeps stepping over a line that's perfectly clear to you. It has never been said aloud, and meanwhile you've been going round by the back.",
  ],
  developments: [
    "You needn't refuse the kindness to set the terms: ‘We love your soup. Sundays are good; on weekdays ring first, I'm often in no state for visitors.’ There's a yes in it, a no, and a way to do it right.",
    "If there's somebody between you, whose family it is, then it's that person's sentence to say. Not ‘she means well’, but ‘ring first’. You could ask for it in those words.",
    "The first time will be met with a hurt face. That isn't proof you were wrong. It's how it looks when a habit gets a frame, and it passes in about two visits.",
    "As it is, you're polite at the door and angry in the kitchen, and the other one goes home thinking it was lovely. Nobody's learning anything.",
  ],
  questions: [
    "When would you be glad to open the door, by day and hour?",
    "Whose job is it to say it, and have you asked them in a whole sentence?",
    "What are you afraid you'd be called?",
  ],
  insights: [
    "Offer a time. A line with a gate in it is easier to respect.",
    "Say it on a good day, when nobody has just done it.",
    "Hurt is allowed. You don't have to cure it, only to be friendly while it lasts.",
  ],
  steps: [
    "Write the sentence with a yes and a no in it: ‘We'd love’ and ‘please ring first’. Read it aloud, smiling.",
    "Send the other one at home: ‘Could you be the one to say ring first? This week?’",
    "Pick the day and hour that would suit you, and invite them for it. Then it's yours.",
  ],
  longer: [
    "Sit down with whoever shares your home, and agree on one rule in one sentence that you'd both say.",
  ],
  prompts: [
    "What do you do to avoid it, and how long does that take?",
    "Where was the line in the house you grew up in?",
  ],
};
