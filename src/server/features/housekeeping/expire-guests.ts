import { GUEST_KEPT_DAYS } from "../../../domain/plans/kept.ts";
import type { Floor } from "../../platform/floor.ts";
import { erasePerson } from "../account/account.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 100;

type GuestFloor = Pick<Floor, "database" | "vault" | "auth" | "clock">;

/** Erases guests who have been here for longer than they are kept. Resolves with how many. */
export async function expireGuests(floor: GuestFloor): Promise<Record<string, number>> {
  const before = new Date(floor.clock.now().getTime() - GUEST_KEPT_DAYS * DAY_MS);
  let guests = 0;
  for (let found = await floor.auth.guestsBefore(before, AT_ONCE); found.length > 0; ) {
    for (const userId of found) await erasePerson(floor, userId);
    guests += found.length;
    found = await floor.auth.guestsBefore(before, AT_ONCE);
  }
  return { guests };
}
