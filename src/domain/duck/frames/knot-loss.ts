import type { KnotFrames } from "./knot-frames.ts";

/** No jokes here, and nobody who may be gone is to be written to. */
export const LOSS: KnotFrames = {
  openings: [
    "Something has ended, and most of your day was built round it.",
    "I read that twice. There's no clever way to say it: that's a loss.",
    "{longspan}. People will have stopped asking by now, and it isn't over because they have.",
    "You wrote it plainly, without asking for anything.",
    "There's a gap where somebody or something used to be, and you keep walking to the edge of it by habit.",
    "There's still {thing}, and it's all mixed up with what isn't there any more.",
    "There's {thing} to deal with, and then there's the reason {thing} {thing:has|have} to be dealt with.",
    "An ending like that doesn't tell the furniture. Everything else is still standing where it was.",
    "You had plans that needed it to go on. They're still in the drawer.",
  ],
  developments: [
    "You're not behind with this. There's no schedule for it that anyone competent ever wrote.",
    "The small routines are the worst of it: the second cup, the ring of a phone, half past six.",
    "Missing something is not a fault to be traced. It's what's left of having cared about it.",
    "Some of what hurts is the end, and some is what never got said. They can be looked at one at a time.",
    "You may find that you're fine at work and lost in front of a shelf. Both are accurate.",
    "Nobody needs you to have learned anything from it yet.",
    "{thing} can wait a little. Whoever is in a hurry about {thing} can wait too.",
    "If {thing} {thing:is|are} too close to it for now, leave {thing} where {thing:it is|they are}. That's no failure, and nothing spoils.",
    "What comes next can be small and still be next.",
    "Other people are waiting for you to be as you were. You're allowed to disappoint them for a while.",
  ],
  questions: [
    "What would you like to have kept, if one thing could be kept?",
    "Who can you be with at the moment without having to explain it?",
    "Which hour of the day is the worst, and what could be in it?",
    "What has nobody asked you about it?",
    "What are you carrying that could be put down for one evening?",
  ],
  headlines: [
    "Something that mattered is over, and you're still setting the table for it.",
    "It ended, and nothing in you has to hurry on account of that.",
    "You aren't stuck; you're in the part after, and it takes the time it takes.",
    "What's missing is real, and so is what's left.",
    "You don't have to make anything of this yet.",
  ],
  insights: [
    "Take it an hour at a time, and plan only the hard hour.",
    "You can miss it and also be relieved about some of it. One doesn't cancel the other.",
    "Pick one thing that's to stay, and let the rest be untidy.",
    "One person who knows is worth more now than ten who'd be kind.",
    "Whatever you can't throw out yet can stay in its box. It isn't in the way.",
    "The day still needs a first step, and it may be as small as opening a window.",
  ],
  steps: [
    "Write down one thing you don't want to forget about it. One line is enough.",
    "Choose one person who may know how it is today, and send them just that: how it is today.",
    "Put one thing where you can see it. Put another where you can't. Leave the rest.",
    "Open a window and sit by it for two minutes, with nothing in your hands.",
    "Name the hardest hour of tomorrow, and write beside it where you'll be and who with.",
  ],
  prompts: [
    "What would you still like to say, to nobody in particular?",
    "What did it give you that you still have?",
    "Which habit belongs to before, and do you want to keep it?",
    "What's a kind thing somebody could do this week that wouldn't tire you?",
  ],
};
