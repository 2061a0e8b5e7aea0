import type { Scene } from "../scene.ts";

export const FEELING_GONE: Scene = {
  id: "feeling-gone",
  cues: [
    [
      3,
      /\b(?:feel nothing|don't love (?:him|her|them)|fell out of love|perfect on paper|don't feel anything|no spark|like (?:a )?(?:flatmates|roommates|brother and sister)|guest in my own|settling)\b/,
    ],
    [0.8, /\b(?:boyfriend|girlfriend|husband|wife|partner|marriage|everyone loves|relationship)\b/],
  ],
  thing: { phrase: "what's missing", kind: "other" },
  isTender: true,
  names: ["Perfect, and not felt", "Good on paper only"],
  remarks: [
    [
      /\b(?:nothing|don't love|don't feel)\b/,
      "You wrote {q}. You knew it by the door, before you'd thought anything.",
    ],
    [/\b(?:everyone|perfect|great)\b/, "There's {q}. It's a reference, and nobody has asked you for one."],
    [/\bguest\b/, "You wrote {q}. That's exact, and I don't think anybody there knows it."],
  ],
  headlines: [
    "Nobody's done anything wrong, and that's why it's so hard to say.",
    "A person can be right for everyone in the room but you.",
    "You keep checking the list because the list is where it looks good.",
  ],
  openings: [
    "There's nothing to complain of, and something isn't there. You've been looking for a fault, because a fault would be a reason.",
    "From outside it's enviable and from inside it's quiet. You've been trying to be grateful at it, and that's not the same as feeling.",
  ],
  developments: [
    "It's worth finding out whether it's this person or you at the moment. Do other things move you, like music, work, a friend's bad joke? If nothing does, it may be tiredness or something to talk to a doctor about. If everything else does, you've learned something.",
    "Feeling comes and goes in any long thing, so ask when it was last there, and what you were doing. If you can name a day, there may be a way back. If you can't, it's kinder to know.",
    "{person} may sense it already, and be working harder at being perfect because of it. Saying ‘something's missing for me and I don't know what’ is less cruel than letting somebody audition.",
    "You don't need proof to go, and you don't need a fire to stay. What you do need is to stop asking the list.",
  ],
  questions: [
    "When did you last look forward to the door opening?",
    "If everyone you know disliked the match, what would you feel first?",
    "What have you never told {person} about what you want?",
  ],
  insights: [
    "‘Nothing's wrong’ is no reason to stay, and ‘something's missing’ is no reason to run. Find out which something.",
    "Say it as a fact about you. It's true, and it leaves the other one whole.",
    "One honest evening tells you more than another month of comparing.",
  ],
  steps: [
    "Write down the last time you felt something with them. Date, place, what you were doing.",
    "Write one line to say: ‘I've been somewhere else lately, and I'd like to find out why with you.’",
    "Name three things that did move you this month. See who or what is in them.",
  ],
  longer: ["Go for a walk together without phones and ask each other what you miss."],
  prompts: [
    "What would you miss, and would it be the person?",
    "What are you hoping will happen so that you don't have to choose?",
  ],
};
