// The parts of a PDF. Their texts are data and never markup; the template decides how they look.

export type PdfPart =
  /** There is one heading of level 1, at the top. No level is skipped. */
  | { kind: "heading"; level: 1 | 2 | 3; text: string }
  | { kind: "text" | "quote" | "log" | "quip"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "steps"; items: { text: string; isDone: boolean }[] }
  /** Pictures beside each other, each with its description for people who do not see it. */
  | { kind: "cards"; items: { art: string; alt: string; name: string }[] };

export interface PdfDocument {
  title: string;
  /** The language of the document, as two letters. */
  language: string;
  parts: AsyncIterable<PdfPart>;
  /** The pictures that the parts name, as SVG. */
  art: (id: string) => string;
}
