import { places } from "../../../contract/places.ts";
import type { Floor } from "../../platform/floor.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Places } from "./places.ts";

export const placesRoutes = routesFor<typeof places, Floor & { places: Places }>(places, {
  search: async ({ input, deps }) => ({ items: await deps.places.search(input.q), nextCursor: null }),
});
