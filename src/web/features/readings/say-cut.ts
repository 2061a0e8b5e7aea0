/** Returns the words for a cut of the deck: how many cards came off the top. */
export function sayCut(cut: number): string {
  return cut === 0 ? "not cut" : `${cut} off the top`;
}
