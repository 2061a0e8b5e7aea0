// Notices that are reserved for the next visit to each placement. Because a notice is chosen one visit ahead, the
// page leaves room from the first paint, and only where a notice appears, so nothing shifts.

import type { Placement } from "#domain/ads/placements.ts";
import { json, KEPT, keptItem } from "../../kept-items.ts";

export interface Reservation {
  adId: string;
  /**
   * The end of the cooldown between notices, in milliseconds since the epoch. The reserved notice is shown from
   * then on.
   */
  from: number;
}
export type Reservations = Partial<Record<Placement, Reservation>>;

const adReservations = keptItem({ ...KEPT.adReservations, schema: json(validReservations) });

let known: Reservations | undefined;
/** The placement that shows a notice's box now; `null` if none does. Only one placement may show a box at a time. */
let claimed: Placement | null = null;

/**
 * Claims the reserved notice of a placement. Returns `null` when no notice is due or another placement already
 * shows a box.
 */
export function claimReservation(placement: Placement): Reservation | null {
  if (claimed !== null && claimed !== placement) return null;
  known ??= adReservations.read() ?? {};
  const found = known[placement];
  if (!found || found.from > Date.now()) return null;
  claimed = placement;
  return found;
}

export function releaseReservation(placement: Placement): void {
  if (claimed === placement) claimed = null;
}

/** Replaces the reservations of notices. With `isKept` the reservations also survive a reload. */
export function replaceReservations(reservations: Reservations, isStored: boolean): void {
  known = reservations;
  // If storage is full, the reservations last until the next reload.
  if (isStored) adReservations.keep(reservations);
}

function validReservations(stored: unknown): Reservations {
  const isValid = ([, one]: [string, Partial<Reservation> | null]) =>
    typeof one?.adId === "string" && typeof one.from === "number";
  return Object.fromEntries(Object.entries(Object(stored) as Reservations).filter(isValid));
}
