/** How long a delete may be taken back. */
export const UNDO_MS = 10_000;
/** An undo that was sent in time may arrive this much later. */
const UNDO_GRACE_MS = 2000;

export function undoUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + UNDO_MS);
}

/** What was deleted after this moment may still come back. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_MS - UNDO_GRACE_MS);
}
