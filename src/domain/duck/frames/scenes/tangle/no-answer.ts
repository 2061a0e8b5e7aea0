import type { Scene } from "../scene.ts";

export const NO_ANSWER: Scene = {
  id: "no-answer",
  cues: [
    [
      3,
      /\b(?:left (?:me )?on read|ghost(?:ed|ing)|(?:hasn't|haven't|didn't|never) (?:replied|answered|texted back|written back|called back|got back)|haven't heard (?:back|from)|no reply|radio silence|stopped replying)\b/,
    ],
    [0.6, /\b(?:days|weeks|check\w*|date|concert|text|message)\b/],
  ],
  thing: { phrase: "the silence", kind: "other" },
  names: ["{span}, no answer", "Sent, seen, no answer"],
  remarks: [
    [
      /\bcheck\w*\b/,
      "You wrote {q}. That's a part-time job, and it's with somebody who doesn't know they employ you.",
    ],
    [
      /\b(?:left|ghosted|heard|replied|answered)\b/,
      "There's {q}. That's all that has happened so far. The rest has been happening in you.",
    ],
    [
      /\b(?:were supposed to|was supposed to|haven't written)\b/,
      "You wrote {q}. That's the practical half, and it can be settled without them.",
    ],
  ],
  headlines: [
    "You don't know what the silence means; you know what it's doing to your week.",
    "You've been waiting for an answer, and you could set a day on which you stop.",
    "No answer is the one message everybody translates into their own worst language.",
  ],
  openings: [
    "You sent something out and nothing has come back. So every hour you make up a reason, and the reasons are mostly about you.",
    "{span} without a word. You keep going over what you wrote, as though the fault were in there somewhere, and all you've actually got is an empty line.",
  ],
  developments: [
    "A silence can mean no, or not yet, or a full inbox, and it looks the same from outside. You can't find out by looking harder. You can ask once more, briefly, with an easy way to say no, and then you've done your part.",
    "Waiting without an end is what makes it heavy. Give it one: a day, an hour, after which you plan as if the answer were no. You can still be pleasantly surprised; you just won't be standing in the hall.",
    "Whatever was planned can go ahead in some form. Take someone else, go alone, send it elsewhere. It isn't revenge. It's your evening.",
    "If somebody knows you're waiting and lets you wait, that's information too, and it's about them.",
  ],
  questions: [
    "What would you do this week if you knew that no answer was coming?",
    "What are you reading into it that you'd laugh at in a friend?",
    "By which day would you rather have a no than go on like this?",
  ],
  insights: [
    "One short question more, then it's their turn for good.",
    "Set the day on which you stop waiting. Don't tell anyone, just keep it.",
    "The checking is what hurts, more than the silence. Move the checking.",
  ],
  steps: [
    "Send one line that can be answered in a word: ‘Did this reach you, or shall I plan without it?’ Then put the phone in a drawer.",
    "Write down the day and hour at which you stop waiting, and what you'll do in the hour after it.",
    "Ask somebody else along, or send it to one other place, today. One message.",
  ],
  longer: ["Spend twenty minutes on the thing you've let lie since you started waiting."],
  prompts: ["What would a clear no set free?", "Whose silence does this one remind you of?"],
};
