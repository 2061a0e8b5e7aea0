import type { Scene } from "../scene.ts";

export const ESTRANGED: Scene = {
  id: "estranged",
  cues: [
    [
      3,
      /\b(?:haven't (?:spoken|talked|called|seen)|don't speak|stopped (?:speaking|talking)|not spoken|no contact|cut (?:him|her|them) off|estranged|fell out)\b/,
    ],
    [1.2, /\b(?:dad|father|mum|mom|mother|sister|brother|son|aunt|uncle|friend|best friend|years)\b/],
    [
      1,
      /\b(?:not well|dying|hospital|owe (?:him|her|them)|sorry first|apologi[sz]e|how to start|so much to explain|checking my phone|since (?:the )?(?:funeral|wedding|christmas))\b/,
    ],
  ],
  thing: { phrase: "the silence", kind: "other" },
  isTender: true,
  names: ["{longspan} of not calling", "The number, not dialled", "Who rings first"],
  remarks: [
    [
      /\bowe\b/,
      "You wrote {q}. I believe you. What you'd like to do is a separate question from what you owe.",
    ],
    [/\b(?:checking|look at|wait)\b/, "There's {q}. It's the present tense in a story that's mostly past."],
    [
      /\b(?:start|explain)\b/,
      "You wrote {q}. Then leave the explaining out. Nobody starts with it who gets an answer.",
    ],
    [/\bmiss\b/, "There's {q}. It stands quite apart from who was right."],
  ],
  headlines: [
    "You don't have to mend it to find out whether you want to say hello.",
    "The silence between you and {person} has become a thing of its own, and it asks for very little.",
    "A gap of years can be crossed with one line that explains nothing.",
  ],
  openings: [
    "There's been a silence between you and {person}, and by now it has its own rules. Every month adds something that would have to be explained first, so the first word gets more expensive than it is.",
    "You and {person} stopped, and stopping turned into a position. You can hold it, you're entitled to, and you're still thinking about the phone.",
  ],
  developments: [
    "Contact and forgiveness are two different things. You can send a line without agreeing about the past, and you can agree about the past and never send one.",
    "You imagine the call with everything in it: the reasons, the years, who was right. Nobody makes that call. People send a photograph, or ask after a dog, and the rest waits its turn.",
    "If you do nothing, that's a choice as well, and it may be the right one. Then make it once, on a day you pick, so that you don't have to make it again every evening.",
    "What {person} {person:does|do} with it isn't in your hands. What you'd like to have done is, and it's the only part you'd carry later.",
  ],
  questions: [
    "If it were the last message either of you got, what would you want to be in it?",
    "What are you hoping your phone will say?",
    "What would you need to hear before you could say anything, and has {person} ever been told?",
  ],
  insights: [
    "You can open a line without opening the case.",
    "You owe an explanation to nobody before a hello.",
    "Not deciding keeps you on duty. Either choice lets you go off.",
  ],
  steps: [
    "Write a message with nothing in it to answer: ‘Thought of you today. No need to reply.’ Don't send it yet; look at it tomorrow.",
    "Write two lines: what I'd regret saying, what I'd regret not saying. One item each.",
    "Find the number and put it under its name in your phone, so that it's a decision and no search.",
  ],
  longer: ["Write the letter you won't send, all of it, the unfair parts too. Keep one sentence."],
  prompts: [
    "What do you miss, if you leave out what you're angry about?",
    "What would enough look like: a card at Christmas, or a seat at the table?",
  ],
};
