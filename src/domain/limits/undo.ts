/** How long a delete can be undone, in milliseconds. */
export const UNDO_MS = 10_000;
/** How much later an undo may arrive that was sent in time, in milliseconds. */
const UNDO_GRACE_MS = 2000;

export function undoUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + UNDO_MS);
}

/** Returns the moment after which a delete can still be undone. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_MS - UNDO_GRACE_MS);
}
