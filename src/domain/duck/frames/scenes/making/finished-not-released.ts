import type { Scene } from "../scene.ts";

export const FINISHED_NOT_RELEASED: Scene = {
  id: "finished-not-released",
  cues: [
    [2.5, /\b(?:finished|it's done|mixed|mastered|complete|ready to (?:publish|release|launch|send))\b/],
    [
      2,
      /\b(?:hard drive|tweak\w*|not released|haven't (?:released|published|posted|launched|sent it)|never released|scared nobody|nobody (?:will )?listen\w*|sitting (?:on|in)|polish\w*)\b/,
    ],
    [0.8, /\b(?:album|song|ep|app|website|portfolio|track|game|artwork)\b/],
  ],
  names: ["Done since {since}, still at home", "Finished, and kept indoors"],
  remarks: [
    [
      /\b(?:scared|afraid|nobody)\b/,
      "You wrote {q}. There it is, and no amount of tweaking is going to touch it.",
    ],
    [/\b(?:tweak\w*|polish\w*)\b/, "There's {q}. It's real work, and it's also a way of staying in."],
    [/\bfinished\b/, "You wrote {q}. I'd read that again slowly, and believe it."],
  ],
  headlines: [
    "{thing} {thing:is|are} finished; what's unfinished is being heard.",
    "You're tweaking because a thing nobody has can't be ignored by anybody.",
    "You've crossed the hard part, and now you're polishing the doorstep.",
  ],
  openings: [
    "{thing} {thing:is|are} done by any standard but the one that keeps moving. You go on adjusting it because adjusting is safe and releasing isn't.",
    "You've made the thing. What you haven't done is let go of it, and that's a different skill, which nobody practises while making.",
  ],
  developments: [
    "As long as it's with you it can still be loved by everyone. Once it's out, it'll be loved by some and missed by most, which is what happens to good work too. You're comparing that with a dream that never has to open.",
    "Nobody out there is going to notice the change you made last week. They'll notice that it exists. The tweaks are for the fear, and the fear isn't listening.",
    "You don't have to face the whole world. Three people, by name, on a day you've told them, and it's been released. The rest is only distribution.",
    "Next to this, everything you'd make next is waiting in a queue. Keeping it home costs you the following one as well.",
  ],
  questions: [
    "Who are the first three people, by name, and what's stopping those three?",
    "If twelve people loved it and nobody else ever came, would you have wanted to make it?",
    "What would you start the morning after it was out?",
  ],
  insights: [
    "Set the date before you open the file again. The date finishes it.",
    "You can fix anything after release except not having released it.",
    "An audience of three is an audience. Start with the ones you can name.",
  ],
  steps: [
    "Send it to one person, now, as it is, with: ‘It's finished. You're the first.’",
    "Write the release date on your hand and in one message to a friend. Within two weeks.",
    "Rename the file ‘final’, copy it somewhere you can't edit, and close the other one.",
  ],
  longer: ["Fill in the upload form, everything but the last button, and set it to a date."],
  prompts: [
    "What would being ignored say about you, and who told you that?",
    "What did it sound or look like to you on the day it was finished?",
  ],
};
