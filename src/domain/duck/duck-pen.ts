/** Chooses sentence templates, fills them, and never writes the same sentence twice. */

import { seededNumbers } from "../seeded-numbers.ts";
import type { Tone } from "./duck-request.ts";
import { FRAME_WEIGHTS } from "./duck-weights.ts";
import type { Fact, Facts } from "./gather-facts.ts";
import { mayHarm, presses } from "./quiet.ts";
import { forTone, gapsOf, renderFrame } from "./render-frame.ts";
import { sentencesWithEmptiedQuotations } from "./split-sentences.ts";

/** A sentence that was written from one template. */
export interface WrittenFrame {
  text: string;
  /** The template as it stands in its list. */
  frame: string;
  /** The facts that fill the frame's gaps, by the gap's name, and those that the caller added. */
  facts: Facts;
}

export interface Pen {
  /**
   * Returns the best sentence that the facts can fill and that this text does not contain yet; `null` if there is none.
   * A sentence that the person was told before is used only if no other is left.
   */
  write: (pool: readonly string[], extra?: Record<string, Fact>) => string | null;
  /** Returns a random unused text of a card, with its double quotation marks made single; `null` if there is none. */
  copy: (pool: readonly string[], extra?: Record<string, Fact>) => string | null;
  /** Returns a random number from 0 up to 1, derived from the seed. */
  next: () => number;
  /** Begins a new part of the text and resets the counts of how often each fact was named in the part. */
  turnPage: () => void;
  /** Everything that was written so far, in order, including sentences that the reading left out afterwards. */
  written: readonly WrittenFrame[];
}

/** How often a fact may be named in one part of a text. A fact that is not listed here may be named once. */
const MENTIONS: Record<string, number> = {
  thing: 4,
  person: 6,
  work: 3,
  talk: 3,
  state: 3,
  deed: 3,
  task: 3,
  head: 1,
  card: 9,
  about: 3,
  q: 3,
  question: 3,
  thing2: 2,
};
/** Names of the same fact. Their mentions are counted together. */
const SAME_FACT: Record<string, string> = {
  work: "thing",
  talk: "thing",
  state: "thing",
  deed: "thing",
  task: "thing",
  head: "thing",
  longspan: "span",
  untold: "person",
  someone: "person",
  them: "person",
  their: "person",
  wantClear: "want",
  cantClear: "cant",
  keepClear: "keep",
  shouldClear: "should",
  needClear: "need",
  undoneClear: "undone",
  habitClear: "habit",
  usedToClear: "usedTo",
  whatIfClear: "whatIf",
  qlast: "q",
  Q: "q",
};

interface Candidate {
  text: string;
  frame: string;
  named: string[];
  score: number;
}

export interface PenOptions {
  facts: Facts;
  tone: Tone;
  seed: string;
  avoid: readonly string[];
  /** If true, templates that set a day or ask for a solution are not used. */
  isQuiet?: boolean;
  /** True for a text that may be about danger: sentences that may harm are not used. */
  isCareful?: boolean;
  /** How often a fact may be named in the whole text, by its name. A fact that is not listed is limited by part only. */
  mostNamings?: Readonly<Record<string, number>>;
  /** Words for what the person denied. They are not repeated outside of quotations from the person. */
  denied?: readonly string[];
}

export function takePen({
  facts,
  tone,
  seed,
  avoid,
  isQuiet = false,
  isCareful = false,
  mostNamings = {},
  denied = [],
}: PenOptions): Pen {
  const next = seededNumbers(seed);
  const saidBefore = new Set(avoid.flatMap(sentencesWithEmptiedQuotations).map(keyOf));
  const written: WrittenFrame[] = [];
  const writtenSentences = new Set<string>();
  let mentions = new Map<string, number>();
  const namings = new Map<string, number>();
  let lastOpening = "";

  const mentionsOf = (gap: string): number => mentions.get(gap) ?? 0;

  const isNamedEnough = (gap: string): boolean =>
    mentionsOf(gap) >= (MENTIONS[gap] ?? 1) ||
    (namings.get(gap) ?? 0) >= (mostNamings[gap] ?? Number.POSITIVE_INFINITY);

  const interest = (frame: string): number =>
    factsNamedIn(frame).reduce(
      (sum, gap) => sum + noveltyOf(gap, mentionsOf(gap)),
      next() * FRAME_WEIGHTS.chance,
    );

  const isFit = (frame: string, known: Facts): boolean =>
    !clashesInNumber(frame, known) && !(isQuiet && presses(frame)) && !(isCareful && mayHarm(frame));

  const repetition = (text: string, keys: readonly string[]): number =>
    (openingOf(text) === lastOpening ? FRAME_WEIGHTS.sameOpening : 0) +
    (keys.some((key) => saidBefore.has(key)) ? FRAME_WEIGHTS.toldBefore : 0);

  const candidate = (marked: string, known: Facts): Candidate | null => {
    const frame = forTone(marked, tone);
    if (frame === null || !isFit(frame, known)) return null;
    const named = factsNamedIn(frame);
    if (named.some(isNamedEnough)) return null;
    const text = renderFrame(frame, known);
    if (text === null) return null;
    const keys = sentencesWithEmptiedQuotations(text).map(keyOf);
    const isWritten = keys.some((key) => writtenSentences.has(key));
    if (isWritten || (!named.includes("denied") && names(denied, text))) return null;
    const score = interest(frame) + (frame === marked ? 0 : FRAME_WEIGHTS.forTone) - repetition(text, keys);
    return { text, frame: marked, named, score };
  };

  const choose = (pool: readonly string[], extra: Record<string, Fact>): string | null => {
    const known: Facts = new Map([...facts, ...Object.entries(extra)]);
    const candidates = pool.map((marked) => candidate(marked, known)).filter((one) => one !== null);
    const best = candidates.sort((one, other) => other.score - one.score)[0];
    if (!best) return null;
    for (const gap of best.named) {
      mentions.set(gap, mentionsOf(gap) + 1);
      namings.set(gap, (namings.get(gap) ?? 0) + 1);
    }
    for (const sentence of sentencesWithEmptiedQuotations(best.text)) writtenSentences.add(keyOf(sentence));
    written.push({
      text: best.text,
      frame: best.frame,
      facts: new Map([...filledBy(best.frame, known), ...Object.entries(extra)]),
    });
    lastOpening = openingOf(best.text);
    return best.text;
  };

  return {
    write: (pool, extra = {}) => choose(pool, extra),
    copy: (pool, extra = {}) => choose(pool.map(withSingleQuotationMarks), extra),
    next,
    turnPage: () => {
      mentions = new Map();
    },
    written,
  };
}

function filledBy(frame: string, known: Facts): Facts {
  const gaps = gapsOf(frame);
  return new Map([...known].filter(([name]) => gaps.includes(name)));
}

function names(words: readonly string[], text: string): boolean {
  if (words.length === 0) return false;
  const own = text
    .replace(/“[^“”]*”/g, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u);
  return words.some((word) => own.includes(word));
}

function factsNamedIn(frame: string): string[] {
  return [...new Set(gapsOf(frame).map((gap) => SAME_FACT[gap] ?? gap))];
}

/** Scores a fact by how often it was named so far: a new fact scores higher than a repeated one. */
function noveltyOf(fact: string, mentions: number): number {
  if (fact === "newperson") return 3;
  if (fact === "bystander" || fact === "thing2") return -0.3;
  if (mentions === 0) return 1.2;
  return mentions === 1 ? 0.2 : -0.9;
}

/** Returns the text with single quotation marks for double ones, which are reserved for quotations from the person. */
export function withSingleQuotationMarks(text: string): string {
  return text.replaceAll("“", "‘").replaceAll("”", "’");
}

/** Returns whether a template says 'it' of a thing that is plural. */
function clashesInNumber(frame: string, facts: Facts): boolean {
  const isAboutMany = gapsOf(frame).some((gap) =>
    SAME_FACT[gap] === "thing" || gap === "thing" ? facts.get(gap)?.isPlural : false,
  );
  return isAboutMany && isSpeakingOfOne(frame);
}

function isSpeakingOfOne(frame: string): boolean {
  return (
    /\b(?:it|its|itself|it's)\b/i.test(frame.replace(/\{[^{}]*\}/g, "")) ||
    /\{\w+\} (?:\w+s|hasn.t|isn.t|doesn.t|wasn.t)\b/.test(frame)
  );
}

/** Matches a character that English prose seldom has, for example a letter of another language. */
const UNUSUAL = /[^ -~‘’“”…–—]/;

function keyOf(sentence: string): string {
  const small = sentence.toLowerCase();
  // The first pattern removes the same signs as the second one, and is several times faster.
  return (
    UNUSUAL.test(small) ? small.replace(/[^\p{L}\p{N} ]/gu, "") : small.replace(/[^a-z0-9 ]+/g, "")
  ).trim();
}

function openingOf(text: string): string {
  return text.split(" ", 1)[0]?.toLowerCase() ?? "";
}
