import type { Source } from "#domain/patterns/pattern.ts";
import { questionExcerpt } from "#domain/readings/first-words.ts";
import { shorten } from "#domain/text/shorten.ts";
import type { History } from "./history.ts";

/** The maximum length of a name in characters: one line of a list on a phone. */
const LONGEST_NAME = 70;

/**
 * Returns a function that gives sources their names: a block's own, or the first words of what the person typed. A step has
 * the name of its reading. A source that is not in the history gets none.
 */
export function sourceNamer({ readings, blocks, words }: History): (sources: readonly Source[]) => Source[] {
  const questions = namesOf(readings);
  const texts = namesOf(words);
  const blockNames = namesOf(blocks.map(({ id, name }) => ({ id, text: name })));
  // A note has the id of its reading, so that ids are looked up by kind.
  const named: Record<Source["kind"], (source: Source) => string | undefined> = {
    insight: ({ id }) => questions(id),
    step: ({ id, insightId = id }) => questions(insightId),
    message: ({ id }) => texts(id),
    reflection: ({ id }) => texts(id),
    block: ({ id }) => blockNames(id),
  };
  return (sources) =>
    sources.map((source) => {
      const name = named[source.kind](source);
      return name ? { ...source, name } : source;
    });
}

/** Returns a function that returns the shortened text of a row as its name. Each name is computed once. */
function namesOf(rows: readonly { id: string; text: string }[]): (id: string) => string | undefined {
  const textOf = new Map(rows.map(({ id, text }) => [id, text]));
  const names = new Map<string, string>();
  return (id) => {
    const text = textOf.get(id);
    if (text === undefined) return undefined;
    const name = names.get(id) ?? shorten(questionExcerpt(text), LONGEST_NAME);
    names.set(id, name);
    return name;
  };
}
