import type { Scene } from "../scene.ts";

export const BETWEEN_TWO: Scene = {
  id: "between-two",
  cues: [
    [
      3,
      /\b(?:arguing with|argue with|talk about "?us|needs space|owes me|refolds|fianc[eé]e?|don't like my|annoyed with|cancelled on|stopped asking|so rude|sighs at|rolls (?:his|her|their) eyes|no manners)\b/,
    ],
  ],
  names: ["{shortQuote}", "{person} and I", "Between the two of us"],
  remarks: [
    [
      /\b(?:keep|every|again|in a row|always)\b/,
      "You wrote {q}. So it's a pattern by now, and a pattern can be talked about on a day when it isn't happening.",
    ],
    [
      /\b(?:dread\w*|afraid|scared|extra nice)\b/,
      "There's {q}. Most of that's been spent on a conversation that hasn't taken place.",
    ],
    [
      /\b(?:stopped|space|crying|gone)\b/,
      "You wrote {q}. I'd stay with that line a moment before doing anything clever.",
    ],
  ],
  headlines: [
    "There's a conversation with {person} in here, and it's shorter than the one in your head.",
    "You know what {person} {person:does|do}; what hasn't been heard yet is what you'd like.",
    "It takes two to be stuck like this and one to say the first plain thing.",
  ],
  openings: [
    "This is about you and {person}. You know your side by heart and you've had to guess the other one, so most of the talking has been done in your head.",
    "There's something unsaid here, with {person} or close to {person}, and it goes on because everybody knows their part.",
    "It's between you and somebody else, so half of it is out of your hands. That leaves the other half, which is yours, and hasn't all been tried.",
  ],
  developments: [
    "A thing like this is usually three things: what happened, how it was for you, and what you'd like from now on. The first gets argued, the second gets defended against, and the third is the one that can be given. It's also the one that gets said last, or not at all.",
    "You can't know what {person} {person:thinks|think} until you've asked in a way that leaves room for an answer you won't enjoy. ‘How is this for you?’ and then ten seconds of nothing. It's harder than explaining, and it finds out more.",
    "Whatever you've tried so far, the other side has an answer to it by now. So it's worth doing one thing out of character: ask when you'd usually tell, or leave when you'd usually stay, or say the soft part first.",
    "There may be somebody standing next to it who pays for it too, and never gets asked. It can help to do it for them, if doing it for the two of you is too much for one evening.",
  ],
  questions: [
    "What would you like {person} to do on an ordinary Tuesday, that a camera could see?",
    "What's it like to be on the other side of this, as far as you can tell?",
    "Which sentence have you never said, because it would be too plain?",
  ],
  insights: [
    "Say what you'd like from now on. The past has had its turn.",
    "Ask one question and leave it room.",
    "You can change the step you always take. The other one has to step differently then.",
  ],
  steps: [
    "Write one sentence beginning with ‘From now on I'd like’. Say it aloud once, without ‘but’.",
    "Send {person} this: ‘Can we have half an hour on Saturday? I'd like to hear how it is for you.’",
    "Write down what you always do next in this. Then write one other thing you could do.",
  ],
  longer: ["Write it once from the other side, as fairly as you can bear. Half a page."],
  prompts: [
    "What are you afraid the other one would say?",
    "What was it like when it was good, and what were you doing then?",
  ],
};
