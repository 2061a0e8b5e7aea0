import type { Scene } from "../scene.ts";

export const COLD_WAR: Scene = {
  id: "cold-war",
  cues: [
    [
      3,
      /\b(?:post-?its?|silent treatment|neither of us (?:will|wants to)|say sorry|(?:we'?re|are) not speaking|haven't spoken since (?:the|our)|won't apologi[sz]e|not talking to (?:me|each other))\b/,
    ],
    [2, /\b(?:had a (?:fight|row|argument)|big fight|fell out|fight with my|argument with my|argued)\b/],
    [0.8, /\b(?:roommate|flatmate|housemate|colleague|friend|sister|brother|embarrassing|stupid|petty)\b/],
  ],
  thing: { phrase: "the silence", kind: "other" },
  names: ["{longspan}, no ‘sorry’", "Who says sorry first"],
  remarks: [
    [
      /\b(?:embarrass\w*|petty|stupid|ridiculous)\b/,
      "You wrote {q}. Good, then it's nearly over. Nobody can keep a straight face at that for long.",
    ],
    [/\bsorry\b/, "There's {q}. It doesn't take sorry. It takes somebody saying something ordinary."],
    [/\b(?:post-?it|note)\w*/, "There's {q}. I'd keep one. It'll be funny, and sooner than you think."],
  ],
  headlines: [
    "The quarrel is over; it's the silence that nobody knows how to end.",
    "You're both waiting for a sorry, and a normal sentence would do.",
    "It started about something, and now it's about who goes first.",
  ],
  openings: [
    "There was a quarrel, and it had a subject. What you've got now is a silence, and it has none. It goes on because each of you would have to begin.",
    "You and {person} are both being stubborn with great care. By now the thing you fought about is the smaller half of it.",
  ],
  developments: [
    "An apology feels like signing that you were wrong about all of it. You can be sorry for the part that's yours, one sentence of it, and keep your opinion of the rest.",
    "Every quiet day makes the first word more of an event, so make it as small as you can. ‘Tea?’ has ended longer wars. It says what you mean and it admits nothing.",
    "{person} may be as embarrassed as you are. Two people who both find it silly only need one of them to say so.",
    "Once you're talking again there's still the original question, and it'll need five dull minutes and a rule you can both stand. It's far easier with sound.",
  ],
  questions: [
    "What would you say if it had happened this morning?",
    "Which part of it was yours, in one sentence, without ‘but’?",
    "What do you miss about before, the practical things included?",
  ],
  insights: [
    "Going first isn't losing. It's the only move that's available to you alone.",
    "Be sorry for your own tenth of it. It's easier to say and it tends to be answered.",
    "End the silence first and settle the question later. They're two jobs.",
  ],
  steps: [
    "Say or send one ordinary thing today with nothing about the quarrel in it: ‘I'm making tea, want some?’",
    "Write one line: ‘This is silly and I miss talking to you. I'm sorry for my part.’ Leave it where it'll be found.",
    "Write down your tenth of it in one sentence without a ‘but’. Read it once. Then decide about saying it.",
  ],
  longer: [
    "Sit down together for fifteen minutes, agree on one rule for the thing you fought about, and write it on the last note.",
  ],
  prompts: [
    "What did the quarrel let you say that you couldn't say otherwise?",
    "Who went first in the house you grew up in?",
  ],
};
