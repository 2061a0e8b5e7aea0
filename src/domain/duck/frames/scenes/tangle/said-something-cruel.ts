import type { Scene } from "../scene.ts";

export const SAID_SOMETHING_CRUEL: Scene = {
  id: "said-something-cruel",
  cues: [
    [
      3,
      /\b(?:said something (?:cruel|awful|horrible|mean|terrible|unforgivable)|i was (?:horrible|cruel|mean|awful)|need to apologi[sz]e|owe (?:him|her|them) an apology|how to apologi[sz]e|hurt (?:him|her|them))\b/,
    ],
    [1, /\b(?:was right|hasn't spoken|since|sober|brother|sister|friend|sorry|forgive)\b/],
  ],
  thing: { phrase: "the apology", kind: "talk" },
  isTender: true,
  names: ["Right, and still sorry", "The apology, not made"],
  remarks: [
    [/\bright\b/, "You wrote {q}. You've got it in one line, and the apology is in its second half."],
    [/\bcruel|horrible|mean\b/, "There's {q}. You said it here without an excuse. That's how it's done."],
  ],
  headlines: [
    "You can be sorry for how you said it without unsaying what you said.",
    "You were right about the thing and wrong to the person, and only one needs an apology.",
    "You're waiting for forgiveness, and what's needed first is a sentence from you.",
  ],
  openings: [
    "You said a thing, it hit, and since then there's been silence where a person was. You've been trying to sort out whether you were right. That's the wrong trial.",
    "There's something you wish you'd said otherwise, or not at all. You know it, and {person} {person:doesn't|don't} know that you know.",
  ],
  developments: [
    "An apology goes wrong at the word ‘but’. ‘What I said was cruel, and I'm sorry’ is complete. Whether you had a point is another conversation, and it might never be needed.",
    "You don't apologise to be let off. {person} may not answer, or not soon, and it will still have been said. That's what it's for: to put the weight where it belongs.",
    "If something has changed for the better since, it was done without your help and partly in spite of you. It can be seen and said: ‘I see what you're doing, and I admire it.’ Only if it's true.",
    "The longer it waits, the more it turns into how things are between you. One line would be enough to make it a thing that happened.",
  ],
  questions: [
    "What exactly are you sorry for, in one sentence without ‘but’?",
    "What would you have needed to hear, in {person's} place?",
    "What would you do with it if no answer came?",
  ],
  insights: [
    "Name the words you said. ‘Sorry if you were hurt’ is a second offence.",
    "Ask for nothing in the message, forgiveness included.",
    "You may keep your opinion. You're giving back the cruelty.",
  ],
  steps: [
    "Write three sentences: what I said, that it was cruel, that I'm sorry. No ‘but’, no ‘if’. Leave it for an hour.",
    "Write the sentence you said and, under it, the one you wish you'd said.",
    "Decide how it'll reach {person}, by letter, message or voice, and write down the day.",
  ],
  longer: ["Write it by hand as a letter, half a page. Read it aloud and strike whatever explains you."],
  prompts: [
    "What were you afraid of when you said it?",
    "What would it look like to be right and kind in the same minute?",
  ],
};
