/** Returns the position of the lifted card with this index, in card widths from the middle. */
export function positionOfLifted(index: number, cardCount: number): number {
  return index - (cardCount - 1) / 2;
}
