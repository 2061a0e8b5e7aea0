/** Finds for each sentence of a reading what it was made from. A sentence without a source is the duck's own. */
import type { Card } from "../deck/card.ts";
import type { WrittenOrigin } from "../readings/origin-codes.ts";
import { wholeSentences } from "../readings/whole-sentences.ts";
import { type WrittenFrame, withSingleQuotationMarks } from "./duck-pen.ts";
import { findInOwnText } from "./find-turned.ts";
import {
  EXAMPLE_INTRODUCTIONS,
  FAMILY_BRIDGES,
  HARD_PART_FRAMES,
  INTRODUCTIONS,
  TIES,
  UNSURE_FRAMES,
} from "./frames.ts";
import type { Preparation } from "./prepare-reading.ts";

/**
 * Names of facts that repeat what the person said. A single noun of the person's in a sentence of the duck's is not
 * among them.
 */
const SAID_BACK: ReadonlySet<string> = new Set([
  ...["want", "cant", "keep", "should", "need", "undone", "habit", "usedTo", "whatIf"].flatMap((name) => [
    name,
    `${name}Clear`,
  ]),
  ...["report", "told", "times", "span", "longspan", "tally", "date", "since"],
]);

type Origins = (sentence: string, written: WrittenFrame) => WrittenOrigin[];

/** Returns the origins of each sentence, in order; an empty list for a sentence that is the duck's own. */
export function originsOfWritten(sentences: readonly string[], preparation: Preparation): WrittenOrigin[][] {
  const { pen, request } = preparation;
  const madeFrom = new Map<string, WrittenFrame>();
  for (const written of pen.written)
    for (const sentence of wholeSentences(written.text)) madeFrom.set(sentence, written);
  const pools = poolsOf(preparation);
  return sentences.map((sentence) => {
    const written = madeFrom.get(sentence);
    if (!written) return [];
    return [
      ...saidBackIn(sentence, written, request.userContext),
      ...(pools.get(written.frame)?.(sentence, written) ?? []),
    ];
  });
}

function saidBackIn(sentence: string, { facts }: WrittenFrame, text: string): WrittenOrigin[] {
  return [...facts].flatMap(([name, { words }]): WrittenOrigin[] => {
    if (!SAID_BACK.has(name) || !sentence.toLowerCase().includes(words.toLowerCase())) return [];
    const found = findInOwnText(words, text);
    return found ? [{ kind: "own", ...found }] : [];
  });
}

/** Returns the source of each sentence template that has one. */
function poolsOf({ request }: Preparation): Map<string, Origins> {
  const { cards, block, blockTypeId } = request;
  const pools = new Map<string, Origins>();
  const add = (frames: readonly string[], origins: Origins) => {
    for (const frame of frames)
      for (const each of [frame, withSingleQuotationMarks(frame)]) pools.set(each, origins);
  };
  const named =
    (part: "text" | "place" | "family"): Origins =>
    (_, { facts }) => {
      const index = cards.findIndex(({ card }) => card.name === facts.get("card")?.words);
      return index < 0 ? [] : [{ kind: "card", index, part }];
    };
  for (const { card } of cards) add(FAMILY_BRIDGES[card.family], named("family"));
  cards.forEach(({ card }, index) => {
    add(textsOf(card), () => [{ kind: "card", index, part: "text" }]);
  });
  const last = cards.length - 1;
  const lastCard = cards.at(-1)?.card;
  if (lastCard) add(TIES[lastCard.family], () => [{ kind: "card", index: last, part: "family" }]);
  add(introductions(), named("place"));
  add(EXAMPLE_INTRODUCTIONS[blockTypeId], () => [{ kind: "card", index: last, part: "place" }]);
  add(UNSURE_FRAMES.cardQuestions, named("text"));
  add(UNSURE_FRAMES.cardTexts, named("place"));
  if (request.hardPart) {
    const { openings, told } = HARD_PART_FRAMES[request.hardPart];
    add([...openings, ...told], first({ kind: "hard-part" }));
  }
  const { again, paused, settled } = INTRODUCTIONS.block;
  add(again, first({ kind: "earlier" }));
  if (block) add([...paused, ...settled], first({ kind: "status", status: block.status }));
  add([...INTRODUCTIONS.profile.kryptonite, ...INTRODUCTIONS.profile.debuggingMode], fromProfile);
  return pools;
}

/** Returns the origin for the first sentence of a template only: what follows is the duck's remark on it. */
function first(origin: WrittenOrigin): Origins {
  return (sentence, { text }) => (text.startsWith(sentence) ? [origin] : []);
}

function fromProfile(sentence: string, { facts }: WrittenFrame): WrittenOrigin[] {
  const trait = facts.get("trait")?.words ?? "";
  const start = sentence.indexOf(trait);
  return trait === "" || start < 0 ? [] : [{ kind: "profile", start, end: start + trait.length }];
}

function introductions(): string[] {
  return (["none", "situation", "challenge", "advice"] as const).flatMap((place) =>
    [INTRODUCTIONS[place], UNSURE_FRAMES.about[place]].flatMap(({ upright, reversed }) => [
      ...upright,
      ...reversed,
    ]),
  );
}

function textsOf({ material, ...card }: Card): string[] {
  const { bridges, situation, challenge, advice, reversed, steps } = material;
  return [
    ...card.perspectivePrompts,
    ...[card.coreMeaning, card.reversedMeaning ?? "", card.duckWisdom, card.duckQuestion],
    ...Object.values(card.blockApplications),
    ...[bridges, situation, challenge, advice, reversed, steps].flat(),
  ];
}
