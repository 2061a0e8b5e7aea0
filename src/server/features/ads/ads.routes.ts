import { ads } from "#contract/ads.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import { asksNotToBeTracked, countAd } from "./count-ad.ts";

export const adsRoutes = routesFor(ads, {
  count: async ({ input, deps, session, headers }) => {
    if (asksNotToBeTracked(headers)) return { counted: false };
    await countAd(deps, session, input);
    return { counted: true };
  },
});
