export const BLOCK_STATUSES = ["active", "paused", "resolved", "archived"] as const;
/** A status that a person may give a block. */
export type BlockStatus = (typeof BLOCK_STATUSES)[number];

/** The statuses of a block that needs nothing more. The open steps of its readings are not offered. */
export const CLOSED_STATUSES = ["resolved", "archived"] as const satisfies readonly BlockStatus[];

/** Returns whether nothing more is to be done for a block of this status. */
export const isClosed = (status: string): boolean => CLOSED_STATUSES.some((closed) => closed === status);

/** The statuses that a block may be shown with. An unknown stored status is shown as 'other'. */
export const SHOWN_STATUSES = [...BLOCK_STATUSES, "other"] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

const ALLOWED: Record<ShownStatus, readonly BlockStatus[]> = {
  active: ["paused", "resolved", "archived"],
  paused: ["active", "resolved", "archived"],
  resolved: ["active", "archived"],
  archived: ["active"],
  // A prompt describes an unknown status as resolved, so a block with it can change to the same statuses.
  other: ["active", "archived"],
};

export function canChangeStatus(from: ShownStatus, to: BlockStatus): boolean {
  return ALLOWED[from].includes(to);
}

/** Returns the statuses that a block can change to, in the order in which a page offers them. */
export function nextStatuses(from: ShownStatus): readonly BlockStatus[] {
  return ALLOWED[from];
}

/** A stored status of blocks that is read as active, although this app never stores it. */
export const ALSO_ACTIVE = "in-progress";

export function readBlockStatus(stored: string): ShownStatus {
  if (stored === ALSO_ACTIVE) return "active";
  return BLOCK_STATUSES.find((status) => status === stored) ?? "other";
}

/** Describes a block's status in the words of a prompt. */
export function describeBlockStatus(status: ShownStatus): string {
  if (status === "active") return "actively working";
  if (status === "paused") return "taking a break";
  return "considered resolved";
}
