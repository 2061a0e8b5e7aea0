import { closeQuotes } from "../readings/close-quotes.ts";
import { shortenToClause } from "../readings/step-title.ts";
import { trimEndWhere } from "../text/trim-end.ts";
import type { BlockNameRequest } from "./duck-request.ts";
import { BLOCK_NAMES } from "./frames.ts";
import { type Facts, gatherFacts } from "./gather-facts.ts";
import { DANGLING } from "./lexicon/closed-words.ts";
import { readSituation, type Situation } from "./read-situation.ts";
import { capitalised, renderFrame } from "./render-frame.ts";
import { hashOf } from "./seeded-choice.ts";

const MIN_WORDS = 2;
const MAX_WORDS = 6;
const MAX_LENGTH = 60;

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

const GREETING = /^(?:hi|hello|hey|hallo|hola|dear|ok|okay|so|well|um|right|lol)$/i;

/** Returns the first words that end with a clause and have the length of a name; `null` if there are none. */
function nameOfOwnWords(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const words = beforeBracket(sentence)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
    const told = words.slice(words.findIndex((word) => !GREETING.test(word.replace(/\P{L}/gu, ""))));
    const name = trimEndWhere(withoutDangling(shortenToClause(told, MAX_WORDS).split(" ")), /[\s\p{P}]/u);
    if (isNameLike(name)) return capitalised(closeQuotes(name));
  }
  return null;
}

function beforeBracket(sentence: string): string {
  const at = sentence.indexOf("(");
  return at > 0 ? sentence.slice(0, at) : sentence;
}

function withoutDangling(words: string[]): string {
  const end = words.findLastIndex((word) => !DANGLING.has(word.toLowerCase()));
  return words.slice(0, end + 1).join(" ");
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

function isNameLike(name: string): boolean {
  const words = name.split(/\s+/).length;
  return words >= MIN_WORDS && words <= MAX_WORDS && name.length <= MAX_LENGTH && !/[.?!]$/.test(name);
}
