import type { Scene } from "../scene.ts";

export const UNOPENED_MESSAGE: Scene = {
  id: "unopened-message",
  cues: [
    [
      3,
      /\b(?:haven't (?:opened|read|answered|replied)|can't (?:open|read|answer|look at)|not opened|unread|unopened|unanswered)\b/,
    ],
    [1.5, /\b(?:e-?mails?|letters?|envelopes?|voicemail|messages?|results|subject line|inbox)\b/],
  ],
  thing: { phrase: "the message", kind: "talk" },
  names: ["Unread since {date}", "One message, unopened"],
  remarks: [
    [
      /\b(?:opened|open|read|look)\b/,
      "You wrote {q}. So you know nothing yet, and you've been living as if you did.",
    ],
  ],
  headlines: [
    "The message has said nothing yet; the last few days were all you.",
    "Opening it can't change what's in it, only how long you've feared it.",
    "You're living with every version of it at once, and only one was sent.",
  ],
  openings: [
    "It's there, you know it's there, and it has been read by nobody. So you've had to write the contents yourself, and you've written them in the worst voice you could find.",
    "One unopened message, and a good part of your attention standing guard over it. That's a high price for a thing that takes a minute to read.",
  ],
  developments: [
    "If it's bad, it's been bad since it was sent, and you've lost the days in which you could have answered. If it's ordinary, you've served a sentence for nothing. In both cases the guarding was the expensive part.",
    "Reading and answering are two jobs, and you've tied them together. You may read it today and answer tomorrow; nobody on the other side can see the gap.",
    "By now there's a second worry on top: that you waited. That one needs half a line, ‘I only got to this today’, and the other side has sent that line themselves.",
    "Once it's open it becomes a list of sentences, and a sentence can be dealt with. An envelope can't.",
  ],
  questions: [
    "What do you think it says, word for word, and how often have you been right about that before?",
    "Who could sit next to you, or stay on the phone, for the forty seconds it takes?",
    "If it said what you fear, what would be the first thing you'd do?",
  ],
  insights: [
    "Read it with no plan to answer. It's only half as heavy that way.",
    "What's in it stopped changing when it was sent. You're the only part still moving.",
    "The worst case has a next step too. You can't see it from outside the envelope.",
  ],
  steps: [
    "Write down in five words what you think it says. Open it, read it once standing up, and compare. No answering today.",
    "Set a timer for two minutes, open it, and copy out the one sentence that asks something of you. Close it again.",
    "Tell one person ‘I'm opening it now’, open it, and send them a thumb up or down.",
  ],
  longer: ["Answer it in four lines: got it, one fact, one question, when you're free."],
  prompts: [
    "What would it have to say for you to be relieved?",
    "Whose voice do you hear it in, and is that the sender's?",
  ],
};
