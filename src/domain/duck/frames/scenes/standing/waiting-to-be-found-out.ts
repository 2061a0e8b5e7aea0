import type { Scene } from "../scene.ts";

export const WAITING_TO_BE_FOUND_OUT: Scene = {
  id: "waiting-to-be-found-out",
  cues: [
    [
      3.4,
      /\b(?:wait\w* for (?:someone|somebody|them) to find (?:me )?out|impost[eo]r|feel like a fraud|i'm a fraud|found out as)\b/,
    ],
    [1, /\b(?:degree|taught myself|self.taught|praised|felt sick|everyone else|years)\b/],
  ],
  names: ["Praised, and listening for footsteps", "{longspan} of not being found out"],
  remarks: [
    [/\bfind out|found out|fraud\b/, "You wrote {q}. There's nobody coming. I looked."],
    [/\bsick\b/, "There's {q}. Praise can't land where somebody's listening for footsteps."],
    [
      /\bdegree|taught myself|videos\b/,
      "You wrote {q}. You give it as the charge; it could as well be the defence.",
    ],
  ],
  headlines: [
    "You're waiting to be found out by people who've seen your work and kept asking for it.",
    "The evidence has been coming in for years, and you've been filing it under luck.",
    "You know how you learned it, so you think that's what they'd find.",
  ],
  openings: [
    "You do the work, people are pleased with it, and none of that counts, since they don't know what you know about yourself. So every kind word raises the height you'd fall from.",
    "From outside there's somebody who can do it. From inside there's somebody who's got away with it so far. They share a desk, and only one of them gets a hearing.",
  ],
  developments: [
    "A fraud knows how to do it wrong and hides that. You know how to do it, and hide where you got it from. It's a different offence, and I can't find the law against it.",
    "Try to say what exactly would be found. In one sentence: they'd find out that. It usually turns out to be something they could read off a form, and somebody has.",
    "The others have their gaps too, and a certificate over them. You've had to fill yours by asking and trying, so you may know better than they do where yours are.",
    "If praise makes you ill, don't try to believe it. Ask what it was for: ‘Thanks. What in particular was useful?’ The answer is a fact, and facts go down more easily.",
  ],
  questions: [
    "What exactly would they find out? In one sentence.",
    "What have you done there that can't be done by pretending?",
    "Who'd be least surprised if you told them all this?",
  ],
  insights: [
    "Ask what the praise was for. Take the fact and leave the rest.",
    "Where you learned it is history. That you can do it is the present.",
    "Keep one page of things you solved. Read it before the page in your head.",
  ],
  steps: [
    "Finish this on paper: ‘They'd find out that’. One sentence. Read it as if it were about a colleague.",
    "Write down three things you've solved there that nobody could have bluffed.",
    "Send whoever praised you one line: ‘What in particular was useful? I'd like to do it again.’",
  ],
  longer: ["Show someone who's just starting how you learned one part of it. Twenty minutes, no apologies."],
  prompts: [
    "What would change if you were found out and it was fine?",
    "Who taught you that it only counts the proper way?",
  ],
};
