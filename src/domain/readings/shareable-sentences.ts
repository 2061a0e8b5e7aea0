/** The single sentences of a reading that somebody may share. None of them repeats the person's question. */

const LONGEST = 220;
const SHORTEST = 12;
/** A sentence with this many words in a row from the person's text counts as the person's own. */
const OWN_RUN = 4;

export interface ShareableReading {
  headline?: string | undefined;
  interpretation: string;
  keyInsights: readonly string[];
  robQuip: string;
}

/**
 * Returns the sentences that can be shared, each once, starting with the headline. `ownWords` is what the
 * person asked.
 */
export function shareableSentences(reading: ShareableReading, ownWords: string): string[] {
  const texts = [reading.headline ?? "", ...reading.keyInsights, reading.interpretation, reading.robQuip];
  const isOwn = ownWordsFinder(ownWords);
  const sentences = texts
    .flatMap(sentencesOf)
    .filter((text) => text.length >= SHORTEST && text.length <= LONGEST && !isOwn(text));
  return [...new Set(sentences)];
}

function sentencesOf(text: string): string[] {
  const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
  return text
    .split(/\n+/)
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== "");
}

/** Returns a function that says whether a sentence repeats the person's own words, quoted or not. */
function ownWordsFinder(ownWords: string): (sentence: string) => boolean {
  const said = ` ${wordsOf(ownWords).join(" ")} `;
  const runs = new Set(runsOf(wordsOf(ownWords)));
  return (sentence) => {
    const quotes = [...sentence.matchAll(/[“"]([^“”"]+)[”"]/g)].map(([, quote = ""]) =>
      wordsOf(quote).join(" "),
    );
    if (quotes.some((quote) => quote !== "" && said.includes(` ${quote} `))) return true;
    return runsOf(wordsOf(sentence)).some((run) => runs.has(run));
  };
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[‘’]/g, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  );
}

function runsOf(words: string[]): string[] {
  return words.slice(OWN_RUN - 1).map((_, start) => words.slice(start, start + OWN_RUN).join(" "));
}
