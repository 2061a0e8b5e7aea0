import type { BlockTypeId } from "../../deck/card.ts";

/** Ties a card to a block whose words are known, in personal guidance. */
export const ADVICE_OPENINGS: readonly string[] = [
  "For {thing}, the card comes down to one thing.",
  "With {thing} in mind, read it like this.",
  "You and {person}, seen through this card.",
  "You drew this for {thing}. It still has something to say about {thing:it|them}.",
  "What you wrote about {thing} gives this card something to hold on to.",
];
export const ADVICE_OPENINGS_UNKNOWN: Record<BlockTypeId, readonly string[]> = {
  creative: [
    "For the work on your table, read it like this.",
    "Where you make things, this card is quite particular.",
  ],
  work: ["At your desk, the card comes down to one thing.", "For your working week, read it like this."],
  life: ["For your days as they are, read it like this.", "In ordinary life, this card is quite particular."],
  relationship: [
    "Between two people, the card comes down to one thing.",
    "With somebody across the table, read it like this.",
  ],
};
export const ADVICE_CLOSINGS: readonly string[] = [
  "Start there, and start with the part of {thing} you'd rather skip.",
  "Try it on {thing} before Friday, in the smallest size that counts.",
  "If that seems too small for {thing}, do it anyway and see what's left.",
  "You could tell {person} you're trying it. You could also just try it.",
  "One evening is enough to find out whether it fits.",
  "Do that much, then stop and look.",
  "It takes two minutes to begin, and you know which two.",
];
export const TAKE_OPENINGS: readonly string[] = [
  "You've had this one on the table before, over {thing}.",
  "I remember this card next to {thing}.",
  "When you drew it, you wrote {quote}.",
  "You and I have looked at this one together.",
  "It came up when {person} {person:was|were} on your mind.",
];
export const TAKE_CLOSINGS: readonly string[] = [
  "For you I'd add that {thing} would be a fair place to test it.",
  "Hold that next to {thing} and see what changes.",
  "I'd ask you what {person} would say to it, but I'd rather you asked {person}.",
  "Ask me again when you've tried it once. I'm not going anywhere; I'm dead.",
  "That's my view. I've had time to check it.",
  "Take the part of it that annoys you. That's generally the fresh part.",
  "I'd have paid to hear that at thirty. I wouldn't have listened.",
];
