import { markText } from "./mark-text.ts";

interface MarkedTextProps {
  text: string;
  cardNames: readonly string[];
  ownWords: string;
}

/** Shows a text with card names in gold italics and quotes of the person's own words in another colour. */
export function MarkedText({ text, cardNames, ownWords }: MarkedTextProps) {
  let at = 0;
  return markText(text, cardNames, ownWords).map((span) => {
    const key = at;
    at += span.text.length;
    if (span.mark === "card") {
      return (
        <em key={key} className="text-gold">
          {span.text}
        </em>
      );
    }
    if (span.mark === "quote") {
      return (
        <q key={key} className="text-ghost before:content-none after:content-none">
          {span.text}
        </q>
      );
    }
    return <span key={key}>{span.text}</span>;
  });
}
