/** Texts that make careless code slow: 1,200 shapes, the same ones each time, at any length. */
import { PHRASES, SIGNS, STRUCTURES } from "./pieces.ts";

export interface HardText {
  /** Says how the text is built, for a message of failure. */
  name: string;
  text: string;
}

interface Frame {
  name: string;
  pieces: readonly string[];
  /** The shape of a hard text: what stands before, between and after the repetitions of a piece. */
  build(piece: string, length: number, other: string): string;
}

const ALL = [...SIGNS, ...STRUCTURES, ...PHRASES];
const FRAMES: readonly Frame[] = [
  { name: "alone", pieces: ALL, build: repeated },
  {
    name: "before a letter",
    pieces: ALL,
    build: (piece, length) => `do ${repeated(piece, length - 4)}z`,
  },
  {
    name: "between words",
    pieces: ALL,
    build: (piece, length) => repeated(`${piece.repeat(12)} and my boss said no, `, length),
  },
  {
    name: "in an open quotation",
    pieces: SIGNS,
    build: (piece, length) => `I said “${repeated(piece, length - 8)}`,
  },
  {
    name: "by turns with another",
    pieces: PHRASES,
    build: (piece, length, other) => repeated(`${piece}${other}`, length),
  },
];

/**
 * One text out of this number is tried. The test run tries a share, so that it stays short; `npm run bench
 * hard-texts` sets `HARD_TEXTS=all` and tries every text everywhere.
 */
export function shareOf(count: number): number {
  return process.env.HARD_TEXTS === "all" ? 1 : count;
}

export function hardTexts(length: number): HardText[] {
  return FRAMES.flatMap(({ name, pieces, build }) =>
    pieces.map((piece, index) => ({
      name: `${length} characters of ${JSON.stringify(piece)} ${name}`,
      text: build(piece, length, pieces[(index + 7) % pieces.length] ?? ""),
    })),
  );
}

/**
 * Returns a text of exactly `length` units; a character at the end may be cut in half, as a careless client
 * cuts it.
 */
function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}
