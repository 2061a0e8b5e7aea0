// The parts of a PDF. Their texts are data and never markup; the template decides how they look.

export type PdfPart =
  /** There is one heading of level 1, at the top. No level is skipped. */
  | { kind: "heading"; level: 1 | 2 | 3; text: string }
  /** The first page of a volume, with a line that says which one it is. Holds the one heading of level 1. */
  | { kind: "title-page"; text: string; said: string }
  | { kind: "text" | "quote" | "log" | "quip"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "steps"; items: { text: string; isDone: boolean }[] }
  /** Pictures beside each other, each with its description for people who do not see it. */
  | { kind: "cards"; items: { art: string; alt: string; name: string }[] }
  /** Rows below the months of a year, each with a name, a picture across the months and the same in words. */
  | { kind: "timeline"; months: { name: string; days: number }[]; rows: TimelineRow[] };

export interface TimelineRow {
  art: string;
  name: string;
  said: string;
}

export interface PdfDocument {
  title: string;
  /** The language of the document, as two letters. */
  language: string;
  parts: AsyncIterable<PdfPart>;
  /** A folder with additional fonts, for characters that our own fonts do not have. */
  fontsFolder?: string | undefined;
  /** Returns the picture with this id, as SVG. The parts of the document refer to pictures by id. */
  art: (id: string) => string;
}
