/** Returns what the drawn cards are called in a sentence about reading them again. */
export function sameCards(count: number): "same card" | "same cards" {
  return count === 1 ? "same card" : "same cards";
}
