// How long blocks were stuck. A spell lasts from the block's creation, or from a reopening, until it was resolved or
// archived.
import { DAY_MS } from "#domain/time.ts";
import type { PastBlock } from "./history.ts";

export interface BlockSpell {
  block: PastBlock;
  begunAt: Date;
  /** The time at which the block was resolved or archived; the current time if it is open. */
  endedAt: Date;
  /** The length of a spell in whole days, at least 1. */
  time: number;
  /** True if the block was resolved. Otherwise the spell is censored: its end is not known. */
  isEvent: boolean;
  isOpen: boolean;
  /** True for every spell of a block except the first. */
  isReopened: boolean;
}

/**
 * Returns the spells of all blocks, in the order of the blocks.
 *
 * Resolving ends a spell with an event. Archiving ends it censored: the block may have come loose or not. Time in
 * which a block is paused counts, because a parked block is still stuck. Taking a block up again after either begins a new
 * spell. Left out are grave blocks, and blocks that are closed without a known day (some imported ones).
 */
export function spellsOf(blocks: readonly PastBlock[], now: Date): BlockSpell[] {
  return blocks.filter(({ isGrave }) => !isGrave).flatMap((block) => spellsOfBlock(block, now));
}

function spellsOfBlock(block: PastBlock, now: Date): BlockSpell[] {
  const spells: BlockSpell[] = [];
  let begunAt: Date | null = block.createdAt;
  const end = (endedAt: Date, how: Pick<BlockSpell, "isEvent" | "isOpen">) => {
    if (begunAt === null) return;
    const time = Math.max(1, Math.round((endedAt.getTime() - begunAt.getTime()) / DAY_MS));
    spells.push({ block, begunAt, endedAt, time, isReopened: spells.length > 0, ...how });
    begunAt = null;
  };
  for (const { at, to } of block.changes) {
    if (to === "resolved") end(at, { isEvent: true, isOpen: false });
    else if (to === "archived" || to === "other") end(at, { isEvent: false, isOpen: false });
    else begunAt ??= at;
  }
  const isOpen = block.status === "active" || block.status === "paused";
  if (isOpen) end(now, { isEvent: false, isOpen: true });
  return spells;
}
