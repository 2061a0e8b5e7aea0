import type { HardPart } from "#domain/readings/hard-part.ts";
import { THEME_BY_WORD, THEMES, type Theme } from "#domain/readings/themes.ts";
import { guessLanguage } from "#domain/text/guess-language.ts";
import { plainOf } from "#domain/text/plain-of.ts";
import { cutIntoWords } from "./match-phrase.ts";
import { type FoundPhrase, findThemePhrases } from "./theme-phrases.ts";

/** The number of characters of a text that are read. */
const MOST_READ = 2400;
/** The weights of a phrase that names a theme plainly and of a word that only hints at it. */
const PLAIN_WEIGHT = 2;
const HINT_WEIGHT = 0.5;
/** The maximum score from hints, so that hints alone never name a theme. */
const MOST_OF_HINTS = 1.5;
/** The least score of a theme, and its least lead over the second. */
const LEAST_SCORE = 2;
const LEAST_LEAD = 1;

/** What is known about a text besides its words; `null` if nobody said anything. */
export interface Named {
  /** The person's correction; "none" if they said that no theme fits. */
  byPerson: Theme | "none" | null;
  /** The hard part that the person tapped. */
  hardPart: HardPart | null;
  /** The name that a model gave in its answer; "none" if it said that no theme fits. */
  byModel: Theme | "none" | null;
}

const NOBODY: Named = { byPerson: null, hardPart: null, byModel: null };

/**
 * Returns the theme of a text, or `null` if it is not clear. The person's correction counts first, then the hard part
 * that they tapped, then the theme that a model named. Otherwise the word lists of `words/` decide: on the
 * text, and if they find nothing, on what the person wrote about it later. They prefer no theme to a wrong one.
 */
export function themeOf(
  text: string,
  { byPerson, hardPart, byModel }: Named = NOBODY,
  saidLater = "",
): Theme | null {
  const named = byPerson ?? (hardPart && THEME_BY_WORD[hardPart]) ?? byModel;
  if (named) return named === "none" ? null : named;
  return themeByWords(text) ?? (saidLater === "" ? null : themeByWords(saidLater));
}

function themeByWords(text: string): Theme | null {
  const [first, second] = themeScores(text).sort((one, other) => other.score - one.score);
  if (!first || first.score < LEAST_SCORE) return null;
  return first.score - (second?.score ?? 0) >= LEAST_LEAD ? first.theme : null;
}

/**
 * Returns a score for each theme by the word lists of the text's language; nothing for other languages. A theme with a
 * phrase against it has 0.
 */
export function themeScores(text: string): { theme: Theme; score: number }[] {
  const plain = plainOf(text.slice(0, MOST_READ));
  const found = findThemePhrases(cutIntoWords(plain), guessLanguage(plain));
  if (!found) return [];
  return THEMES.map((theme) => ({ theme, score: scoreOf(found.filter((each) => each.theme === theme)) }));
}

function scoreOf(found: readonly FoundPhrase[]): number {
  if (found.length === 0 || found.some(({ kind }) => kind === "veto")) return 0;
  const count = (wanted: FoundPhrase["kind"]) => countPlaces(found.filter(({ kind }) => kind === wanted));
  return PLAIN_WEIGHT * count("plain") + Math.min(MOST_OF_HINTS, HINT_WEIGHT * count("hint"));
}

/** Returns the number of positions of the phrases, which come in order. Overlapping phrases count as one position. */
function countPlaces(found: readonly FoundPhrase[]): number {
  let count = 0;
  let end = 0;
  for (const { from, to } of found) {
    if (from >= end) count += 1;
    end = Math.max(end, to);
  }
  return count;
}
