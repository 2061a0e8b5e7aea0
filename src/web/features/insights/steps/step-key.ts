/** Returns what identifies a step among the steps of all readings. */
export function stepKey({ insightId, index }: { insightId: string; index: number }): string {
  return `${insightId} ${index}`;
}
