import { implement } from "@orpc/server";
import { places } from "../../../contract/places.ts";
import type { Floor } from "../../platform/floor.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import type { Places } from "./places.ts";

const endpoints = implement(places).$context<RequestContext<Floor & { places: Places }>>();

export const placesRoutes = endpoints.router({
  search: endpoints.search.handler(async ({ input, context }) => ({
    items: await context.deps.places.search(input.q),
    nextCursor: null,
  })),
});
