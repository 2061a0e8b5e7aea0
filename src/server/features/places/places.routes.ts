import { places } from "#contract/places.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Services } from "../../platform/services.ts";
import type { Places } from "./places.ts";

export const placesRoutes = routesFor<typeof places, Services & { places: Places }>(places, {
  search: async ({ input, deps }) => ({ items: await deps.places.search(input.q), nextCursor: null }),
});
