import type { Scene } from "../scene.ts";

export const NO_FRIENDS_HERE: Scene = {
  id: "no-friends-here",
  cues: [
    [
      3,
      /\b(?:make friends|making friends|no friends|don't have (?:any )?friends|lonely|loneliness|nobody to (?:call|talk)|don't know anyone|only person who (?:says|knows))\b/,
    ],
    [0.6, /\b(?:moved|new city|barista|weekends?|work|year ago|\d\d)\b/],
  ],
  thing: { phrase: "the loneliness", kind: "other" },
  isTender: true,
  names: ["Known by nobody here", "New here, {longspan} in"],
  remarks: [
    [
      /\b(?:barista|only person)\b/,
      "You wrote {q}. It's funny and it isn't. It's also how it starts: same place, same hour, a name.",
    ],
    [
      /\b(?:how do|make friends)\b/,
      "You ask {q}. Slowly, in the same room, on the same day of the week. Hardly anybody does it otherwise.",
    ],
    [
      /\blonely|no friends\b/,
      "There's {q}. It's a plain word for a common thing, and it isn't a verdict on you.",
    ],
  ],
  headlines: [
    "You don't need to be more interesting; you need to be somewhere twice.",
    "Friendship is mostly repetition, and moving took all of yours away.",
    "You're not bad at this; you've lost the room in which it happens.",
  ],
  openings: [
    "At school it happened because you were put in one room with the same people for years. Nobody's put you in a room since, so it hasn't happened, and it feels like your fault.",
    "You've got work and a place and no one to ring on a Sunday. It's hard to admit because it sounds like a character, and it's mostly a timetable.",
  ],
  developments: [
    "It takes about as many hours as a small hobby before an acquaintance turns into a friend, and they have to be with the same people. So a weekly thing beats ten parties. A choir, a climbing wall or a class will do; what matters is that you go when you don't feel like it.",
    "Somebody has to go from ‘nice to see you’ to ‘shall we’, and everyone's waiting for the other to. You can be the one. ‘I'm getting a coffee after this, want to come?’ is refused less often than it's never said.",
    "You may have people elsewhere who miss you. They don't count as here, and they count. A fixed call on Sundays keeps you warm enough to be patient with the new ones.",
    "The first tries will be a bit flat. That's because two strangers are being careful. The third time is the one to judge by.",
  ],
  questions: [
    "Who have you met here that you'd have liked to talk to for ten minutes more?",
    "What did you do weekly in the last place that you haven't looked for in this one?",
    "Which evening is the worst, and what could be on it every week?",
  ],
  insights: [
    "Pick one weekly thing and go five times before you judge it.",
    "Be the one who says ‘shall we’. Most people are relieved.",
    "Familiar comes before close. Let it be boring at first.",
  ],
  steps: [
    "Message one person you've met here: ‘Coffee on Thursday or Saturday?’ Two options, no apology.",
    "Find one thing that meets weekly within half an hour of you, and put the next date in your calendar.",
    "Write to an old friend: ‘Can we have a fixed call, Sundays at six?’",
  ],
  longer: ["Go and sit where the thing you'd join meets, and ask one person how they came to it."],
  prompts: [
    "What did your best friend and you do in the first month?",
    "What are you like when you're known?",
  ],
};
