export const BLOCK_STATUSES = ["active", "paused", "resolved", "archived"] as const;
export type BlockStatus = (typeof BLOCK_STATUSES)[number];

const ALLOWED: Record<BlockStatus, readonly BlockStatus[]> = {
  active: ["paused", "resolved", "archived"],
  paused: ["active", "resolved", "archived"],
  resolved: ["active", "archived"],
  archived: ["active"],
};

export function canChangeStatus(from: BlockStatus, to: BlockStatus): boolean {
  return ALLOWED[from].includes(to);
}

/** Where a block may go from here, in the order in which a page offers it. */
export function nextStatuses(from: BlockStatus): readonly BlockStatus[] {
  return ALLOWED[from];
}

/** Rows of other origins say 'in-progress' for active; what is unknown is read as active too. */
export function readStatus(stored: string): BlockStatus {
  return BLOCK_STATUSES.find((status) => status === stored) ?? "active";
}

/** A status in the words a prompt uses for it. */
export function describeStatus(status: BlockStatus): string {
  if (status === "active") return "actively working";
  if (status === "paused") return "taking a break";
  return "considered resolved";
}
