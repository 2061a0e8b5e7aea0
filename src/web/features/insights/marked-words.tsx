import { findWords } from "#domain/search/find-words.ts";

interface MarkedWordsProps {
  text: string;
  /** The words to highlight, as returned by `searchWordsOf`. */
  words: readonly string[];
}

/** Shows a text in which the search words are highlighted. */
export function MarkedWords({ text, words }: MarkedWordsProps) {
  if (words.length === 0) return text;
  const found = findWords(text, words);
  return (
    <>
      {found.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(found[index - 1]?.end ?? 0, start)}
          <mark className="bg-transparent text-gold underline decoration-hair underline-offset-4">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
    </>
  );
}
