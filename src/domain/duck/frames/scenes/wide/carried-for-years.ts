import type { Scene } from "../scene.ts";

export const CARRIED_FOR_YEARS: Scene = {
  id: "carried-for-years",
  cues: [
    [
      3,
      /\b(?:since i was|every single day|i've had (?:it|this) for|\d+ years ago|turned down|i think about it|stopped \w+ing when|i regret|been saying i'll|i told (?:about )?\w+ people|used to go)\b/,
    ],
  ],
  names: ["{shortQuote}", "{longspan} of carrying it", "Carried for years, not done"],
  remarks: [
    [
      /\b(?:every single day|think about it)\b/,
      "You wrote {q}. It's had more of your attention than most things you did do.",
    ],
    [/\bhum\b|\bonly\b|\btitle\b/, "There's {q}. Something of it's still running, then."],
    [
      /\b(?:stopped|failed|turned down|twice)\b/,
      "You wrote {q}. It's a date, and it's been treated as a verdict.",
    ],
    [/\bused to\b/, "There's {q}. That's the line with the music in it."],
  ],
  headlines: [
    "It's been with you for so long that it's easier to carry than to do.",
    "What you missed then is gone; what you wanted from it may not be.",
    "You don't have to make up for the years, you only have to do the first hour.",
  ],
  openings: [
    "You've carried this a long time, and it's become part of how you tell your life. That makes it familiar. It doesn't make it finished.",
    "There's something you didn't do, or stopped doing, and it hasn't gone away. Things that don't matter do go away.",
  ],
  developments: [
    "The version you carry is the large one, with the years on it. The thing itself is about the size it always was: an hour, a form, a voice, a page. It's the lost time that can't be made up, and nobody's asking for that.",
    "Try to find out what you wanted from it, then and now. It may be the same and it may have moved. If it's moved, you could go to where it is and let the old address be.",
    "Having talked about it for so long has its own reward: it's perfect, and it's yours. Doing it means getting a worse one that exists. It's a fair price, and you should know that it is one.",
    "The regret is partly loyal. It keeps faith with somebody you were. You could do something for that person that takes an afternoon, and see if the regret is quieter in the evening.",
  ],
  questions: [
    "If you'd never been able to before, and it became possible today, what would you do first?",
    "What exactly did you want from it, and is that still what you want?",
    "What would be the worst version of it that you'd still be glad of?",
  ],
  insights: [
    "The years aren't on the bill. Only the first hour is.",
    "Find what you wanted from it. That may be nearer than the thing itself.",
    "A poor one that exists will teach you more than the good one you've kept.",
  ],
  steps: [
    "Do two minutes of it now, as it is, in the state you're in. Hum it, write it, look up the number.",
    "Write down what you wanted from it, in five words. Then write where you'd find that today.",
    "Send one person this: ‘I'm going to try it again. Ask me about it on Sunday.’",
  ],
  longer: ["Take the first ordinary hour of it this week, and let it be bad."],
  prompts: [
    "Who would you have been, and what of that one is here already?",
    "What has it been good for, not to have done it?",
  ],
};
