import { trimEndWhere } from "../text/trim-end.ts";
import type { BlockNameRequest } from "./duck-request.ts";
import { BLOCK_NAMES, FORM_NAMES, TYPE_NAMES } from "./frames/block-name-frames.ts";
import { type Facts, gatherFacts } from "./gather-facts.ts";
import { readSituation } from "./read-situation.ts";
import { capitalised, renderFrame } from "./render-frame.ts";
import { hashOf } from "./seeded-choice.ts";

const MIN_WORDS = 2;
const MAX_WORDS = 6;
const MAX_LENGTH = 60;

/** Two to six words for a new block, made of the person's own where they gave any; no end mark. */
export function composeBlockName(request: BlockNameRequest): string {
  const situation = readSituation(request.text, request.blockTypeId, request.isDistressed);
  const facts = ownWords(
    gatherFacts(situation, {
      isAlone: situation.isGrave,
      isBetweenPeople: request.blockTypeId === "relationship",
      text: request.text,
    }),
  );
  const own =
    situation.form === "account"
      ? [...(situation.scene?.names ?? []), ...situation.knots.flatMap((knot) => BLOCK_NAMES[knot])]
      : FORM_NAMES[situation.form];
  const types = TYPE_NAMES[request.blockTypeId];
  const spare = types[hashOf(request.seed) % types.length] ?? "Something unnamed";
  // A scene's plain name says more than a knot's with a noun in it.
  const filled = situation.scene
    ? own
    : [...own.filter((frame) => frame.includes("{")), ...own.filter((frame) => !frame.includes("{"))];
  for (const frame of filled) {
    const name = renderFrame(frame, facts);
    if (name && isNameLike(name)) return capitalised(name);
  }
  return spare;
}

/** A block's name is the writer's own voice: 'my brother' where a reading says 'your brother'. */
function ownWords(facts: Facts): Facts {
  return new Map(
    [...facts].map(([name, fact]) => [
      name,
      {
        ...fact,
        isQuote: false,
        words: fact.isQuote
          ? trimEndWhere(fact.words, /[.!?…]/)
              .replace(/\bi\b/g, "I")
              .replace(/^(?:and|but|so|because) /i, "")
          : fact.words
              .replace(/\byour\b/g, "my")
              .replace(/\byou\b/g, "me")
              .replace(/^my (?=\S+$)/, name === "person" ? "my " : "the "),
      },
    ]),
  );
}

function isNameLike(name: string): boolean {
  const words = name.split(/\s+/).length;
  return words >= MIN_WORDS && words <= MAX_WORDS && name.length <= MAX_LENGTH && !/[.?!]$/.test(name);
}
