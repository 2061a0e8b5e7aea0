// The texts that an invented person typed in three and a half months. They are nobody's words; the figures
// beside them are chosen so that the patterns hold a loop, a coincidence, and much that is no pattern.
import type { BlockTypeId } from "#domain/deck/card.ts";
import type { HardPart } from "#domain/readings/hard-part.ts";
import { FIRST_WEEKS } from "./first-weeks.ts";
import { LAST_WEEKS } from "./last-weeks.ts";

export interface InventedBlock {
  key: string;
  name: string;
  blockTypeId: BlockTypeId;
  /** The day of the event that the block is about, as days before now. */
  begun: number;
  /** The number of days until the block was resolved; absent while the block is open. */
  lasted?: number;
  /** The days on which the block was paused and resumed, as days before now. */
  paused?: readonly [from: number, until: number];
}

export const BLOCKS: readonly InventedBlock[] = [
  { key: "tax", name: "The tax letter", blockTypeId: "life", begun: 103, lasted: 4 },
  { key: "jonas", name: "Telling Jonas about the lease", blockTypeId: "relationship", begun: 98, lasted: 9 },
  { key: "chapter", name: "Chapter three", blockTypeId: "creative", begun: 95, lasted: 34 },
  { key: "deck", name: "The quarterly deck", blockTypeId: "work", begun: 84, lasted: 12 },
  { key: "dentist", name: "The dentist", blockTypeId: "life", begun: 76, lasted: 19 },
  { key: "cello", name: "The cello", blockTypeId: "creative", begun: 70, lasted: 47 },
  { key: "nadia", name: "Nadia’s money", blockTypeId: "relationship", begun: 62 },
  { key: "priya", name: "The handover to Priya", blockTypeId: "work", begun: 60, lasted: 23 },
  { key: "radio", name: "The radio play", blockTypeId: "creative", begun: 40, paused: [30, 21] },
  { key: "rotterdam", name: "Saying no to Rotterdam", blockTypeId: "work", begun: 15 },
  { key: "room", name: "The spare room", blockTypeId: "life", begun: 6 },
];

export interface InventedReading {
  /** The day of the reading, as days before now; with `isSunday`, moved to the Sunday before. */
  ago: number;
  block: string;
  hour: number;
  isPond: boolean;
  hardPart: HardPart | null;
  hasResonated: boolean;
  hasActed: boolean;
  isSunday: boolean;
  text: string;
}

export const READINGS: readonly InventedReading[] = [...FIRST_WEEKS, ...LAST_WEEKS].map(
  ([ago, block, hour, marks, hardPart, text]) => ({
    ago,
    block,
    hour,
    hardPart,
    text,
    isPond: marks.includes("P"),
    hasResonated: marks.includes("r"),
    hasActed: marks.includes("a"),
    isSunday: marks.includes("S"),
  }),
);

/**
 * The promises, oldest first: the guess in percent (`null`: none given), the duration in minutes, and whether the
 * promise was kept.
 */
export const PROMISES: readonly [guess: number | null, minutes: number, isDone: boolean][] = [
  [80, 2, true],
  [50, 2, true],
  [null, 5, true],
  [80, 20, false],
  [20, 15, false],
  [null, 2, true],
  [80, 5, true],
  [50, 30, false],
  [100, 2, true],
  [50, 2, true],
  [80, 20, false],
  [null, 5, true],
  [20, 5, true],
  [80, 2, true],
  [50, 15, false],
  [null, 2, true],
  [100, 30, false],
  [80, 2, true],
  [20, 20, false],
  [50, 2, false],
  [null, 5, true],
  [80, 20, true],
  [80, 5, false],
  [50, 15, true],
  [null, 2, true],
  [80, 20, false],
  [100, 2, true],
  [20, 30, false],
  [null, 20, false],
  [80, 5, true],
  [50, 2, false],
  [null, 15, false],
  [null, 20, false],
  [null, 30, true],
];

/** The messages to the duck: how many days ago, about which block's reading, and their mood. */
export const MESSAGES: readonly [
  ago: number,
  block: string,
  sentiment: "positive" | "neutral" | "negative",
  text: string,
][] = [
  [97, "jonas", "negative", "I keep waiting for a good moment and there is none."],
  [97, "jonas", "neutral", "He is at home tonight. So that would be a moment."],
  [90, "jonas", "negative", "I could not get it out again."],
  [89, "jonas", "positive", "Told him. He had been looking at smaller flats himself. I could have cried."],
  [83, "chapter", "negative", "It is not good enough to show anybody."],
  [81, "deck", "neutral", "What do I write to Tomasz so it is not rude?"],
  [75, "deck", "positive", "Six slides. It is done, and it is almost readable."],
  [68, "chapter", "positive", "The morning after works. There is a kitchen in it."],
  [62, "nadia", "negative", "I am angry at her, and at me for lending it."],
  [61, "dentist", "neutral", "They have a slot on Monday at eight."],
  [57, "dentist", "positive", "One filling. Four years for one filling."],
  [55, "nadia", "negative", "Even. She said even."],
  [52, "priya", "neutral", "I will list the passwords first."],
  [48, "nadia", "negative", "Every version of the message sounds like a reminder from a bank."],
  [40, "radio", "neutral", "Maybe he lets it ring and then picks up. No. Coward."],
  [36, "radio", "negative", "I am tired of both endings."],
  [34, "nadia", "negative", "I should have said it in May."],
  [20, "radio", "positive", "The first half is good. I had forgotten that."],
  [15, "rotterdam", "negative", "They already put my name in the plan."],
  [9, "nadia", "neutral", "What if I only ask when she has time?"],
  [4, "room", "positive", "One box. There was a picture of the old kitchen in it."],
  [2, "rotterdam", "neutral", "Shorter. It has to be shorter."],
];

/** The reflections on cards: how many days ago, the card's id, and the text. */
export const REFLECTIONS: readonly [ago: number, cardId: string, text: string][] = [
  [88, "the-commit", "I said it out loud and nothing fell down. I want to remember that."],
  [64, "the-cache", "I keep a list of what she owes me in my head and read it every evening."],
  [33, "the-merge-conflict", "Both endings are mine. That is the trouble with them."],
  [11, "the-interface", "I say let me think when I mean no. People hear maybe."],
];
