/** Resolves after the given milliseconds; without an argument, in the next task. */
export function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
