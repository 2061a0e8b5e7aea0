import { waitlist } from "#contract/waitlist.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import { confirmPlace } from "./confirm-place.ts";
import { joinWaitlist } from "./join-waitlist.ts";
import { leaveWaitlist } from "./leave-waitlist.ts";

export const waitlistRoutes = routesFor(waitlist, {
  join: async ({ input, deps, ip }) => {
    await joinWaitlist(deps, input.email, ip);
    return { sent: true };
  },
  confirm: async ({ input, deps }) => {
    await confirmPlace(deps, input.token);
    return { confirmed: true };
  },
  leave: async ({ input, deps }) => {
    // The answer is the same whether or not the address was on the list.
    await leaveWaitlist(deps, input.token);
    return { left: true };
  },
});
