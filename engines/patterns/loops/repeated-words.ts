import { calendarDay } from "#domain/calendar-days.ts";
import type { Pattern } from "#domain/patterns/pattern.ts";
import { foldText } from "#domain/search/fold-text.ts";
import { type KnownStems, stemWords } from "#domain/text/stem.ts";
import { DAY_MS } from "#domain/time.ts";
import { gravityOf } from "#engines/safety/index.ts";
import {
  extendToSharedWords,
  indexPhrases,
  MOST_LETTERS,
  type PhrasePosition,
  type RepeatedPhraseIndex,
} from "./phrase-index.ts";
import { sayCount } from "./say.ts";
import { type Text, textsOf } from "./texts-of-person.ts";
import type { UsableRows } from "./usable-rows.ts";

/** The maximum number of a person's newest texts that are compared. */
const MOST_TEXTS = 1500;
const LEAST_DAYS = 3;
const LEAST_SPAN_MS = 14 * DAY_MS;
/** The number of the most telling phrases among which one that is not grave is looked for. */
const MOST_TRIED = 5;
/** The number of the newest texts with a phrase that are checked for gravity. */
const MOST_READ = 20;

/**
 * Returns the most telling phrase that a person wrote on three days or more, over two weeks or more. Phrases are
 * weighed as in tf-idf (Spärck Jones, J. Doc. 28 (1972) 11): the number of days times the sum of the inverse text
 * frequencies of the words. It is a plain count and claims nothing about chance. The phrase is quoted as the person
 * wrote it last.
 */
export function repeatedWords(rows: UsableRows): Pattern[] {
  const all = textsOf(rows);
  const texts = all.slice(-MOST_TEXTS);
  const index = indexPhrases(texts.map(({ text }) => text));
  const best = index.phrases
    .filter((places) => isRepeated(places, texts))
    .map((places) => ({ places, weight: weightOf(places, index, texts) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_TRIED)
    .map(({ places }) => onlyEqual(places, index))
    .filter((places) => isRepeated(places, texts))
    .find((places) => gravityOf(places.map(({ text }) => texts[text]?.text).slice(-MOST_READ)) === "none");
  if (!best) return [];
  const places = extendToSharedWords(best, index.words);
  const first = firstWith(best, index, all.slice(0, -MOST_TEXTS)) ?? texts[best[0]?.text ?? 0];
  return [{ ...patternOf(places, index, texts), id: `words:${first?.source.id}` }];
}

/**
 * Returns the first of the texts before the newest ones that has the same words in a row, so that the pattern's id stays the
 * same for life. Only texts with the stems of all telling words are read word by word.
 */
function firstWith(
  [place]: readonly PhrasePosition[],
  { words }: RepeatedPhraseIndex,
  older: readonly Text[],
): Text | undefined {
  const phrase = place ? (words[place.text] ?? []).slice(place.from, place.to) : [];
  const telling = phrase.filter(({ isStopWord }) => !isStopWord);
  const stems = phrase.map(({ stem }) => stem).join(" ");
  const known: KnownStems = new Map();
  return older.find(({ text }) => {
    const plain = foldText(text.slice(0, MOST_LETTERS));
    if (!telling.every(({ stem }) => plain.includes(stem))) return false;
    const found = stemWords(text, MOST_LETTERS, known).map(({ stem }) => stem);
    return ` ${found.join(" ")} `.includes(` ${stems} `);
  });
}

/** Returns the positions that have the same words as the first one, because two phrases may have the same key. */
function onlyEqual(places: readonly PhrasePosition[], { words }: RepeatedPhraseIndex): PhrasePosition[] {
  const stems = ({ text, from, to }: PhrasePosition) =>
    (words[text] ?? [])
      .slice(from, to)
      .map(({ stem }) => stem)
      .join(" ");
  const [first] = places;
  return first ? places.filter((place) => stems(place) === stems(first)) : [];
}

function daysOf(places: readonly PhrasePosition[], texts: readonly Text[]): number {
  return new Set(places.map(({ text }) => texts[text]?.local.day)).size;
}

function isRepeated(places: readonly PhrasePosition[], texts: readonly Text[]): boolean {
  const at = (place: PhrasePosition | undefined) => texts[place?.text ?? 0]?.at.getTime() ?? 0;
  return at(places.at(-1)) - at(places[0]) >= LEAST_SPAN_MS && daysOf(places, texts) >= LEAST_DAYS;
}

function weightOf(
  places: readonly PhrasePosition[],
  { words, frequency }: RepeatedPhraseIndex,
  texts: readonly Text[],
): number {
  const [first] = places;
  if (!first) return 0;
  const telling = (words[first.text] ?? []).slice(first.from, first.to).filter((word) => !word.isStopWord);
  const rarity = telling.reduce(
    (sum, { stem }) => sum + Math.log(texts.length / (frequency.get(stem) ?? 1)),
    0,
  );
  return daysOf(places, texts) * rarity;
}

function patternOf(
  places: readonly PhrasePosition[],
  { words }: RepeatedPhraseIndex,
  texts: readonly Text[],
): Pattern {
  const quotes = places.map(({ text, from, to }) => {
    const start = words[text]?.[from]?.start ?? 0;
    return texts[text]?.text.slice(start, words[text]?.[to - 1]?.end) ?? "";
  });
  const found = places.flatMap(({ text }) => texts[text] ?? []);
  const weeks = Math.round(
    ((found.at(-1)?.at.getTime() ?? 0) - (found[0]?.at.getTime() ?? 0)) / (7 * DAY_MS),
  );
  return {
    id: "words",
    kind: "same-question",
    label: "the same words",
    headline: `You wrote “${quotes.at(-1)}” on ${sayCount(daysOf(places, texts), "day")} in ${sayCount(weeks, "week")}.`,
    detail: `You wrote that in ${sayCount(found.length, "text")}, on ${sayCount(daysOf(places, texts), "day")}, over ${sayCount(weeks, "week")}. That’s a count.`,
    suggestion: "Write the sentence that would have to come after it. Then do two minutes of that one.",
    isNothingYet: false,
    picture: { type: "progress", have: found.length, need: LEAST_DAYS, unit: "texts with these words" },
    table: {
      columns: ["Day", "Your words"],
      rows: found.map(({ local }, row) => [calendarDay(local.day), quotes[row] ?? ""]),
      quotedAt: found.map(({ at }) => at.toISOString()),
    },
    sources: found.map(({ source }) => source),
    newestAt: found.at(-1)?.at.toISOString() ?? null,
    isPrediction: false,
  };
}
