import type { Scene } from "../scene.ts";

export const CARING_FOR_A_PARENT: Scene = {
  id: "caring-for-a-parent",
  cues: [
    [
      3,
      /\b(?:dementia|alzheimer\w*|care home|carers?|parkinson\w*|my (?:mum|mom|dad|mother|father)'?s? (?:is (?:ill|sick|not well)|stroke|paperwork|pills))\b/,
    ],
    [1.2, /\b(?:mum|mom|dad|mother|father|parents|nan|gran\w*)\b/],
    [
      1,
      /\b(?:brother|sister|siblings?|opinions|articles|i do (?:the|everything)|guilty|a scream|hospital|pills)\b/,
    ],
  ],
  thing: { phrase: "the care", kind: "other" },
  isTender: true,
  names: ["All the doing, none of the say", "One carer, many opinions"],
  remarks: [
    [/\bscream\b/, "You wrote {q}. I can hear how many polite sentences that one is holding up."],
    [
      /\b(?:articles|opinions|advice)\b/,
      "There's {q}. It's a fair picture of the split: one of you acts and one of you comments.",
    ],
    [
      /\bi do\b/,
      "One line carries it: {q}. That's a week's work, and you wrote it down like a shopping list.",
    ],
  ],
  headlines: [
    "You need a pair of hands, and you're being sent opinions.",
    "You've become the whole department, and nobody ever appointed you.",
    "Ask for a task with a date; nobody far away has ever been moved by a general feeling.",
  ],
  openings: [
    "You're doing the care, and others are having views on it. It's a lonely arrangement, because the one who does it is also the one who gets corrected.",
    "There's the illness, which nobody can argue with, and there's the share of the work, which somebody should. You've been swallowing the second because of the first.",
  ],
  developments: [
    "People at a distance help with what they can see, so they send what can be sent. If you want hours or money, it has to be in the sentence, with a number, or you'll go on getting links.",
    "You can be angry with someone and still hand them a job. It may even help: a brother or a sister who pays the carer's bill each month knows what month it is.",
    "Some of the anger belongs to what's happening to your parent, and there's nobody to send that to. The rest has an address. It's worth parting the two before you write.",
    "You'll be fair to everyone and run out first. So begin with the part of the week that would break you, and give exactly that part away.",
  ],
  questions: [
    "Which one task, if it left your hands this week, would you feel by Friday?",
    "What do you want from the others: money, hours, or to be asked how you are?",
    "Who looks after the one who does it all, and have they been told?",
  ],
  insights: [
    "A request with a number in it can be refused, and that's why it can also be granted.",
    "Keep the anger out of the message and put it somewhere safe. It's accurate; it just isn't a request.",
    "Being tired of it isn't the same as not loving someone.",
  ],
  steps: [
    "Write three lines: what I do each week in hours, what I need, by when. No adjectives. That's the message.",
    "Choose one task that can be done from far away, like the bills or the phone calls, and put a name beside it.",
    "Write the scream first, on paper, for two minutes. Then fold it. The message can come tomorrow.",
  ],
  longer: [
    "Write down one week of care as a rota: task, time, who. Leave your name out of one row and see who could go there.",
  ],
  prompts: [
    "What are you missing while you're busy, and who are you missing?",
    "What would you like to be asked?",
  ],
};
