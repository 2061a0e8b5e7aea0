import { type KnownStems, stemWords } from "../text/stem.ts";
import { HOUR_MS } from "../time.ts";

/** How long an earlier text counts, in milliseconds. */
const WINDOW_MS = 72 * HOUR_MS;
/** The length of a text that is compared, in characters. */
const MOST_READ = 2400;
/** The number of the newest earlier texts that are compared. */
const MOST_COMPARED = 20;
/** The share of stems that two texts must have in common, of all stems in either of them. */
const LEAST_ALIKE = 0.6;
/** Two texts with fewer stems in common are the same question only if they have no other stems. */
const LEAST_SHARED = 3;

interface Earlier {
  text: string;
  at: Date;
}

/**
 * Returns how many of the `earlier` texts of the last 72 hours ask the same as `text` does: 3 means that `text` asks it
 * for the fourth time. Conservative: two texts are the same question if their stems, frequent words left out, are the
 * same or have a Jaccard similarity of at least 0.6.
 */
export function countSameQuestion(text: string, earlier: readonly Earlier[], now: Date): number {
  const known: KnownStems = new Map();
  const asked = questionStems(text, known);
  const since = now.getTime() - WINDOW_MS;
  return earlier
    .filter(({ at }) => at.getTime() > since && at <= now)
    .slice(-MOST_COMPARED)
    .filter((other) => isSameQuestion(asked, questionStems(other.text, known))).length;
}

/** Returns the different stems of a text without frequent words; all words if it has only frequent ones. */
export function questionStems(text: string, known?: KnownStems): ReadonlySet<string> {
  const words = stemWords(text, MOST_READ, known);
  const telling = words.filter(({ isStopWord }) => !isStopWord);
  return new Set((telling.length > 0 ? telling : words).map(({ stem }) => stem));
}

/**
 * Returns whether two texts with these stems ask the same question. Texts without words never do. Alike is the number of stems
 * in both over the number in either: Jaccard, The distribution of the flora in the alpine zone, New Phytologist 11 (1912)
 * 37. Its bound of 0.6 is this project's own choice, on the side of finding too few.
 */
export function isSameQuestion(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (Math.min(one.size, other.size) < LEAST_ALIKE * Math.max(one.size, other.size)) return false;
  let shared = 0;
  for (const stem of one) if (other.has(stem)) shared += 1;
  const all = one.size + other.size - shared;
  if (shared === 0) return false;
  if (shared === all) return true;
  return shared >= LEAST_SHARED && shared / all >= LEAST_ALIKE;
}
