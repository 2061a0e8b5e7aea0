/** Texts that make careless code slow: 1,200 shapes, the same ones each time, at any length. */
import { PHRASES, SIGNS, STRUCTURES } from "./pieces.ts";

export interface HardText {
  /** A description of how the text is built, for the message of a failed test. */
  name: string;
  text: string;
}

interface Frame {
  name: string;
  pieces: readonly string[];
  /** Builds the text: what stands before, between and after the repetitions of `piece`, up to `length` characters. */
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
 * Returns the number out of which one text is tested. A test run tests a share of the texts, so that it stays short.
 * `npm run bench hard-texts` sets `HARD_TEXTS=all`, and every text is tested.
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
 * Returns `piece` repeated to exactly `length` UTF-16 units. The end may cut a character in half, as a careless client
 * would.
 */
function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}
