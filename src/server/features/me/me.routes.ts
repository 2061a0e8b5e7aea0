import { implement } from "@orpc/server";
import { me } from "../../../contract/me.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { requireSession } from "../../platform/http/guards.ts";
import { acceptConsent } from "./accept-consent.ts";
import { readMe } from "./read-me.ts";

const endpoints = implement(me).$context<RequestContext>();

export const meRoutes = endpoints.router({
  get: endpoints.get.handler(({ context }) => readMe(context.deps, context.session, context.headers)),
  consent: endpoints.consent.handler(({ input, context }) =>
    acceptConsent(context.deps, requireSession(context), input.timeZone),
  ),
});
