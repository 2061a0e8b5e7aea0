/**
 * Stores the state of the ritual (shuffling, cutting and lifting cards) on this device until the cards are drawn,
 * so that the ritual survives a reload.
 */

import { json, KEPT, keptItem } from "#web/kept-items.ts";

export interface KeptRitual {
  /** The key of the reading that the ritual belongs to. */
  key: string;
  drawId: string;
  /** The server's commitment to its half of the draw's randomness. */
  commitment: string;
  /** The randomness collected by shuffling so far, in hex. */
  shuffle: string;
  /** The number of cards that were cut off the top of the deck. */
  cut: number;
  isFanned: boolean;
  /** The places of the lifted cards in the fan, in the order of lifting. */
  picks: number[];
}

const keptRitual = keptItem({ ...KEPT.ritual, schema: json((stored) => (isRitual(stored) ? stored : null)) });

export function storeRitual(userId: string, ritual: KeptRitual): void {
  // If the storage is full, a reload starts the ritual again with a new commitment of the server.
  keptRitual.keep(ritual, userId);
}

/** Reads a stored ritual. Returns `null` if none is stored, or one for another reading. */
export function readStoredRitual(userId: string, key: string): KeptRitual | null {
  const kept = keptRitual.read(userId);
  return kept?.key === key ? kept : null;
}

export function deleteStoredRitual(userId: string): void {
  keptRitual.drop(userId);
}

function isRitual(kept: unknown): kept is KeptRitual {
  const { key, drawId, commitment, shuffle, cut, isFanned, picks } = Object(kept) as Record<string, unknown>;
  return (
    [key, drawId, commitment, shuffle].every((text) => typeof text === "string") &&
    Number.isInteger(cut) &&
    typeof isFanned === "boolean" &&
    Array.isArray(picks) &&
    picks.every(Number.isInteger)
  );
}
