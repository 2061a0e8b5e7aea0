import { home } from "#contract/home.ts";
import { planOf } from "#domain/plans/plans.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";
import { getHome } from "./get-home.ts";

export const homeRoutes = routesFor<typeof home, Services & { deck: Deck }>(home, {
  get: ({ deps, session, revalidate }) =>
    getHome(deps, { userId: session.userId, plan: planOf(session) }, revalidate),
});
