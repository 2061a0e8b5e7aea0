/** Resolves after so many milliseconds; without them in the next task. */
export function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
