/** Measures of the duck's readings that a program can take without a reader's judgement. */
import { wholeInterpretation } from "#domain/duck/compose-reading.ts";
import { composeStepTitle } from "#domain/duck/compose-step-title.ts";
import { sentencesWithEmptiedQuotations } from "#domain/duck/split-sentences.ts";
import { titleByRule } from "#domain/readings/step-title.ts";
import { type SourceKind, traceSentences } from "#domain/readings/trace-sentences.ts";
import { readingFor, readingText, requestFor } from "./duck-samples.ts";
import type { JudgedSituation } from "./judged-sets.ts";

const QUOTED = /“([^“”]+)”/g;

interface Said {
  /** The duck's own sentences: those that are not part of the card's text, which is the same for everybody. */
  own: ReadonlySet<string>;
  /** All sentences of the reading. */
  all: ReadonlySet<string>;
}

function saidIn(situation: JudgedSituation): Said {
  const cards = JSON.stringify(requestFor(situation).cards.map(({ card }) => card)).replace(
    /[‘’“”]|\\"/g,
    "",
  );
  const text = readingText(readingFor(situation)).replace(QUOTED, asOneWord);
  const all = new Set(text.split("\n\n").flatMap(sentencesWithEmptiedQuotations));
  const isOnCard = (sentence: string) => cards.includes(sentence.replace(/[‘’“”]/g, ""));
  return { own: new Set([...all].filter((sentence) => !isOnCard(sentence))), all };
}

/** Returns a quotation joined into one word, so that sentences with different quotations count as different. */
function asOneWord(_whole: string, quoted: string): string {
  return quoted.replace(/[^\p{L}\p{N}]+/gu, "_");
}

/** Returns the share of the shorter set's sentences that are also in the other set. */
function sharedShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((sentence) => other.has(sentence)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

export interface Sameness {
  mean: number;
  most: number;
}

/**
 * Returns, over all pairs of different situations, the mean and the largest share of sentences in common: for all
 * sentences, and for the duck's own. A card's text is the same for everybody who draws the card.
 */
export function measureSameness(situations: readonly JudgedSituation[]): Record<"all" | "own", Sameness> {
  const readings = situations.map(saidIn);
  const over = (part: "all" | "own"): Sameness => {
    const shares = readings.flatMap((one, index) =>
      readings.slice(index + 1).map((other) => sharedShare(one[part], other[part])),
    );
    return { mean: shares.reduce((sum, share) => sum + share, 0) / shares.length, most: Math.max(...shares) };
  };
  return { all: over("all"), own: over("own") };
}

/** Counts the sentences of all readings by source, as the page that explains a reading shows them. */
export function countSources(situations: readonly JudgedSituation[]): Record<SourceKind, number> {
  const counts: Record<SourceKind, number> = { card: 0, own: 0, earlier: 0, guess: 0 };
  for (const situation of situations) {
    const request = requestFor(situation);
    const reading = readingFor(situation);
    const shown = { ...reading, interpretation: wholeInterpretation(reading) };
    const traced = traceSentences(shown, {
      cards: request.cards.map(({ card }) => card),
      ownWords: request.userContext,
      hardPart: request.hardPart,
      earlier: [],
    });
    for (const { origins } of traced) counts[origins[0]?.kind ?? "guess"] += 1;
  }
  return counts;
}

/** Matches what stands before a quotation that begins at the start of a sentence or clause. */
const STARTS = /(?:^|[.!?…,;:()\n"“”—–-]'?|\b(?:and|but|because|that|so|if|when|or|then))\s*$/i;
const ENDS = /^\s*(?:$|[.!?…,;:()\n"“”—–-]|(?:and|but|because|so|if|when|or|then|which|who|that)\b)/i;

/** Returns the titles of steps that contain a part of a quotation instead of the whole. */
export function findCutTitles(situations: readonly JudgedSituation[]): string[] {
  const steps = situations.flatMap((situation) => readingFor(situation).actionSteps.map(({ text }) => text));
  return steps.flatMap((step) => {
    const whole = [...step.matchAll(QUOTED)].map(([, quoted = ""]) => wordsAlone(quoted));
    return [composeStepTitle(step), titleByRule(step)].filter((title) =>
      [...title.matchAll(/“([^“”]*)/g)].some(([, quoted = ""]) => !whole.includes(wordsAlone(quoted))),
    );
  });
}

const wordsAlone = (text: string) => text.replace(/[^\p{L}\p{N} ]/gu, "").trim();

const SENTENCE_END = /[.!?…]['’]?$/;

const plain = (text: string) => text.replace(/[’‘]/g, "'").replace(/\s+/g, " ").toLowerCase();

export interface QuoteFaults {
  quotes: number;
  /** The quotations whose words are not in the person's text. */
  inexact: string[];
  /** The quotations that begin or end in the middle of a clause. */
  cut: string[];
}

export function findQuoteFaults(situations: readonly JudgedSituation[]): QuoteFaults {
  const faults: QuoteFaults = { quotes: 0, inexact: [], cut: [] };
  for (const situation of situations) {
    const text = plain(situation.text);
    for (const [, quoted = ""] of readingFor(situation).interpretation.matchAll(QUOTED)) {
      const quote = plain(quoted).replace(/[.,!?…]+$/, "");
      const at = text.indexOf(quote);
      faults.quotes += 1;
      if (at < 0) faults.inexact.push(`${situation.id}: ${quoted}`);
      else if (
        !STARTS.test(text.slice(0, at)) ||
        !(SENTENCE_END.test(quoted) || ENDS.test(text.slice(at + quote.length)))
      )
        faults.cut.push(`${situation.id}: ${quoted}`);
    }
  }
  return faults;
}
