import type { Scene } from "../scene.ts";

export const TOO_CLOSE_TO_SHOW: Scene = {
  id: "too-close-to-show",
  cues: [
    [
      3,
      /\b(?:(?:song|poem|book|story|film|essay|piece) about (?:my|him|her|us) ?(?:mum|mom|dad|mother|father|ex|sister|brother|wife|husband)?)\b/,
    ],
    [1.2, /\b(?:can't (?:play|show|read|send)|never shown|scared (?:to|of)|what if (?:she|he) )\b/],
  ],
  names: ["Written for one, unheard", "About {person}, unsung to {person}"],
  remarks: [
    [
      /\bcan't\b/,
      "You wrote {q}. You could write it, so you had the courage for that part. The other part has a face.",
    ],
  ],
  headlines: [
    "You've already said it; the one it's about just hasn't been in the room.",
    "It's finished as a song and not yet as a sentence between two people.",
    "What you're afraid of isn't the playing, it's the half minute after.",
  ],
  openings: [
    "You've made something true about somebody you love, and now the truth has an addressee. Making it was private. Showing it is a conversation.",
    "You found the words for it in the one form where nobody can interrupt. Now the only listener who matters is the one you can't sing it to.",
  ],
  developments: [
    "It needn't be performed. You could say first, ‘I've made something about you, it's loving, and it's honest. Would you like to hear it, and not now necessarily?’ Then it's asked for, and you aren't ambushing anybody.",
    "You might send it instead, and be in another room. Some things are easier to hear alone with the kitchen light on, and easier to have been heard.",
    "You may also keep it. Some pieces are for finding out what you feel, and have done their work. If so, what did you find out, and could a sentence of that be said without music?",
    "What you fear to see in the face may be recognition. It's the best thing that can happen to a piece, and it's hard to stand beside.",
  ],
  questions: [
    "Which line is the one you can't sing?",
    "What would you like {person} to know when it's over?",
    "What's the worst face you can imagine, and what comes after it?",
  ],
  insights: [
    "Ask if it's wanted. It turns exposure into a gift.",
    "The line you can't sing is what you've got to say.",
    "Another room is allowed.",
  ],
  steps: [
    "Write down the one line that's hardest, and say it once, without the tune.",
    "Record it on your phone in one go, and don't send it. Now it exists outside you.",
    "Write the sentence that would come before it: ‘I've made something about you, and it's kind.’",
  ],
  longer: ["Play it to one person who knows you both, and watch where they look up."],
  prompts: ["What does it say that you've never said?", "Who else was it secretly written for?"],
};
