/** What somebody did with the deck so far, kept on this device until the cards are drawn: a reload changes nothing. */
import { keep, readKept } from "../../api/kept.ts";

export interface KeptRitual {
  /** The reading it is for. */
  key: string;
  drawId: string;
  /** What the server is bound to. */
  commitment: string;
  /** Hex: what shuffling stirred so far. */
  shuffle: string;
  /** How many cards were cut off the top. */
  cut: number;
  isFanned: boolean;
  /** Places in the fan, in the order in which they were lifted. */
  picks: number[];
}

function placeOf(userId: string): string {
  return `rubber-arcana:ritual:${userId}`;
}

export function keepRitual(storage: Storage, userId: string, ritual: KeptRitual): void {
  // Where there is no room a reload begins the ritual again, with another seal.
  keep(storage, placeOf(userId), ritual);
}

/** `null` where there is none, or one for another reading. */
export function readKeptRitual(storage: Storage, userId: string, key: string): KeptRitual | null {
  const kept = readKept(storage, placeOf(userId));
  return isRitual(kept) && kept.key === key ? kept : null;
}

export function dropKeptRitual(storage: Storage, userId: string): void {
  storage.removeItem(placeOf(userId));
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
