// What the recognised situation has to say on the quotes of a text.
import type { Quote } from "./choose-quotes.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";
import type { Scene } from "./scene.ts";

/** Returns the quotes with the one that shows the recognised situation first. */
export function quotesOfSceneFirst(quotes: Quote[], scene: Scene | null): Quote[] {
  if (scene === null) return quotes;
  const ranks = new Map(quotes.map((quote) => [quote, rankOf(quote, scene)]));
  const rank = (quote: Quote) => ranks.get(quote) ?? Number.POSITIVE_INFINITY;
  return quotes.toSorted((one, other) => (rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other))));
}

function rankOf(quote: Quote, scene: Scene): number {
  const plain = normaliseForMatching(quote.text);
  const rank = scene.remarks.findIndex(([{ pattern }]) => plain.search(pattern) >= 0);
  return rank === -1 ? Number.POSITIVE_INFINITY : rank;
}

/** Returns the remarks that the recognised situation has for this sentence. */
export function remarksOn(quote: Quote, scene: Scene | null): string[] {
  const plain = normaliseForMatching(quote.text);
  return (scene?.remarks ?? [])
    .filter(([{ pattern }]) => plain.search(pattern) >= 0)
    .map(([, words]) => words);
}
