// Which places will show a notice at their next visit. It is said a visit ahead, so that a box stands from the first
// paint on where one comes, and nowhere else: nothing shifts, and no hole stays.
import type { Placement } from "../../../domain/ads/placements.ts";
import { keep, readKept } from "../../api/kept.ts";

export interface Reservation {
  adId: string;
  /** In milliseconds; the cooldown ends then. */
  from: number;
}
export type Reservations = Partial<Record<Placement, Reservation>>;

const KEY = "rubber-arcana:ads:reserved";

let known: Reservations | undefined;
/** Where a box stands now: one at a time. */
let claimed: Placement | null = null;

/** Claims the notice of this place, `null` where none is due or another box stands already. */
export function claimReservation(placement: Placement): Reservation | null {
  if (claimed !== null && claimed !== placement) return null;
  known ??= readReservations();
  const found = known[placement];
  if (!found || found.from > Date.now()) return null;
  claimed = placement;
  return found;
}

export function releaseReservation(placement: Placement): void {
  if (claimed === placement) claimed = null;
}

/** Takes over what is due next; `isKept`: also after a reload. */
export function reserve(reservations: Reservations, isKept: boolean): void {
  known = reservations;
  // A browser without room shows its notices until the next reload only.
  if (isKept) keep(sessionStorage, KEY, reservations);
}

function readReservations(): Reservations {
  const kept = readKept(sessionStorage, KEY);
  return typeof kept === "object" && kept !== null ? kept : {};
}
