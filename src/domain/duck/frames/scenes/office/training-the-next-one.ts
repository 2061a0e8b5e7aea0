import type { Scene } from "../scene.ts";

export const TRAINING_THE_NEXT_ONE: Scene = {
  id: "training-the-next-one",
  cues: [
    [
      3.2,
      /\b(?:train my replacement|my replacement|being (?:laid off|made redundant)|outsourc\w+|made redundant|layoffs?)\b/,
    ],
  ],
  thing: { phrase: "the handover", kind: "deed" },
  names: ["Teaching my own replacement", "Handing over, still here"],
  remarks: [
    [
      /\breplacement\b/,
      "You wrote {q}. It's a lot to ask of somebody, and I notice you haven't been rude about it.",
    ],
    [/\bnice\b/, "There's {q}. It would be easier if it weren't so."],
  ],
  headlines: [
    "You're asked to give away what you know, so this is the hour at which it has a price.",
    "You can be decent to the one who comes and firm with the ones who decided.",
    "Your notice period has started; somebody just hasn't said it in writing.",
  ],
  openings: [
    "You're being asked to help with your own going. The one you're teaching did nothing wrong, and so there's nobody in the room to be angry at.",
    "It's been arranged that you leave what you know behind. That can be done well, and it needn't be done for nothing.",
  ],
  developments: [
    "Before the handing over goes on, there's a conversation to have with whoever decided: until when, on what terms, with which reference, and what if it takes longer. You've seldom had a better hand than now, because they need something from you.",
    "Write down what you know for yourself as well. The list of what has to be taught is the best description of your work you'll ever get, and it's the first page of the next application.",
    "You don't owe perfect teaching, and bad teaching would stay with you. Teach it the way you'd have liked to find it, and stop at five.",
    "Being sad about it isn't disloyal to anyone. You made something there, and it's going on without you, which is what well-made things do.",
  ],
  questions: [
    "What do you want in exchange, and who can give it?",
    "What have you got that can't be put into a document?",
    "Who outside the house should hear this week that you'll be free?",
  ],
  insights: [
    "Talk terms while they still need you.",
    "The handover list is your new CV. Keep a copy.",
    "Be kind downwards and exact upwards.",
  ],
  steps: [
    "Write the line: ‘Before we go on with the handover, I'd like to agree on date, terms and reference.’ Read it once.",
    "Message one person outside: ‘I'll be free soon. Who should I talk to?’",
    "List five things you know how to do that nobody there has written down.",
  ],
  longer: ["Turn the list of what you teach into one page about what you can do."],
  prompts: ["What are you proud of leaving there?", "What would you like to be asked on your last day?"],
};
