import { firstWords } from "../readings/first-words.ts";
import { shorten } from "../text/shorten.ts";
import type { History } from "./history.ts";
import type { Source } from "./pattern.ts";

/** In characters; one line of a list on a phone. */
const LONGEST_NAME = 70;

/**
 * Returns a function that gives sources their names: a block's own, or the first words of what the person typed. A source
 * that is not in the history gets none.
 */
export function sourceNamer({ readings, blocks, words }: History): (sources: readonly Source[]) => Source[] {
  const texts = new Map([
    ...readings.map(({ id, text }) => [id, text] as const),
    ...words.map(({ id, text }) => [id, text] as const),
    ...blocks.map(({ id, name }) => [id, name] as const),
  ]);
  const names = new Map<string, string>();
  const nameOf = (id: string): string => {
    const known = names.get(id) ?? shorten(firstWords(texts.get(id) ?? ""), LONGEST_NAME);
    names.set(id, known);
    return known;
  };
  return (sources) =>
    sources.map((source) => {
      const isStep = source.kind === "step" && source.insightId !== undefined;
      const name = nameOf(isStep ? (source.insightId ?? "") : source.id);
      return name === "" ? source : { ...source, name };
    });
}
