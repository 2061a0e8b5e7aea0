/** Second steps of about twenty minutes. */
export const LONGER_STEPS = {
  any: [
    "Read {work} through once with no pen in your hand. Where you'd sign it, stop.",
    "Go for a walk and explain {thing} aloud to nobody. Write down only the sentence that surprised you.",
    "Put everything that belongs to {work} on one table and remove what nobody would miss.",
    "Have {talk} for twenty minutes, with a kettle on and an end time agreed beforehand.",
    "Meet {person} somewhere that isn't a screen, and ask more than you tell.",
    "Write the history of {thing} as a log: date, event, nothing else. Look for the first gap.",
    "Spend twenty minutes on {work} with the phone in another room, and stop when the time is up, especially if it's going well.",
    "Ask somebody who has nothing to do with it to read your description, and to say back what they heard.",
    "Write down what would have to be true for you to stop worrying about {thing}, and check one of the items.",
    "Clear one surface, put only this on it, and work badly for twenty minutes.",
    "Write two pages by hand that nobody will get. Tear out the one line worth keeping.",
    "List who is affected by this, and beside each name what they know. Look at the empty cells.",
  ],
  gentle: [
    "Take a slow walk, and leave the question at home.",
    "Cook something simple, for yourself or with someone.",
    "Sit with somebody for twenty minutes. You needn't talk about it.",
    "Have a bath, or a long shower, and decide nothing in it.",
  ],
} as const;
