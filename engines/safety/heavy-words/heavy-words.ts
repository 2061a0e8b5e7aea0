// Words for heavy subjects that are no crisis: no jokes and no ads appear beside them.
import german from "../words/de/heavy.json" with { type: "json" };
import english from "../words/en/heavy.json" with { type: "json" };
import spanish from "../words/es/heavy.json" with { type: "json" };

/** The words of one language, as patterns over plain text: lower case, without accents, straight apostrophes. */
export interface HeavyWords {
  /** Phrases that only sound heavy, such as a phone that died. They are removed before the search. */
  harmless: readonly RegExp[];
  /** Matches words for death, burial, and the end of a relationship, a pregnancy or a job. */
  loss: RegExp;
  illness: RegExp;
  /** Matches words for violence and accidents that somebody suffered. */
  harm: RegExp;
}

export type HeavySubject = "loss" | "illness" | "harm";

/**
 * The content of a language's file: regular expressions in which `@kin`, `@pet` and `@thing` stand for lists of words.
 */
interface HeavyContent extends Record<"harmless" | HeavySubject, readonly string[]> {
  words: Record<string, readonly string[]>;
}

function readHeavyWords({ words, harmless, loss, illness, harm }: HeavyContent): HeavyWords {
  const sourceOf = (pattern: string) =>
    pattern.replace(/@([a-z]+)/g, (_, list: string) => (words[list] ?? []).join("|"));
  const anyOf = (patterns: readonly string[]) => new RegExp(patterns.map(sourceOf).join("|"));
  return {
    harmless: harmless.map((pattern) => new RegExp(sourceOf(pattern), "g")),
    loss: anyOf(loss),
    illness: anyOf(illness),
    harm: anyOf(harm),
  };
}

export const HEAVY_WORDS: readonly HeavyWords[] = [english, german, spanish].map(readHeavyWords);
