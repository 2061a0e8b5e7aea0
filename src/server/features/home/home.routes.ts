import { implement } from "@orpc/server";
import { home } from "../../../contract/home.ts";
import { planOf } from "../../../domain/plans/plans.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { requireAccount } from "../../platform/http/guards.ts";
import { getHome } from "./get-home.ts";

const endpoints = implement(home).$context<RequestContext>();

export const homeRoutes = endpoints.router({
  get: endpoints.get.handler(({ context }) => {
    const session = requireAccount(context);
    return getHome(context.deps, { userId: session.userId, plan: planOf(session) });
  }),
});
