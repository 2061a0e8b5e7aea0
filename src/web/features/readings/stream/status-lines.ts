/**
 * The lines under the duck while the person waits. The first two are about the deck. They are shown first, in this order,
 * while the duck draws the cards.
 */

export const STATUS_LINE_MS = 2500;

/** The tick of the first line for a person whose cards are drawn. The lines before it are about the deck. */
export const FIRST_AFTER_DRAW = 2;

const ASIDES = [
  "Reading your sentence twice. The second time was for the comma.",
  "Looking for the line where it went quiet.",
  "Checking whether this is one problem or two in a trench coat.",
  "Asking the frog. The frog is a contractor.",
  "Removing the advice you have already been given.",
  "Counting how often you wrote “just”.",
  "Throwing away the first draft. It rhymed.",
  "Comparing what you want with what you typed.",
  "Dead people type slowly. Bear with me.",
  "Stepping over the part where I talk about myself.",
];

/**
 * Returns the status line after `tick` changes. After the last line, the list repeats without its first two lines.
 */
export function statusLineAt(tick: number, advisorName: string): string {
  if (tick === 0) return `${advisorName} is preparing the deck...`;
  if (tick === 1) return `${advisorName} is shuffling the deck...`;
  return ASIDES[(tick - FIRST_AFTER_DRAW) % ASIDES.length] ?? "";
}
