import type { Scene } from "../scene.ts";

export const SOMEONE_KEEPS_DOING_IT: Scene = {
  id: "someone-keeps-doing-it",
  cues: [
    [
      1.6,
      /\b(?:keeps? \w+ing|keep asking|always \w+s|every (?:day|meeting|handover|week)|every time (?!i\b)|all day|invited people|a war about|works maybe|never (?:helps|cleans|asks|listens)|takes? (?:my|all))\b/,
    ],
    [
      1.6,
      /\b(?:he|she|they|my (?:\w+ )?(?:boss|colleague|coworker|neighbou?r|husband|wife|partner|ex|mother|mothers|brother|sister|cofounder|roommate|landlord)|both mothers|next to \w+)\b/,
    ],
  ],
  names: ["{shortQuote}", "{person}, and what's tolerated", "What I put up with"],
  remarks: [
    [
      /\b(?:keep|keeps|always|every|all day)\b/,
      "You wrote {q}. It's happened often enough to have a rhythm, so you know when the next one is due.",
    ],
    [/\bwar\b/, "There's {q}. It's surely about more than that, and that is where it can be won."],
  ],
  headlines: [
    "It keeps happening because so far it has cost only you.",
    "You can't change them by minding, only by saying one thing you want.",
    "What you want here fits in one sentence, and it hasn't been heard yet, or not as a request.",
  ],
  openings: [
    "Somebody else does it and you're the one who has to live with it. That's an irritating arrangement: they have the habit and you have the feeling.",
    "It's a small thing on any one day, and it isn't one day. By now you react to it before it's begun.",
  ],
  developments: [
    "As long as you're only annoyed, there's nothing for the other one to do. A request can be done: what, from when, instead of what. Say it at a time when it isn't happening, since in the moment it only sounds like anger.",
    "Keep the history out of it. ‘From Monday I'd like us to take turns’ needs no proof, while ‘it's always me’ needs a trial. You might be right in the trial and still be where you were.",
    "Decide what you'll do if nothing changes, something that's in your own hand, and do it without a speech. Move the chair, leave the task lying, hand over through somebody else. Nothing has to be punished. It only has to stop being comfortable on one side.",
    "It may be that nobody meant anything by it. That'd be good news; habits go more easily than opinions. And if it's meant, a calm request brings that to the surface too.",
  ],
  questions: [
    "What exactly would you like to happen instead, and from which day?",
    "What do you do each time, right after?",
    "Who else minds, and have they said so?",
  ],
  insights: [
    "Ask for the next time. The last time can't be changed by anyone.",
    "One request, one day, no ‘always’.",
    "What you keep silently fixing stays yours.",
  ],
  steps: [
    "Write the request in one line: what, from when, instead of what. Read it aloud and take out the heat.",
    "Pick the calm moment for it, day and hour, and write it down.",
    "Decide what you'll do yourself if nothing changes. One thing, in your own hand. Write it under the first.",
  ],
  longer: ["Say it in person, standing up, in under two minutes, and then talk about something else."],
  prompts: ["What does it mean to you, beyond what it is?", "Where else do you wait to be noticed minding?"],
};
