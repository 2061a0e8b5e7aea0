/** A block that may still be brought back. */
export interface DeletedBlock {
  id: string;
  name: string;
  /** An instant of the server. */
  undoUntil: string;
}

/** What a block's page left in the router's state for the list that it leads to. */
export function readDeleted(state: unknown): DeletedBlock | null {
  const { id, name, undoUntil } = Object(Object(state).deleted) as Partial<
    Record<keyof DeletedBlock, unknown>
  >;
  const isWhole = typeof id === "string" && typeof name === "string" && typeof undoUntil === "string";
  return isWhole ? { id, name, undoUntil } : null;
}
