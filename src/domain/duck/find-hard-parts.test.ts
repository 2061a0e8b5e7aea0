import { describe, expect, it } from "vitest";
import { assessDistress } from "../safety/assess-distress.ts";
import { readSituation } from "./read-situation.ts";

const hardPartsIn = (text: string) => readSituation(text, "life").hardParts;

/** Everyday texts, each with the hard part that its writer would tap. */
const SHOWN = [
  ["My knee is fine again but I still don't go to training. I sit in the car and drive home.", "begin"],
  ["We look at houses online every night and never go to see one.", "begin"],
  ["I bought a scanner, did one box of slides, and since then it is standing there.", "begin"],
  ["Our kitchen has had no doors on the cupboards for a year and a half.", "begin"],
  ["I owe my old teacher a letter. He wrote three pages in ink.", "begin"],
  ["For the cake on the 14th I have no idea what the top should look like.", "begin"],
  ["They want me as ward manager and I like the bedside. I have until Friday.", "choose"],
  ["The company next door pays 300 more. My boss trained me when nobody would.", "choose"],
  ["I want to stop smoking on the balcony. I buy one last packet every Friday.", "repeat"],
  ["We would like a Sunday to ourselves. How do I say that to a woman who gets up at five?", "unsaid"],
  ["My stylist comes late and I let it pass because she brings the customers.", "unsaid"],
  ["My neighbor has our ladder and I feel silly asking for it.", "unsaid"],
  ["The choir asked me for a text. It has been a week and I have the word 'Welcome'.", "begin"],
  ["One man says patch the roof, the other says new roof, the third never came.", "choose"],
  ["I sent the form in March and I am still waiting. No answer, no reply.", "waiting"],
  ["What if the boiler goes in January? I lie awake and worry.", "fear"],
  ["I can't decide between the red one and the green one.", "choose"],
  [
    "I took my old road bike apart in the hallway in spring to restore it. The frame is painted, the parts sit in three boxes, and every day I just walk around it.",
    "begin",
  ],
  [
    "The vegetable garden I had big plans for is all weeds by August and I only look at it from the kitchen window.",
    "begin",
  ],
  [
    "I have to give the toast at my sister's wedding in three weeks. I have eleven first sentences and no second one.",
    "begin",
  ],
  [
    "The wardrobe I bought flat-packed in May is still lying under the bed in its box. I have the screwdriver and a free Sunday every week.",
    "begin",
  ],
  ["I keep opening the tax folder and closing it. The accountant only wants four numbers from me.", "begin"],
  [
    "My dissertation has an introduction I like. Since Easter I haven't got past the second chapter, I only move commas.",
    "finish",
  ],
  [
    "The hallway is half painted since last autumn. The tape is still on the skirting boards and the roller went hard.",
    "finish",
  ],
  [
    "I bought a guitar for my fortieth birthday. It hangs on the wall, it looks great, and I have never even played it.",
    "begin",
  ],
  [
    "The photos from our trip are on three hard drives. I wanted to make a book for my parents and I never get further than the first folder.",
    "finish",
  ],
  [
    "There is a chair in the cellar I want to reupholster. The fabric is lying beside it, untouched.",
    "begin",
  ],
  [
    "I want to learn Italian. The app is installed, the book is on the desk, and every evening I clean the kitchen instead.",
    "begin",
  ],
  ["My CV needs a new page. I open the file, look at it, change the font and shut the laptop.", "begin"],
  [
    "Two kids with the flu, a release on Thursday, my mother's move, and on top of that the car didn't pass inspection.",
    "overload",
  ],
  ["I have 340 unread emails, and each one I answer brings two back.", "overload"],
  [
    "Everybody wants something from me, at the office and at home. I don't get to a single thing I planned.",
    "overload",
  ],
  [
    "I run the shop, the website, the bookkeeping and the deliveries. There are not enough hours in the day.",
    "overload",
  ],
  [
    "The house, the course, the new job: it all started in the same month and I don't know what to do first.",
    "overload",
  ],
  [
    "I applied for the flat two weeks ago. They said they would let me know and now I check my phone every ten minutes.",
    "waiting",
  ],
  [
    "The builder was supposed to come in June. He has not called back, and I can't order the kitchen until he says how wide it is.",
    "waiting",
  ],
  ["I sent the manuscript to a small publisher in January. Still nothing.", "waiting"],
  ["My promotion depends on the new head of department, and she starts when she starts.", "waiting"],
  ["Every Sunday I swear I'll go to bed early, and every night it's one o'clock again.", "repeat"],
  ["It's the third time I've booked the course and canceled it the day before.", "repeat"],
  ["We tidy the garage each spring. A month later it looks the same. Here we go again.", "repeat"],
  ["I quit sugar on Mondays. By Wednesday I always end up with a packet of biscuits in the car.", "repeat"],
  ["One flat is close to work and the other has a balcony. I keep changing my mind.", "choose"],
  [
    "They offered me the team in Lyon. If I say yes my partner has to commute, if I say no I stay where I am. I go back and forth.",
    "choose",
  ],
  ["I have two quotes for the bathroom and I can't pick. Both firms are nice.", "choose"],
  ["We could sell the van or keep it for one more summer. My wife says it's up to me.", "choose"],
  ["I wrote down the pros and cons of the dog and got to nine on each side.", "choose"],
  [
    "I have the fabric for the curtains, the sewing machine is out, and the thread is even the right color. It's all been on the dining table since August.",
    "begin",
  ],
  ["My novel has 40 pages. They are good pages. I reread them on Sundays and then I make soup.", "begin"],
  [
    "I promised to write a reference for a former trainee. The document is open in a tab and I look away.",
    "begin",
  ],
  ["The stairs have been half sanded for two years and visitors ask which color it will be.", "finish"],
  ["The running shoes stand by the door. I step over them on my way to the couch.", "begin"],
  [
    "Every time I sit down to do my portfolio I reorganize the folders. I haven't made a single page.",
    "begin",
  ],
  ["The lab said ten days. It has been nineteen. Whenever I call I get a different person.", "waiting"],
  [
    "My brother wants to think about whether he buys my half of the house. He's been thinking since spring.",
    "waiting",
  ],
  [
    "I sort my receipts in January, swear I'll do it monthly, and in December there's a shoebox again.",
    "repeat",
  ],
  ["Whenever my sister calls I end up on the phone for two hours and nothing I planned gets done.", "repeat"],
  [
    "Two daycare places came through on the same day. One is around the corner, the other one has a garden. We have until Monday.",
    "choose",
  ],
  ["Should it be the tent or the hotel? I've had both in the basket for a week.", "choose"],
  ["I keep changing my mind about the color of the kitchen.", "choose"],
] as const;

/** Everyday texts that say what is, and not what is hard. */
const NOTHING_SHOWN = [
  "The car is blue.",
  "We moved to the third floor. The elevator works most days and the view is fine.",
  "Our band plays at weddings. We never play anything newer than 1989, people like it.",
  "My uncle still lives in the house he was born in and I visit on Fridays.",
  "I'm a driving instructor and one pupil is slow. She has paid for twenty more lessons.",
  "I opened the window and closed the door, and the room smelled of rain.",
  "I walk past the bakery every morning and the woman waves.",
  "My son opened a shop in Leeds. I look at it from the bus.",
  "The car is blue and the tires are new.",
  "My team has six people and we meet on Tuesdays in the small room.",
  "My neighbor plays the trumpet. He is quite good, but not good enough for the summer.",
  "I drank coffee with my aunt, she told me about her hip and I drove home through the rain.",
  "I sold nine sprays on Sunday and my manager said my sister would have sold fourteen.",
  "My boss calls me 'the kid'. I'm forty-one.",
  "The new office is open plan. I can hear everybody chew.",
  "My daughter wears my old jacket to school and it suits her better.",
  "Somebody parked in front of my garage and left a note with a smiley.",
  "We have dinner at my in-laws on Sunday and there will be fish.",
];

/** Texts about a loss, an illness or harm. What lies untouched in them is kept, and nobody has to get going with it. */
const PAINFUL = [
  "My mother died in March. Her coat still hangs by the door and I walk past it every day.",
  "Our baby was stillborn in May. The cot is still in its box in the cellar, nobody has touched it.",
  "My husband left in June. His things are in boxes in the hall and I just walk around them.",
  "Since the diagnosis everything comes at the same time, the scans, the forms, the work. I haven't opened the letter from the clinic.",
  "Our dog died last week. His basket still stands in the kitchen and I only look at it.",
  "I lost my brother two years ago. I haven't opened the box with his records.",
  "My dad has dementia and his workshop is untouched since spring. I only look in at the door.",
  "I miscarried in April and everybody wants something from me at work.",
  "He hit me again on Friday. I packed a bag, it's still lying under the bed.",
  "I don't want to be here any more. The letters just sit there unopened.",
];

describe("the hard parts that a text shows", () => {
  it.each(SHOWN)("the hard part that a text shows first is found in: %s", (text, part) => {
    expect(hardPartsIn(text)[0]).toBe(part);
  });

  it.each(NOTHING_SHOWN)(
    "the hard parts that a text shows are none for a text that says only what is: %s",
    (text) => {
      expect(hardPartsIn(text)).toEqual([]);
    },
  );

  it.each(PAINFUL)("the hard parts that a text shows are none for a painful text: %s", (text) => {
    const isDistressed = assessDistress(text).level !== "none";
    expect(readSituation(text, "life", { isDistressed }).hardParts).toEqual([]);
  });

  it("the hard parts that a text shows are none if a loss is mentioned beside something practical", () => {
    const text =
      "My grandmother died in 2004 and left me her sewing machine. It is still in its box and I just walk around it.";
    expect(hardPartsIn(text)).toEqual([]);
  });

  it("the hard parts that a text shows are three at most", () => {
    const text =
      "I can't decide which one to fix. I'm afraid of it, I keep putting it off, it's the third time, there are too many, and I am waiting for the parts.";
    expect(hardPartsIn(text)).toHaveLength(3);
  });
});
