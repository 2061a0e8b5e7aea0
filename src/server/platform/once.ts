/**
 * Returns a function that opens something at its first call, and then always resolves with the same. A failed attempt is
 * forgotten, so that the next call tries again.
 */
export function once<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  return async () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return await opened;
  };
}
