import type { Scene } from "../scene.ts";

export const UNREPORTED_MISTAKE: Scene = {
  id: "unreported-mistake",
  cues: [
    [
      2.6,
      /\b(?:gave (?:a |the )?(?:wrong|med\w*)|hours late|made (?:a|an|the) (?:mistake|error)|my mistake|messed up|screwed up|error at work|i broke|sent it to the wrong|deleted (?:the|a))\b/,
    ],
    [
      2,
      /\b(?:nobody noticed|no one noticed|not told anyone|haven't told anyone|didn't tell anyone|nobody knows|can't stop thinking|cover(?:ed)? it up)\b/,
    ],
    [0.6, /\b(?:nurse|ward|shift|short[- ]staffed|patients?|used to be good)\b/],
  ],
  thing: { phrase: "the mistake", kind: "other" },
  isTender: true,
  names: ["Nobody noticed, I did", "A mistake, not yet told"],
  remarks: [
    [/\b(?:stop thinking|noticed|sick)\b/, "You wrote {q}. Somebody careless wouldn't have kept hold of it."],
    [/\b(?:told|tell) (?:any|no)\w*/, "There's {q}. So it has had only one listener so far, and a hard one."],
    [/\bused to be good\b/, "You wrote {q}. You're measuring a short-handed night against better days."],
  ],
  headlines: [
    "You made one mistake in a system that was short of people, and only one of you lies awake.",
    "You don't need to be forgiven by everyone; you need to tell one person the facts.",
    "It's heavy because you're the only one who knows it.",
  ],
  openings: [
    "Something went wrong under your hands, nothing seems to have come of it, and you've carried it alone since. Not being caught hasn't helped. It only means there was nobody to say ‘all right, what happened’. If anyone could still come to harm by it, that call goes before everything I say.",
    "You made a mistake on a day that was built for mistakes. Both halves of that are true, and you've only been allowing yourself the first. One thing goes ahead of feelings: if anybody could still be affected, whoever's in charge should hear it today.",
  ],
  developments: [
    "Kept inside, it grows into a statement about who you are. Told, it turns back into what it was: a time, a thing that didn't happen as it should, and the reasons round it.",
    "A report protects the next person on that shift as well. Nobody can argue for more hands with an error that was never written down.",
    "There's a difference between being punished for it and getting to tell it. What you need is the second, and most places have a form and a person for just that. Told once, properly, it's allowed to end.",
    "It's easy now to think you used to be better. You're judging a tired person in an understaffed place by the standard of a rested one.",
  ],
  questions: [
    "Who on your team would say ‘that's happened to me’, and when are they next on?",
    "What would you tell a younger colleague who came to you with exactly this?",
    "What was different about that hour from the ones in which it goes right?",
  ],
  insights: [
    "Report the facts: the time, what happened, how many of you there were. The last one belongs in it.",
    "Telling one person safely is the quickest way to sleep.",
    "A mistake you learn from in company gets smaller. Alone, it gets a voice.",
  ],
  steps: [
    "Write it as a log in three lines: time, what happened, how many of you were there. No adjective about yourself.",
    "Message the colleague you trust: ‘Something went wrong on my shift. Can I tell you about it?’",
    "Look up who takes incident reports where you work, and write the name down. Only the name.",
  ],
  longer: ["Fill in the report, or ask someone you trust to sit with you while you do."],
  prompts: [
    "What do you believe it says about you, and would you say it of a colleague?",
    "When were you last rested on a shift, and what were you like?",
  ],
};
