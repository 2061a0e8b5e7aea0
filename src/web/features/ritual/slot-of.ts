/** Where the lifted card of this number lies, in widths of a card from the middle. */
export function slotOf(index: number, cardCount: number): number {
  return index - (cardCount - 1) / 2;
}
