// Notices reserved for the next visit to each placement. Because they are chosen one visit ahead, the page
// leaves room for a notice from the first paint, and only where one comes, so nothing shifts.

import type { Placement } from "#domain/ads/placements.ts";
import { json, KEPT, keptItem } from "../../kept-items.ts";

export interface Reservation {
  adId: string;
  /** The end of the notice's cooldown, in milliseconds since the epoch. */
  from: number;
}
export type Reservations = Partial<Record<Placement, Reservation>>;

const adReservations = keptItem({ ...KEPT.adReservations, schema: json(validReservations) });

let known: Reservations | undefined;
/** The placement that holds a notice's box now. Only one placement may hold a box at a time. */
let claimed: Placement | null = null;

/** Claims the notice of a placement. Returns `null` when none is due or another placement holds the box. */
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

/** Replaces the reservations of notices. With `isKept` they also survive a reload. */
export function reserve(reservations: Reservations, isKept: boolean): void {
  known = reservations;
  // If storage is full, the reservations last until the next reload.
  if (isKept) adReservations.keep(reservations);
}

function validReservations(stored: unknown): Reservations {
  const isValid = ([, one]: [string, Partial<Reservation> | null]) =>
    typeof one?.adId === "string" && typeof one.from === "number";
  return Object.fromEntries(Object.entries(Object(stored) as Reservations).filter(isValid));
}
