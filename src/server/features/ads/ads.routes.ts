import { implement } from "@orpc/server";
import { ads } from "../../../contract/ads.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { requireSession } from "../../platform/http/guards.ts";
import { asksNotToBeTracked, countAd } from "./count-ad.ts";

const endpoints = implement(ads).$context<RequestContext>();

export const adsRoutes = endpoints.router({
  count: endpoints.count.handler(async ({ input, context }) => {
    if (asksNotToBeTracked(context.headers)) return { counted: false };
    await countAd(context.deps, requireSession(context), input);
    return { counted: true };
  }),
});
