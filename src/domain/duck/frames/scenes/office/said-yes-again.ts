import type { Scene } from "../scene.ts";

export const SAID_YES_AGAIN: Scene = {
  id: "said-yes-again",
  cues: [
    [
      3,
      /\b(?:said yes|can't say no|couldn't say no|never say no|say no|could have said no|people pleas\w+|agreed to|volunteered)\b/,
    ],
    [1, /\b(?:again|nobody asked|organi[sz]\w+|everyone|newsletter|favou?r|committee|why do i)\b/],
  ],
  thing: { phrase: "what you took on", kind: "other" },
  names: ["Yes, before I'd thought", "{tally}, one volunteer", "Mine because I nodded"],
  remarks: [
    [/\bnobody asked\b/, "Hold on to {q}. They didn't need to. They had you."],
    [/\b(?:say no|said no)\b/, "You wrote {q}. The answer is probably that a yes ends the silence fastest."],
    [/\bsaid yes\b/, "You wrote {q}. It took you about two seconds, I'd guess, and it'll take weeks."],
  ],
  headlines: [
    "You say yes to end a silence, and then you work for weeks to pay for it.",
    "You don't need to learn to say no; you need to learn ‘let me check’.",
    "One of these can go back today, and nobody's life depends on which.",
  ],
  openings: [
    "Somebody asked, there was a pause, and you filled it with a yes. You're reliable and quick, so next time the question comes straight to you.",
    "You've got jobs now that nobody gave you. They were lying there, you couldn't watch, and you picked them up.",
  ],
  developments: [
    "In the moment, a no seems to cost a friendship and a yes costs nothing. The bill for the yes arrives later, in evenings, and it's addressed to you alone.",
    "A yes can be taken back if it's done early and plainly: ‘I answered too fast. I can do one of these, and it's this one.’ People are annoyed for a minute and then they ask somebody else.",
    "The others aren't lazy, or not all of them. They've simply never had to find out what happens when you don't. Leave one pause standing, and count to ten.",
    "You resent it and you're also good at it, and both are true. Keep the job you'd miss. It's the other ones that make you tired.",
  ],
  questions: [
    "Which of them would you miss if somebody took it over tomorrow?",
    "What do you think they'd say about you if the answer had been ‘not this time’?",
    "Who in your life says no well, and do you like them less for it?",
  ],
  insights: [
    "‘Let me check and tell you tomorrow’ is a whole answer, and it has no ‘no’ in it.",
    "Give one back this week. The first one is the only difficult one.",
    "Being asked is a compliment. Being asked first every time is a system.",
  ],
  steps: [
    "Pick the one you'd drop and send: ‘I said yes too quickly. I can't do this one after all. Sorry for the trouble.’",
    "Write ‘Let me check and tell you tomorrow’ on a slip and put it by your phone. That's your answer to the next request.",
    "List what you took on, with hours beside each. Circle the one you'd do unpaid and unthanked.",
  ],
  longer: ["Find one person who could take one of them over, and write them a handover of five lines."],
  prompts: [
    "What did a no cost in the house you grew up in?",
    "What would you do on the evening you'd get back?",
  ],
};
