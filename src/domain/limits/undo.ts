/** How long a delete can be undone, in milliseconds. */
export const UNDO_MS = 10_000;
/** How much later an undo that was sent in time may arrive, in milliseconds. */
const UNDO_GRACE_MS = 2000;

export function undoUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + UNDO_MS);
}

/** Returns the moment since which a delete can still be undone. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_MS - UNDO_GRACE_MS);
}
