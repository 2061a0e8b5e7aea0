import { exports } from "#contract/exports.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";
import { exportInsights } from "./export-insights.ts";

export const exportsRoutes = routesFor<typeof exports, Services & { deck: Deck }>(exports, {
  make: ({ input, deps, session }) => exportInsights(deps, session, input),
});
