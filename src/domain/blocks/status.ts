export const BLOCK_STATUSES = ["active", "paused", "resolved", "archived"] as const;
/** One that a person may set. */
export type BlockStatus = (typeof BLOCK_STATUSES)[number];

/** What a block may be shown as: a status of another origin, which nobody here sets, is 'other'. */
export const SHOWN_STATUSES = [...BLOCK_STATUSES, "other"] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

const ALLOWED: Record<ShownStatus, readonly BlockStatus[]> = {
  active: ["paused", "resolved", "archived"],
  paused: ["active", "resolved", "archived"],
  resolved: ["active", "archived"],
  archived: ["active"],
  // Read as resolved in a prompt, so it goes where a resolved one may go.
  other: ["active", "archived"],
};

export function canChangeStatus(from: ShownStatus, to: BlockStatus): boolean {
  return ALLOWED[from].includes(to);
}

/** Where a block may go from here, in the order in which a page offers it. */
export function nextStatuses(from: ShownStatus): readonly BlockStatus[] {
  return ALLOWED[from];
}

/** How a stored word for active reads where it is not ours. */
export const ALSO_ACTIVE = "in-progress";

export function readStatus(stored: string): ShownStatus {
  if (stored === ALSO_ACTIVE) return "active";
  return BLOCK_STATUSES.find((status) => status === stored) ?? "other";
}

/** A status in the words a prompt uses for it. */
export function describeStatus(status: ShownStatus): string {
  if (status === "active") return "actively working";
  if (status === "paused") return "taking a break";
  return "considered resolved";
}
