/** How a drawn card is brought in. `{card}` is its name with the article. */
export const QUICK_UPRIGHT: readonly string[] = [
  "You drew {card}.",
  "The card is {card}, and it's the right way up.",
  "{card} came up for this.",
  "One card, then: {card}.",
  "The deck put {card} on the water.",
  "What you turned over is {card}.",
  "{card}, upright.",
  "What lay on top was {card}.",
  "Under your hand was {card}.",
  "The pond's answer, if it has one, is {card}.",
  "{card} is what you turned.",
  "I turned over {card} and looked at your text again.",
];
export const QUICK_REVERSED: readonly string[] = [
  "{card} came up reversed.",
  "You drew {card}, and it's standing on its head.",
  "The card is {card}, upside down, which changes the question.",
  "{card}, reversed. Same picture, other end of the rope.",
  "It's {card}, turned over, so read it from the other side.",
  "One card: {card}, the wrong way up.",
];
export const SITUATION_UPRIGHT: readonly string[] = [
  "{card} lies in the place of the situation.",
  "For where you are, the deck gave {card}.",
  "The first card is {card}, and it describes rather than advises.",
  "Where things stand: {card}.",
  "{card} is the card for that.",
  "As a picture of how things are, you drew {card}.",
  "First comes {card}.",
];
export const SITUATION_REVERSED: readonly string[] = [
  "Where things stand, you drew {card}, and it's upside down.",
  "{card} opens the spread reversed.",
  "The situation card is {card}, turned over.",
  "First comes {card}, standing on its head.",
  "For where you are, the deck gave {card}, and gave it to you backwards.",
  "{card} describes it, reversed.",
];
export const CHALLENGE_UPRIGHT: readonly string[] = [
  "{card} stands in the way.",
  "The challenge is {card}.",
  "What's in the way has a card too: {card}.",
  "In second place lies {card}, where the obstacle goes.",
  "Across it lies {card}.",
  "Then {card}, in the seat of the trouble.",
  "The middle card is {card}, the one that pushes back.",
];
export const CHALLENGE_REVERSED: readonly string[] = [
  "{card} came up reversed, in the place of the challenge.",
  "The challenge is {card}, head down.",
  "In the way lies {card}, reversed.",
  "Then {card}, the wrong way up, where the obstacle goes.",
  "Across it lies {card}, turned over.",
  "The middle card is {card}, and it's reversed.",
];
export const ADVICE_UPRIGHT: readonly string[] = [
  "{card} is the advice.",
  "And for what to do, {card}.",
  "Last comes {card}, which is at least practical.",
  "The advice card is {card}.",
  "On the right lies {card}, the one you can use today.",
  "What the spread suggests is {card}.",
  "{card} has the last word.",
];
export const ADVICE_REVERSED: readonly string[] = [
  "The advice is {card}, reversed.",
  "Last comes {card}, upside down, so take the advice with the handle the other way.",
  "{card} has the last word, and says it standing on its head.",
  "And for what to do: {card}, turned over.",
  "On the right lies {card}, reversed.",
  "The advice card is {card}, the wrong way up.",
];

/** After a card that may be too sharp for the day. */
export const CAUTIONS: readonly string[] = [
  "If that's too sharp for today, leave it in the deck.",
  "Take that only as far as it fits. A card doesn't know what you lost.",
  "Keep what's of use in that, and put the rest back.",
  "That's a card speaking, and cards are blunt. You may skip it.",
];

/** `kryptonite` only where it shows in the text. */
export const PROFILE_FRAMES = {
  kryptonite: [
    "Your profile gives your kryptonite as ‘{trait}’. I'd say it has found the building.",
    "You once told me your weak spot is ‘{trait}’. You'll have recognised it before I did.",
    "There's ‘{trait}’ on your profile, under kryptonite. This looks like one of its working days.",
  ],
  debuggingMode: [
    "Your profile gives your way of debugging as ‘{trait}’. Use it on this one, on purpose, for ten minutes.",
    "Under debugging mode you once put ‘{trait}’. I'd see whether it's part of the cure here or part of the loop.",
  ],
} as const;

/** When the reading belongs to a block that is being tracked. */
export const BLOCK_FRAMES = {
  again: [
    "It's the {nth} reading on this block, so you're not starting from nothing.",
    "For the {nth} time you've brought this one. I'd compare notes with the last.",
    "This is the {nth} ring on the same stone.",
    "You've drawn on this one already. What's changed since is the interesting part.",
    "This isn't the first reading on this block. Something in it keeps its shape.",
  ],
  paused: [
    "You had this one paused. Something has taken it out of the drawer.",
    "The block was resting, by your own choice, and you came back to it anyway.",
  ],
  settled: [
    "You'd marked this as settled. It seems it wasn't asked.",
    "This block was filed as done. Reopening it is no failure; it's maintenance.",
  ],
} as const;
