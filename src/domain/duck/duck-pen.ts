/** Chooses frames, fills them, and never writes the same sentence twice. */
import type { Tone } from "./duck-request.ts";
import type { Fact, Facts } from "./gather-facts.ts";
import { forTone, gapsOf, renderFrame } from "./render-frame.ts";
import { seededNumbers } from "./seeded-choice.ts";
import { sentencesOf } from "./split-sentences.ts";

export interface Pen {
  /** The best unused frame of the pool that the facts can fill, or `null`. */
  write: (pool: readonly string[], extra?: Record<string, Fact>) => string | null;
  /** Card text that has no gaps to prefer: an unused one by chance. Quotation marks in it become single ones. */
  copy: (pool: readonly string[], extra?: Record<string, Fact>) => string | null;
  /** A number in [0, 1) from the seed. */
  next: () => number;
  /** Starts a part of the reading with its own count of what has been mentioned. */
  turnPage: () => void;
}

/** How often one fact may be named in one part; the rest once. */
const MENTIONS: Record<string, number> = {
  thing: 4,
  person: 4,
  work: 3,
  talk: 3,
  state: 3,
  deed: 3,
  task: 3,
  head: 1,
  card: 9,
  thing2: 2,
};
/** Different names of one fact use up the same allowance. */
const SAME_FACT: Record<string, string> = {
  work: "thing",
  talk: "thing",
  state: "thing",
  deed: "thing",
  task: "thing",
  head: "thing",
  longspan: "span",
  them: "person",
  their: "person",
  wantClear: "want",
  cantClear: "cant",
  keepClear: "keep",
  shouldClear: "should",
  undoneClear: "undone",
  habitClear: "habit",
  usedToClear: "usedTo",
  whatIfClear: "whatIf",
  qlast: "q",
  Q: "q",
};

export interface PenOptions {
  facts: Facts;
  tone: Tone;
  seed: string;
  avoid: readonly string[];
}

export function takePen({ facts, tone, seed, avoid }: PenOptions): Pen {
  const next = seededNumbers(seed);
  const written = new Set(avoid.flatMap(sentencesOf).map(keyOf));
  let mentions = new Map<string, number>();
  let lastOpening = "";

  const isFresh = (text: string): boolean =>
    sentencesOf(text).every((sentence) => !written.has(keyOf(sentence)));
  const mentionsOf = (gap: string): number => mentions.get(SAME_FACT[gap] ?? gap) ?? 0;

  const interest = (frame: string): number => {
    let score = next() * 1.8;
    for (const gap of new Set(gapsOf(frame).map((name) => SAME_FACT[name] ?? name))) {
      score += gap === "newperson" ? 3 : mentionsOf(gap) === 0 ? 1.2 : mentionsOf(gap) === 1 ? 0.2 : -0.9;
    }
    return score;
  };

  const choose = (pool: readonly string[], extra: Record<string, Fact>): string | null => {
    const known: Facts = new Map([...facts, ...Object.entries(extra)]);
    let best: { text: string; frame: string; score: number } | null = null;
    for (const marked of pool) {
      const frame = forTone(marked, tone);
      if (
        frame === null ||
        clashesInNumber(frame, known) ||
        gapsOf(frame).some((gap) => mentionsOf(gap) >= (MENTIONS[SAME_FACT[gap] ?? gap] ?? 1))
      )
        continue;
      const text = renderFrame(frame, known);
      if (text === null || !isFresh(text)) continue;
      const score =
        interest(frame) + (frame === marked ? 0 : 0.8) - (openingOf(text) === lastOpening ? 1.5 : 0);
      if (best === null || score > best.score) best = { text, frame, score };
    }
    if (best === null) return null;
    for (const gap of new Set(gapsOf(best.frame).map((name) => SAME_FACT[name] ?? name)))
      mentions.set(gap, mentionsOf(gap) + 1);
    for (const sentence of sentencesOf(best.text)) written.add(keyOf(sentence));
    lastOpening = openingOf(best.text);
    return best.text;
  };

  return {
    write: (pool, extra = {}) => choose(pool, extra),
    copy: (pool, extra = {}) => choose(pool.map(withoutDoubleQuotes), extra),
    next,
    turnPage: () => {
      mentions = new Map();
    },
  };
}

/** Double quotation marks are kept for the person's own words. */
export function withoutDoubleQuotes(text: string): string {
  return text.replaceAll("“", "‘").replaceAll("”", "’");
}

/** A frame that goes on about the thing as 'it' does not fit several. */
function clashesInNumber(frame: string, facts: Facts): boolean {
  const isAboutMany = gapsOf(frame).some((gap) =>
    SAME_FACT[gap] === "thing" || gap === "thing" ? facts.get(gap)?.isPlural : false,
  );
  const speaksOfOne =
    /\b(?:it|its|itself|it's)\b/i.test(frame.replace(/\{[^}]*\}/g, "")) ||
    /\{\w+\} (?:\w+s|hasn.t|isn.t|doesn.t|wasn.t)\b/.test(frame);
  return isAboutMany && speaksOfOne;
}

function keyOf(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .trim();
}

function openingOf(text: string): string {
  return text.split(" ", 1)[0]?.toLowerCase() ?? "";
}
