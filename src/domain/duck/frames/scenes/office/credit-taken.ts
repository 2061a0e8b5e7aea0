import type { Scene } from "../scene.ts";

export const CREDIT_TAKEN: Scene = {
  id: "credit-taken",
  cues: [
    [
      3,
      /\b(?:takes? (?:the )?credit|took (?:the )?credit|presents? my|presenting my|presented my|my (?:ideas?|slides|work) (?:as|are|were|was)|says they were (?:his|hers)|stole my|as (?:his|hers|their own|her own|his own)\b)/,
    ],
    [
      1,
      /\b(?:said nothing|say nothing|coworker|colleague|meeting|in front of|boss|idea|rehears\w+|ignores? me|talks? over)\b/,
    ],
  ],
  thing: { phrase: "your own work", kind: "work" },
  names: ["My work, another's voice", "Said in the shower only"],
  remarks: [
    [
      /\b(?:rehearse|shower|speech)\b/,
      "You wrote {q}. So the speech exists. It has only been heard by tiles and, now, a duck.",
    ],
    [/\bnothing\b/, "I'd mark {q}. It's the only part of this that you could change by next week."],
    [/\bangry\b/, "You wrote {q}. Good. It's information, and it's on time."],
  ],
  headlines: [
    "The speech is ready; it needs to be cut to one sentence and moved to a Tuesday.",
    "You don't have to accuse anyone to put your name back on your work.",
    "{person} {person:keeps|keep} taking it because it keeps being free.",
  ],
  openings: [
    "Somebody stands up with your work and you sit there being reasonable. The anger comes afterwards, when it can't reach anyone but you.",
    "Your work gets shown, your name doesn't, and you've been polite about it in the room. {person} {person:has|have} probably taken the politeness for permission.",
  ],
  developments: [
    "The long speech is for justice, and a meeting is no place for that. A short one is for the record: ‘Happy to take that question, I built that part.’ It's true, it's friendly, and it can't be unsaid.",
    "Each time you say nothing, it becomes a little more how things are done. That isn't your fault. It's only the reason why waiting for it to stop hasn't worked.",
    "You could also get in early: send the thing yourself the day before, to everyone, with ‘here's what I've made’ in the first line. Nobody can present what has already arrived.",
    "There's a private line as well: ‘I'd like to present my own slides from now on.’ It's about the future, so there's nothing in it to deny.",
  ],
  questions: [
    "Which sentence of the rehearsed speech would you still want to have said in a year?",
    "What do you think would happen to you, in that room, if you said ‘that part was mine’?",
    "Who else in the room already knows?",
  ],
  insights: [
    "Claim the next one beforehand. It's far easier than reclaiming the last one.",
    "One calm sentence in the room outweighs a perfect one in the shower.",
    "You don't need {person} to admit it. You need your name on the next file.",
  ],
  steps: [
    "Put your name and the date in the footer of the current file. Then send it to the group with one line.",
    "Learn this by heart: ‘I can answer that, I built that part.’ Say it aloud three times, smiling.",
    "Write {person} one line: ‘I'll present my part myself next time.’ No reasons. Save it, sleep, send.",
  ],
  longer: [
    "Make a list of what you made this quarter, with dates, and send it to your manager as an ‘update’.",
  ],
  prompts: [
    "When did you learn that it's safer to say nothing?",
    "What would you like to be known for in that building?",
  ],
};
