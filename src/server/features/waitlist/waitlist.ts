// Public interface of the waitlist feature, for the administrators' page.
import type { WaitingOutput } from "#contract/admin.ts";
import type { Services } from "../../platform/services.ts";
import { storeInvitation } from "./invite-address.ts";
import { selectLongestWaiting, selectNextToInvite } from "./waitlist.queries.ts";

type ListServices = Pick<Services, "database" | "clock">;

export { storeInvitation };

/** Returns how many wait, and those that have waited longest, in one round trip. */
export async function listWaiting({ database, clock }: ListServices, limit: number): Promise<WaitingOutput> {
  const rows = await selectLongestWaiting(database.authPool, clock.now(), limit);
  return {
    waiting: rows[0]?.waiting ?? 0,
    entries: rows.map(({ email, confirmedAt, invitedUntil }) => ({
      email,
      confirmedAt: confirmedAt.toISOString(),
      invitedUntil: invitedUntil?.toISOString() ?? null,
    })),
  };
}

/** Returns the addresses without a valid invitation that have waited longest. */
export async function findNextToInvite({ database, clock }: ListServices, limit: number): Promise<string[]> {
  return await selectNextToInvite(database.authPool, clock.now(), limit);
}
