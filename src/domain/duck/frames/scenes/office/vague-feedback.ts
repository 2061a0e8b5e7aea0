import type { Scene } from "../scene.ts";

export const VAGUE_FEEDBACK: Scene = {
  id: "vague-feedback",
  cues: [
    [
      3,
      /\b(?:more visible|more strategic|not strategic|step up|executive presence|more proactive|too quiet|be more \w+|bad (?:feedback|review)|annual review|performance review)\b/,
    ],
    [0.8, /\b(?:boss|manager|review|introvert|what does that even mean|nobody can tell)\b/],
  ],
  thing: { phrase: "the word you were given", kind: "other" },
  names: ["‘More’ of what, exactly", "Reviewed in one adjective"],
  remarks: [
    [
      /\bwhat\b.*\bmeans?\b/,
      "You wrote {q}. That's the right question, and it belongs on the desk of whoever used the word.",
    ],
    [
      /\bgood work|introvert\b/,
      "There's {q}. Keep that; the word you were given isn't about either of these.",
    ],
  ],
  headlines: [
    "You were given an adjective where you needed an example.",
    "Nobody can do what that word asks, until somebody says on which Tuesday.",
    "It sounds like a verdict on you, and it's an unfinished sentence.",
  ],
  openings: [
    "Somebody has handed you a word and left you to guess what it's pointing at. So you've pointed it at your character, and that's the one thing it can't have meant usefully.",
    "You've been told what you lack in a word that can't be seen from outside. It's hard to improve at a fog.",
  ],
  developments: [
    "Ask for the scene and not the meaning: ‘When in the last three months would you have wanted me to do something else, and what would it have looked like?’ If an example comes, you've got a task. If none comes, you've learned how much the word weighs.",
    "Such words usually mean that people above don't know what you do. That needn't be cured by talking more in meetings. One short note on a Friday, what's done, what it changed, what you'd do next, makes a quiet person very easy to see.",
    "Agree on a sign. ‘How would you and I know in June that it's better?’ turns a mood into something that can be met, and it's a question only someone serious asks.",
    "It's fair to be cross about it. It's also worth using the crossness within a week, while the conversation is still warm.",
  ],
  questions: [
    "Who in that place has what the word means, and what do they do that you can film?",
    "What did you do this quarter that nobody above you could describe?",
    "What would you have to stop being, if you took the word at its worst?",
  ],
  insights: [
    "Ask for an example and a sign. Without these two it isn't feedback yet.",
    "One written line a week is visible, and it's silent.",
    "Don't change your nature for an adjective. Change one habit for an example.",
  ],
  steps: [
    "Send this: ‘Could you give me one example of when you'd have wanted that from me, and how it would have looked?’",
    "Write three lines: what you finished, what it changed, what you'd do next. That's Friday's note; save it.",
    "Write down the word and, under it, two things it could mean that a camera would catch.",
  ],
  longer: ["List what you did this quarter, and beside each who knows. Look at the empty cells."],
  prompts: [
    "What do you hear in that word that wasn't said?",
    "Who sees your work clearly, and how did that come about?",
  ],
};
