// biome-ignore-all lint/style/noExcessiveLinesPerFile: data
// The texts that an invented person typed in three and a half months. They are nobody's words; the figures
// beside them are chosen so that the patterns hold a loop, a coincidence, and much that is no pattern.
import type { BlockTypeId } from "#domain/deck/card.ts";
import type { HardPart } from "#domain/readings/hard-part.ts";

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

/** The readings. Marks: P is a Full Pond (three cards), r "resonated", a "acted on", S on a Sunday. */
const LINES: readonly [
  ago: number,
  block: string,
  hour: number,
  marks: string,
  hardPart: HardPart | null,
  text: string,
][] = [
  [
    103,
    "tax",
    20,
    "ra",
    "begin",
    "The letter from the tax office has been under the fruit bowl since May. I know what it says, roughly. I still have not opened it.",
  ],
  [
    101,
    "tax",
    9,
    "a",
    "begin",
    "Opened it. It wants three receipts. I have them somewhere and I would rather clean the oven than look.",
  ],
  [
    97,
    "jonas",
    19,
    "rPS",
    "unsaid",
    "Jonas thinks we renew the lease in October. I want to move out and I have not told him. Every time he buys a lamp I feel worse.",
  ],
  [
    95,
    "chapter",
    7,
    "P",
    "fear",
    "Chapter three is where she leaves, and if I get it wrong the whole book is wrong. I rewrite the first page every morning.",
  ],
  [
    92,
    "chapter",
    22,
    "",
    "repeat",
    "First page again. I have eleven versions of it. None of them has a second page.",
  ],
  [
    90,
    "jonas",
    18,
    "raS",
    "unsaid",
    "I had the sentence ready at breakfast and then he talked about the balcony. What is wrong with me, it is one sentence.",
  ],
  [
    84,
    "deck",
    8,
    "r",
    "overload",
    "The quarterly deck needs numbers from five people, a story nobody agreed on, and it is due on the 12th. I made the title slide.",
  ],
  [
    83,
    "chapter",
    21,
    "P",
    "fear",
    "My sister read two pages and said nice. Nice is the word you use for soup.",
  ],
  [
    81,
    "deck",
    10,
    "ra",
    "waiting",
    "Still no numbers from Tomasz. I asked on Monday and again today, and I would rather not ask a third time.",
  ],
  [
    76,
    "dentist",
    13,
    "",
    "begin",
    "It has been four years. I look up the phone number, and then I read the opening hours, and then I close the tab.",
  ],
  [
    75,
    "deck",
    9,
    "ra",
    "overload",
    "Forty slides. Nobody will read forty slides. I cannot tell any more which six matter.",
  ],
  [
    70,
    "cello",
    20,
    "Pr",
    "loss",
    "I played every day until the move. Now the case is in the hall and I walk around it like furniture.",
  ],
  [
    68,
    "chapter",
    7,
    "ra",
    "fear",
    "What if I skip her leaving and write the morning after. It feels like cheating, but I can see the kitchen.",
  ],
  [
    66,
    "dentist",
    12,
    "",
    "begin",
    "The practice has an online form. It asks for a reason. I typed teeth and deleted it.",
  ],
  [
    62,
    "nadia",
    19,
    "PrS",
    "unsaid",
    "I lent Nadia eight hundred in spring and we both pretend it did not happen. I see her on Thursday. I will not say it, I know I will not.",
  ],
  [
    61,
    "dentist",
    8,
    "ra",
    "begin",
    "Ten minutes in the car park of the dentist, then I drove off. The receptionist waved. I think she knows my car.",
  ],
  [
    60,
    "priya",
    16,
    "P",
    "overload",
    "Priya takes over the accounts in three weeks and everything she needs is in my head or in a folder called old stuff.",
  ],
  [
    55,
    "nadia",
    20,
    "S",
    "unsaid",
    "Dinner with Nadia. She paid for the wine and said that makes us even, and laughed. I laughed too. It does not make us even.",
  ],
  [
    52,
    "priya",
    9,
    "ra",
    "overload",
    "I started to write the handover and wrote about the coffee machine for half an hour.",
  ],
  [
    50,
    "cello",
    21,
    "",
    "fear",
    "Tuned it, played a scale, it sounded like a door. I used to be good and I do not want to hear how much is gone.",
  ],
  [
    48,
    "nadia",
    18,
    "rS",
    "unsaid",
    "Wrote her a message and deleted it. It sounded like a bank. How do you ask a friend for your own money back.",
  ],
  [
    44,
    "priya",
    11,
    "r",
    "unsaid",
    "Priya wants to know about the Berlin account. I called it easy in the meeting. It has three contracts and a discount that nobody wrote down.",
  ],
  [
    41,
    "cello",
    19,
    "ra",
    "begin",
    "One song, badly, with the window shut. It is the only plan I have that does not need a teacher.",
  ],
  [
    40,
    "radio",
    22,
    "Pr",
    "choose",
    "Two endings for the radio play. In one he picks up the phone, in one it keeps ringing. I have recorded both and like neither.",
  ],
  [
    36,
    "radio",
    23,
    "",
    "choose",
    "The ringing one is braver. The other one is what people want at ten at night. I cannot decide and the deadline is soft, which makes it worse.",
  ],
  [
    34,
    "nadia",
    19,
    "PS",
    "unsaid",
    "Her birthday. I gave her a scarf. I actually thought: that is eight hundred and forty now.",
  ],
  [31, "radio", 22, "", "choose", "Asked four people which ending. Two and two. Of course."],
  [
    26,
    "nadia",
    20,
    "rS",
    "unsaid",
    "She posted pictures from Lisbon. I looked at every one. I have never been so angry at a tram.",
  ],
  [
    20,
    "radio",
    21,
    "Pr",
    "choose",
    "Listened to the first half after a break and it is better than I remembered. The ending is still two endings.",
  ],
  [
    15,
    "rotterdam",
    17,
    "r",
    "unsaid",
    "They offered me the Rotterdam project. It is flattering and I do not want it. I said let me think, and now they are counting on me.",
  ],
  [
    12,
    "rotterdam",
    9,
    "",
    "fear",
    "If I say no they will ask somebody younger and I will be the one who said no once.",
  ],
  [
    9,
    "nadia",
    19,
    "aS",
    "unsaid",
    "Third draft of a message to Nadia. It says: could we talk about the eight hundred. That is all it says. I have not sent it.",
  ],
  [
    6,
    "room",
    10,
    "P",
    "overload",
    "The spare room holds my mother’s boxes, a rowing machine and a printer. A guest comes in three weeks. I open the door and close it.",
  ],
  [
    4,
    "room",
    11,
    "ra",
    "overload",
    "One box done. It took an hour because of the photographs. There are nineteen more.",
  ],
  [
    2,
    "rotterdam",
    18,
    "Pr",
    "unsaid",
    "I wrote the mail to Rotterdam and it is two pages of sorry. How do I say no without a novel.",
  ],
];

export const READINGS: readonly InventedReading[] = LINES.map(
  ([ago, block, hour, marks, hardPart, text]) => ({
    ...{ ago, block, hour, hardPart, text },
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
