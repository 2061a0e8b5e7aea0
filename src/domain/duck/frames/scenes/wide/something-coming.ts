import type { Scene } from "../scene.ts";

export const SOMETHING_COMING: Scene = {
  id: "something-coming",
  cues: [
    [
      3,
      /\b(?:tonight|on monday i|i have to (?:let|tell|fire|give|face)|let \w+ people go|going to be fired|been dreading|i'm dreading|hr wants|they want to promote|waiting for results|test results|the meeting is|hearing is)\b/,
    ],
    [3, /\b(?:come out to|i lied (?:on|about|to)|before they die|need to confess|have to tell)\b/],
  ],
  isTender: true,
  names: ["{shortQuote}", "What {date} brings", "Before it happens"],
  remarks: [
    [/\b(?:dread\w*|extra nice|worse)\b/, "You wrote {q}. That's a week of paying in advance."],
    [
      /\b(?:didn't choose|one is|pregnant)\b/,
      "There's {q}. You've noticed, and somebody who'd stopped noticing would be worse at this.",
    ],
    [/\b(?:lied|lie)\b/, "You wrote {q}. It's shorter here than it's been in your head."],
    [
      /\b(?:love me|religious|die)\b/,
      "There's {q}. Both halves of that are true on the same sofa, and that's why it's hard.",
    ],
  ],
  headlines: [
    "You can't choose how it goes; you can choose the first two minutes.",
    "You've lived through it many times already, and never once the way it goes.",
    "You don't need to control how it ends, you need to know how you'd like to have behaved.",
  ],
  openings: [
    "Something's coming, or feels as if it were, so you rehearse it. In the rehearsals you play everyone, and they're harder on you than people are.",
    "There's a moment ahead in which something will be said. All of the weight is on it now, and none of the knowledge.",
  ],
  developments: [
    "Prepare the beginning and leave the rest. The first two sentences, plain, with no run-up, are the only part that's yours to plan. After them somebody answers, and it becomes a conversation and no longer a fear.",
    "Split it into what's likely, what's only vivid, and what you'd do in each case. The vivid ones get shorter when they have a second line: and then I'd ring so-and-so, and then it's Thursday.",
    "If it's you who has to say the thing, say it first, and say it whole: the fact, that you're sorry or that it matters, what happens now. People forgive the news sooner than the corridor that led up to it.",
    "Decide beforehand how you'd like to have been, whatever happens: calm, or honest, or kind. That's a thing you can't be robbed of by how others take it. And plan the hour after. Somebody should know where you are.",
  ],
  questions: [
    "What are the first two sentences, if it's you who speaks?",
    "What's likely, what's only vivid, and how can you tell?",
    "Who'll you be with in the hour after it?",
  ],
  insights: [
    "Plan the first two sentences and the hour after. The middle looks after itself.",
    "How you behave in it is yours. How it goes is shared.",
    "Say the hard thing first. Everything said before it sounds like a trick.",
  ],
  steps: [
    "Write the first two sentences you'd say, and read them aloud once, slowly.",
    "Text one person: ‘I've got something hard coming. Can I ring you after?’",
    "Write down what you'd most like to be able to say about yourself afterwards. One line.",
  ],
  longer: [
    "Walk once round the block and say it through from the first sentence. Then leave it until the day.",
  ],
  prompts: [
    "What's the worst that's likely, and what would you do on the morning after it?",
    "How would you like it to be done, if it were done to you?",
  ],
};
