import { describe, expect, it } from "vitest";
import { BLOCK_TYPE_IDS, type Card, isReversible, POSITIONS } from "#domain/deck/card.ts";
import { composeReading } from "#domain/duck/compose-reading.ts";
import type { ReadingRequest, Tone } from "#domain/duck/duck-request.ts";
import { TIES } from "#domain/duck/frames.ts";
import { gravityOf } from "#domain/safety/gravity.ts";
import { faultsOf } from "./check-prose.ts";
import { loadSituations } from "./golden.ts";
import { loadDeck } from "./load-deck.ts";
import { AWKWARD_TEXTS } from "./texts.ts";

const PATIENCE_MS = 90_000;
const TONES: Tone[] = ["gentle", "even", "blunt"];
const deck = [...loadDeck().values()];
const texts = [...loadSituations().map((situation) => situation.text), ...AWKWARD_TEXTS];

/**
 * Returns requests for every card, upright and reversed, about every sixth text, with positions, tones, block types
 * and seeds in rotation.
 */
function requests(): ReadingRequest[] {
  return deck.flatMap((card, cardIndex) =>
    texts.flatMap((text, textIndex) => {
      if ((cardIndex + textIndex) % 6 > 0) return [];
      const turn = cardIndex * 3 + textIndex;
      const shared = {
        userContext: text,
        tone: TONES[turn % 3] ?? "even",
        blockTypeId: BLOCK_TYPE_IDS[turn % 4] ?? "work",
        seed: `seed ${turn}`,
      };
      const both = isReversible(card) ? [false, true] : [false];
      const quick = both.map(
        (reversed): ReadingRequest => ({
          ...shared,
          spreadType: "quick-draw",
          cards: [{ card, reversed }],
          isDistressed: turn % 11 === 0,
        }),
      );
      return [...quick, { ...shared, spreadType: "full-pond", cards: threeFrom(cardIndex, turn) }];
    }),
  );
}

function threeFrom(start: number, turn: number): ReadingRequest["cards"] {
  return POSITIONS.map((position, index) => {
    const card = deck[(start + index * 7) % deck.length] as Card;
    return { card, position, reversed: isReversible(card) && (turn + index) % 2 === 0 };
  });
}

/** The sentence templates that connect three cards, each split into its gaps and the words between them. */
const TIED = Object.values(TIES)
  .flat()
  .map((frame) => frame.split(/(\{\w+\})/).filter((part) => part.trim() !== ""));

function fill(part: string, { cards }: ReadingRequest): string {
  const index = ["{first}", "{second}", "{third}"].indexOf(part);
  return index < 0 ? part.replaceAll("'", "’") : (cards[index]?.card.name ?? part);
}

describe("every reading the offline duck can give", () => {
  it(
    "every reading the offline duck can give consists of whole sentences, quotes only the person's words and keeps to the length limits",
    () => {
      const all = requests();
      const faults = all.flatMap((request) =>
        faultsOf(composeReading(request), request).map(
          (fault) => `${fault} [${request.cards[0]?.card.id}; ${request.userContext.slice(0, 40)}]`,
        ),
      );
      expect(all.length).toBeGreaterThan(800);
      expect(faults.slice(0, 20)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it("every reading the offline duck can give keeps to the length limits when a three-card spread holds one chosen card", () => {
    const faults = deck.flatMap((card, index) => {
      const text = texts[index % texts.length] ?? "";
      const request: ReadingRequest = {
        spreadType: "full-pond",
        cards: [{ card, reversed: false }],
        userContext: text,
        blockTypeId: "life",
        tone: "even",
        seed: "one",
      };
      return faultsOf(composeReading(request), request);
    });
    expect(faults).toEqual([]);
  });

  it(
    "every reading the offline duck can give names all three cards in one sentence, unless the text is grave",
    () => {
      const untied = requests()
        .filter(
          ({ spreadType, userContext }) => spreadType === "full-pond" && gravityOf([userContext]) === "none",
        )
        .filter((request) => {
          const tie = composeReading(request)
            .interpretation.split(/\n\n/)
            .some((paragraph) =>
              TIED.some((words) => words.every((each) => paragraph.includes(fill(each, request)))),
            );
          return !tie;
        });
      expect(
        untied.map(({ userContext, cards }) => `${cards[2]?.card.id}: ${userContext.slice(0, 40)}`),
      ).toEqual([]);
    },
    PATIENCE_MS,
  );

  it("every reading the offline duck can give is the same again for the same request", () => {
    const request = requests()[77] as ReadingRequest;
    expect(composeReading(request)).toEqual(composeReading(structuredClone(request)));
  });
});
