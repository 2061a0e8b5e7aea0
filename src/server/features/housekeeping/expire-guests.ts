import { GUEST_KEPT_DAYS } from "#domain/plans/kept.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Services } from "../../platform/services.ts";
import { erasePerson } from "../account/account.ts";

const AT_ONCE = 100;

type GuestServices = Pick<Services, "database" | "vault" | "auth" | "clock">;

/** Deletes guests older than the retention period. Resolves with their number. */
export async function expireGuests(services: GuestServices): Promise<Record<string, number>> {
  const before = new Date(services.clock.now().getTime() - GUEST_KEPT_DAYS * DAY_MS);
  let guests = 0;
  for (let found = await services.auth.guestsBefore(before, AT_ONCE); found.length > 0; ) {
    for (const userId of found) await erasePerson(services, userId);
    guests += found.length;
    found = await services.auth.guestsBefore(before, AT_ONCE);
  }
  return { guests };
}
