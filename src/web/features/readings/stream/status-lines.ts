/** The lines under the duck while the person waits. The first two are always shown first, in this order. */

export const STATUS_LINE_MS = 2500;

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
  return ASIDES[(tick - 2) % ASIDES.length] ?? "";
}
