import { hashOf } from "../seeded-numbers.ts";
import { trimEndWhere } from "../text/trim-end.ts";
import type { BlockNameRequest } from "./duck-request.ts";
import { BLOCK_NAMES } from "./frames.ts";
import { type Facts, gatherFacts } from "./gather-facts.ts";
import { isNameLike, nameOfOwnWords } from "./name-of-own-words.ts";
import { readSituation, type Situation } from "./read-situation.ts";
import { capitalised, renderFrame } from "./render-frame.ts";

/**
 * Returns a name of two to six words for a new block, without punctuation at the end. It uses words of the person if
 * possible.
 */
export function composeBlockName(request: BlockNameRequest): string {
  const situation = readSituation(request.userContext, request.blockTypeId, request);
  const facts = ownWords(
    gatherFacts(situation, {
      isAlone: situation.isGrave,
      isBetweenPeople: request.blockTypeId === "relationship",
      text: request.userContext,
    }),
  );
  const ownFirst = nameOfOwnWords(situation.sentences.map(({ text }) => text));
  if (isToldInOwnWords(situation) && ownFirst) return ownFirst;
  const own =
    situation.form === "account"
      ? [...(situation.scene?.names ?? []), ...situation.knots.flatMap((knot) => BLOCK_NAMES.knots[knot])]
      : BLOCK_NAMES.forms[situation.form];
  const types = BLOCK_NAMES.types[request.blockTypeId];
  const spare = types[hashOf(request.seed) % types.length] ?? "Something unnamed";
  // The name of a recognised situation says more than the name of a way of being stuck with a noun filled in.
  const filled = situation.scene
    ? own
    : [...own.filter((frame) => frame.includes("{")), ...own.filter((frame) => !frame.includes("{"))];
  for (const frame of filled) {
    const name = renderFrame(frame, facts);
    if (name && isNameLike(name)) return capitalised(name);
  }
  return spare;
}

/**
 * Returns whether the block is named with the person's first words: for texts that were not understood or are not in
 * English.
 */
function isToldInOwnWords({ form, isSure }: Situation): boolean {
  return form === "foreign" || form === "fragment" || (form === "account" && !isSure);
}

/** Returns the facts in the words of the person: 'my brother' where a reading says 'your brother'. */
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
