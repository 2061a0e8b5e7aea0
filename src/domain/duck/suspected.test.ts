import { describe, expect, it } from "vitest";
import { loadDeck } from "#bench/duck/load-deck.ts";
import { isKindWord } from "#bench/judged/dark-measures.ts";
import { assessDistress } from "../safety/assess-distress.ts";
import { callsForQuiet } from "../safety/gravity.ts";
import { veiledLikelihood } from "../safety/veiled-likelihood.ts";
import { composeReading } from "./compose-reading.ts";
import type { ReadingRequest } from "./duck-request.ts";
import { isNotConsoled, prepareReading } from "./prepare-reading.ts";
import { mayHarm, presses } from "./quiet.ts";

const deck = [...loadDeck().values()];

/** Returns a request as the server makes it: it reports distress for every text that is not light. */
function requestFor(userContext: string, [card] = deck): ReadingRequest {
  if (!card) throw new Error("the deck has no cards");
  return {
    spreadType: "quick-draw",
    cards: [{ card, reversed: false }],
    userContext,
    blockTypeId: "life",
    tone: "blunt",
    seed: "1",
    isDistressed: callsForQuiet([userContext]),
  };
}

/** Everyday texts that the classifier takes for dark, or that have a heavy word of another language. */
const EVERYDAY = [
  "I bought a voucher for an adult swimming course in the summer. It is still stuck on the fridge, and I keep telling everybody I am going.",
  "I am a nurse on a hospital ward and a small practice has offered me a day-shift job: less money, better hours. I have to answer by Friday and I just keep making lists of pros and cons.",
];

/** Texts about grief, illness or despair, said in words that are known. */
const HEAVY = [
  "My dad died on Sunday.",
  "My mother has cancer and I can't open the letters.",
  "My daughter is in hospital and I sit in the car park.",
  "I want to go to sleep and not be a problem anymore for anyone.",
  "I hate myself so much that I can't look in the mirror.",
  "My daughter is at the hospital and I can't finish the report.",
  "My dad was taken to hospital last night and I have an exam on Monday.",
  "I haven't opened the letter from the hospital, and my tax return is due as well.",
  "My son has epilepsy and I can't decide whether to let him go on the school trip.",
  "I'm a nurse on the hospital ward where my mother is, and I can't decide about the new contract.",
  "My oma is im Krankenhaus and I don't know if I should fly home for the weekend.",
  "hospital again. mom. week three.",
  "Beerdigung Freitag",
];

/** A text of which the classifier is nearly sure. Such a guess is right about danger far more often than wrong. */
const STRONGLY_GUESSED =
  "I paid all my bills and wrote a letter to everyone, and I feel so calm now, like it is already over.";

/** Texts that the classifier takes for dark, and that cannot be read for what they say. */
const UNREADABLE = [
  [
    "a text in German",
    "Ich bin eine Enttäuschung für alle. Mein Bruder hat das Haus gebaut und ich wohne wieder im Kinderzimmer.",
  ],
  ["a text in Spanish", "Voy al puente después del trabajo y me siento allí."],
  ["a text of a few words", "he reads this phone"],
] as const;

/** Texts in which somebody may be in danger, and which only the classifier takes for dark. */
const IN_DANGER = [
  "I sleep with a chair under the door handle since he got out.",
  "I drive to the bridge after work and sit there and then I drive home.",
];

describe("a text that only weak signs make a heavy one", () => {
  it.each(EVERYDAY)("a text that only weak signs make a heavy one is not consoled: %s", (text) => {
    const request = requestFor(text);
    expect(request.isDistressed).toBe(true);
    expect(prepareReading(request)).toMatchObject({ isSuspected: true, isGrave: false, isTender: true });
  });

  it.each(EVERYDAY)(
    "a text that only weak signs make a heavy one gets no joke, whichever card is drawn: %s",
    (text) => {
      const readings = deck.map((card) => composeReading(requestFor(text, [card])));
      expect(readings.filter(({ robQuip }) => !isKindWord(robQuip))).toEqual([]);
    },
  );

  it.each(IN_DANGER)(
    "a text that only weak signs make a heavy one gets no advice that may harm, whichever card is drawn: %s",
    (text) => {
      const said = deck.flatMap((card) => {
        const reading = composeReading(requestFor(text, [card]));
        const { interpretation, keyInsights, actionSteps, reflectionPrompts, headline } = reading;
        const steps = actionSteps.map((step) => step.text);
        const parts = [headline, interpretation, ...keyInsights, ...steps, ...reflectionPrompts];
        // What a card is about is no advice.
        return parts.map((part) => part.replace(card.material.about, ""));
      });
      expect(said.filter((part) => mayHarm(part) || presses(part))).toEqual([]);
    },
  );

  it.each(UNREADABLE)(
    "a text that only weak signs make a heavy one is a heavy one if it is %s: %s",
    (_, text) => {
      const request = requestFor(text);
      expect(request.isDistressed).toBe(true);
      expect(prepareReading(request)).toMatchObject({ isSuspected: false, isGrave: true });
    },
  );

  it("a text that only weak signs make a heavy one is a heavy one if the guess is strong", () => {
    expect(veiledLikelihood(STRONGLY_GUESSED)).toMatchObject({ isStrong: true });
    expect(assessDistress(STRONGLY_GUESSED)).toEqual({ level: "distress", isGuess: true });
    expect(prepareReading(requestFor(STRONGLY_GUESSED))).toMatchObject({ isSuspected: false, isGrave: true });
  });

  it("a text that only weak signs make a heavy one is a heavy one if a correction was written", () => {
    const request = { ...requestFor(EVERYDAY[0] ?? ""), correction: "It is about how I hate myself." };
    expect(prepareReading(request)).toMatchObject({ isSuspected: false, isGrave: true });
  });

  it("a text that only weak signs make a heavy one may be read wrongly, and a heavy one may not", () => {
    expect(EVERYDAY.map(isNotConsoled)).toEqual(EVERYDAY.map(() => true));
    expect([...HEAVY, STRONGLY_GUESSED].filter(isNotConsoled)).toEqual([]);
    expect(UNREADABLE.filter(([, text]) => isNotConsoled(text))).toEqual([]);
  });

  it.each(HEAVY)("a text with known words for grief, illness or despair is a heavy one: %s", (text) => {
    const request = requestFor(text);
    expect(request.isDistressed).toBe(true);
    expect(prepareReading(request)).toMatchObject({ isSuspected: false, isGrave: true });
  });
});
