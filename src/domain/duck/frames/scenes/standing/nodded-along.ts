import type { Scene } from "../scene.ts";

export const NODDED_ALONG: Scene = {
  id: "nodded-along",
  cues: [
    [4, /\bwait\w* for (?:someone|somebody|them) to find (?:me )?out\b|\bfound out as a fraud\b/],
    [
      2.6,
      /\b(?:pretend\w* (?:i|to) (?:understand|know|get)|nodd(?:ed|ing)|too late to ask|stupid questions?|don't understand (?:what|anything|half)|out of my depth)\b/,
    ],
    [1, /\b(?:months|started|standup|meeting|team|everyone else|degree|data|new job|years|praised)\b/],
  ],
  thing: { phrase: "what you don't know yet", kind: "other" },
  names: ["Nodding, {longspan} in", "The question, not asked"],
  remarks: [
    [/\btoo late\b/, "You wrote {q}. It's later than it was, and it's earlier than it'll be at Christmas."],
    [
      /\b(?:nodd\w*|pretend\w*)\b/,
      "There's {q}. It's a skill, and it's been keeping you from the ones you'd rather have.",
    ],
    [
      /\b(?:find out|sick|fraud)\b/,
      "You wrote {q}. Praise doesn't land on someone who's listening for footsteps.",
    ],
  ],
  headlines: [
    "You don't lack the knowledge half as much as the first awkward question.",
    "You've been hiding a gap that one half hour would close.",
    "You're waiting to be found out for something everyone learned by asking.",
  ],
  openings: [
    "There's something you feel you ought to know, and you've been covering the place where it's missing. The covering is harder work than the learning would be.",
    "From outside it looks as if you follow. From inside you're doing two jobs, the one you have and the one of not being noticed.",
  ],
  developments: [
    "It's late for the innocent question, and there's a better one now: ‘I've been following most of this; can you walk me through that one part?’ It sounds like thoroughness, because it is.",
    "Choose one person and not the meeting. Most people love to be asked about what they know, and they'll remember that you listened and forget that you asked.",
    "You measure your inside against their outside. Some of the others are nodding too; every team has a word that nobody could define. The first one to ask does all of them a favour.",
    "If somebody did find out, they'd find somebody who has kept up for this long on guesswork. That isn't a fraud. It's a person with one evening of reading ahead.",
  ],
  questions: [
    "Which single word, if you understood it, would make the next meeting half as tiring?",
    "Who on the team explains things without making a face?",
    "What do you know that they'd have to ask you?",
  ],
  insights: [
    "Ask one person about one thing this week. It doesn't have to be the room.",
    "‘Say that once more, slower’ has never got anyone dismissed.",
    "Write the gaps down. There are fewer of them than there are worries.",
  ],
  steps: [
    "Message the kindest one: ‘Could I borrow twenty minutes? I want to understand that part properly.’",
    "List the words you nod at, two minutes, no looking up. Circle the one you hear most.",
    "Write down one thing you've done in this job that someone who didn't belong couldn't have.",
  ],
  longer: [
    "Look up one of the words you nod at and explain it aloud as if to a child. Note where you get stuck.",
  ],
  prompts: ["What would they find, if they found out?", "Who made asking dangerous for you?"],
};
