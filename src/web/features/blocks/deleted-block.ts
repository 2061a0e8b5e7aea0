/** A deleted block that can still be restored. */
export interface DeletedBlock {
  id: string;
  name: string;
  /** The time by the server's clock until which the delete can be undone, as an ISO string. */
  undoUntil: string;
}

/**
 * Reads the deleted block that the block's page passed to the list in the router's state; `null` when there
 * is none.
 */
export function readDeleted(state: unknown): DeletedBlock | null {
  const { id, name, undoUntil } = Object(Object(state).deleted) as Partial<
    Record<keyof DeletedBlock, unknown>
  >;
  const isWhole = typeof id === "string" && typeof name === "string" && typeof undoUntil === "string";
  return isWhole ? { id, name, undoUntil } : null;
}
