import { describe, expect, it } from "vitest";
import { loadDeck } from "#bench/duck/load-deck.ts";
import { hardPartGuess } from "../readings/hard-part.ts";
import { composeReading } from "./compose-reading.ts";
import { readSituation } from "./read-situation.ts";

const hardPartsIn = (text: string) => readSituation(text, "life").hardParts;

/** Everyday texts about something that was begun and stopped on the way. */
const HALF_DONE = [
  "I painted half of the hallway in April and then stopped. The tape is still on the door frames.",
  "I got to lesson nine of the Portuguese course and haven't opened the app since.",
  "I have two sentences of the wedding toast for my brother and the wedding is in three weeks.",
  "My new bike is half assembled. The rest of it is in boxes in the living room.",
  "I knitted the back and one sleeve of a sweater two winters ago. It's in a bag in the closet.",
  "My tax folder is sorted up to May. The rest of the year is in a shoebox.",
  "I started learning the drums last year, got to page 30 of the book, and then it just fizzled out.",
  "We dug out half of a pond in the garden last summer. It is a hole with a tarp over it now.",
  "I wrote the first half of a letter to my old teacher in January. It's still in the drawer.",
  "I signed up for a bookkeeping certificate, did four of the ten modules, and then life got busy.",
  "The photo album for my parents stops in 2016. I did the first six years in one weekend.",
  "Halfway through cleaning out the garage I ran out of steam. Now I can't park the car in it and I can't find anything either.",
  "I built three of the five shelves. The other two boards lean against the wall and I hang coats on them.",
  "I did the running plan until week five. Then it rained for a week and I never went back.",
  "The website for my sister's café has a start page. The other pages are empty, and I told her it would be done by Easter.",
  "When we moved in I unpacked the kitchen and the bedroom. The other eleven boxes have stood in the hall ever since.",
  "I got through half of the application form and then it asked for my reasons. It's been saved as a draft since Tuesday.",
  "I'm about a third of the way through scanning our old slides. The scanner is set up and I haven't scanned one since March.",
  "The quilt top is done. It still needs the backing and the binding, and I've started two other quilts since.",
  "The shed has three walls and no roof. We stopped when the weather turned and it has looked like that for two years.",
  "I dropped my Spanish course at lesson 9 and I keep paying for it.",
  "I have to give a toast at my sister's wedding and I have two sentences.",
  "There is a half-finished sweater in my bag since two winters.",
  "Last winter I began a patchwork blanket. Eleven squares are sewn together, thirty are in a basket, and I haven't picked up a needle since February.",
  "I was writing down my grandfather's recipes. I did soups and stews and then I just didn't continue.",
  "My thesis has three finished chapters and a fourth that is only a heading.",
  "I cleaned up one half of the attic in June. You can see exactly where I stopped.",
  "My driving lessons: I took nine, then I moved, and I never booked the tenth.",
  "I have been restoring a dresser. The top is sanded down to the wood, the drawers are still brown and sticky.",
  "We wallpapered two walls of the bedroom and ran out of paper, and it's been like that since our honeymoon.",
  "I dropped out of the evening degree after the second semester and the books are still on my shelf.",
  "We tiled the shower and stopped at the window. It's been covered with a garbage bag since spring.",
  "The vegetable beds: two are planted, four are just string and sticks.",
  "I recorded four episodes of a podcast with my cousin and the fifth never happened.",
  "I have a scarf on the needles, forty centimeters long, since last Christmas.",
  "I began learning sign language, got through the first two units and never went back.",
];

/** Everyday texts with the same words, in which nothing is half done. */
const SAME_WORDS = [
  "Half the team left in spring and I have been doing the work of two people since.",
  "I stopped smoking in May and now I eat all evening.",
  "The bus goes at half past nine and I miss it two mornings out of five.",
  "We stopped talking halfway through dinner, and neither of us has said anything about it since.",
  "My half-sister wants us all there for Christmas and I don't want to go.",
  "My brother wants to sell his half of the house and I would like to keep mine.",
  "Halfway through the review my manager told me that he is leaving. Nobody else knows yet.",
  "I finished the report on Friday and nobody has said a word about it.",
  "My office is halfway between home and the school and I'm late for both.",
  "The first half of the match was fine. In the second half I let in four goals and now I don't want to play on Sunday.",
  "The shop gave me half of the price back and won't pay the rest.",
  "My son never finishes his homework and I end up doing half of it at ten in the evening.",
  "My better half wants a dog and I don't.",
  "I've looked at three of the five apartments and I can't say which I like.",
  "They are at chapter nine in the math book and my daughter has been lost since chapter six.",
  "I work half days and I am still tired all the time.",
  "The train stopped halfway and I was forty minutes late for the interview. I keep thinking about it.",
  "I half expect my boss to say no, so I haven't asked her about the raise.",
  "My neighbor has half a car in his front yard. It's been there since March and the landlord does nothing.",
  "I have met half of my new colleagues and I can't remember a single name.",
  "It's half past eleven and I'm still in the office again.",
  "Half of my salary goes to rent and I can't save anything.",
  "My dad stopped calling after I moved, and now neither of us picks up the phone.",
  "We're halfway through the school year and my daughter still eats lunch alone.",
  "I meet my friend halfway every time, and he is late every time.",
  "The new manager has been here half a year and still calls me by the wrong name.",
  "I finished my degree in June and I haven't heard back from a single company.",
  "My roommate eats half my food and says he doesn't.",
  "I've read the contract twice and page 9 worries me.",
  "My ex wants half of the furniture.",
  "They cut my hours by half in September.",
  "I stopped going to church and my mother doesn't know.",
  "Half my friends have kids now and the other half moved away.",
  "I know half the people at the party and I'd still rather stay home.",
  "My neighbor started building a garage and the noise begins at seven.",
  "I said it as half a joke and she hasn't spoken to me since.",
  "The rest of the team is in Berlin and I find out about things last.",
  "My daughter quit piano after two lessons and wants a drum kit now.",
  "I'm only half awake at work since the baby came.",
  "The developer's office is as far as the station and I walk.",
  "Our apartment has one wall for books and we are both readers.",
  "I get as far as the login page of the tax office and it logs me out.",
];

/** Texts in which something half done lies beside a loss. */
const PAINFUL = [
  "My mother died in May. The sweater she was knitting me has one sleeve.",
  "My husband left in June and the hallway is half painted.",
  "Our baby was stillborn and the nursery is half painted.",
];

describe("the signs of something that stopped halfway", () => {
  it.each(HALF_DONE)("the signs of something that stopped halfway are found first in: %s", (text) => {
    expect(hardPartsIn(text)[0]).toBe("finish");
  });

  it.each(SAME_WORDS)("the signs of something that stopped halfway are not found in: %s", (text) => {
    expect(hardPartsIn(text)).not.toContain("finish");
  });

  it.each(PAINFUL)(
    "the signs of something that stopped halfway are not found in a painful text: %s",
    (text) => {
      expect(hardPartsIn(text)).not.toContain("finish");
    },
  );

  it("the signs of something that stopped halfway make the first answer that is offered, before a situation", () => {
    const userContext = "My tax folder is sorted up to May. The rest of the year is in a shoebox.";
    const [card] = loadDeck().values();
    const { guesses } = composeReading({
      spreadType: "quick-draw",
      cards: [{ card: card!, reversed: false }],
      userContext,
      blockTypeId: "life",
      tone: "even",
      seed: "folder",
    });
    expect(guesses.map(({ id }) => id)).toEqual([hardPartGuess("finish").id, "paperwork"]);
  });
});
