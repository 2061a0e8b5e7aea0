import { GUEST_KEPT_DAYS } from "#domain/plans/kept.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Services } from "../../platform/services.ts";
import { erasePerson } from "../account/account.ts";

const AT_ONCE = 100;

type GuestServices = Pick<
  Services,
  "database" | "vault" | "auth" | "storage" | "clock" | "log" | "payments" | "notion" | "grantSeal"
>;

/**
 * Deletes guests older than the retention period. Resolves with the number of deleted guests. If one guest cannot be
 * deleted, the others still are; the first error is thrown after all were tried.
 */
export async function expireGuests(services: GuestServices): Promise<Record<string, number>> {
  const before = new Date(services.clock.now().getTime() - GUEST_KEPT_DAYS * DAY_MS);
  const { auth, log } = services;
  const failed = new Set<string>();
  const errors: unknown[] = [];
  let guests = 0;
  for (;;) {
    const found = await auth.guestsBefore(before, AT_ONCE + failed.size);
    const untried = found.filter((userId) => !failed.has(userId));
    if (untried.length === 0) break;
    for (const userId of untried) {
      try {
        await erasePerson(services, userId);
        guests += 1;
      } catch (error) {
        log.error({ err: error, userId }, "a guest could not be deleted");
        failed.add(userId);
        errors.push(error);
      }
    }
  }
  if (errors.length > 0) throw errors[0];
  return { guests };
}
