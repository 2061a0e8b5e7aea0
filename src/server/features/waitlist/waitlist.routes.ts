import { implement } from "@orpc/server";
import { waitlist } from "../../../contract/waitlist.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { confirmPlace } from "./confirm-place.ts";
import { joinWaitlist } from "./join-waitlist.ts";
import { deleteByLeaveToken } from "./waitlist.queries.ts";

const endpoints = implement(waitlist).$context<RequestContext>();

export const waitlistRoutes = endpoints.router({
  join: endpoints.join.handler(async ({ input, context }) => {
    await joinWaitlist(context.deps, input.email, context.ip);
    return { sent: true as const };
  }),
  confirm: endpoints.confirm.handler(async ({ input, context }) => {
    await confirmPlace(context.deps, input.token);
    return { confirmed: true as const };
  }),
  leave: endpoints.leave.handler(async ({ input, context }) => {
    // Whether or not it was there: it is not there now.
    await deleteByLeaveToken(context.deps.database.authPool, input.token);
    return { left: true as const };
  }),
});
