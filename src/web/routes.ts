import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { PAGES, type PageKind } from "#contract/pages.ts";

/**
 * The routes of a reading that is being written and of a saved one. Both share a layout, so that the page is not
 * replaced when the reading is saved.
 */
const OF_A_READING: readonly string[] = ["/create-insight", "/insights/:id"];

function routesOf(...kinds: readonly PageKind[]) {
  return PAGES.filter(({ kind, path }) => kinds.includes(kind) && !OF_A_READING.includes(path)).map(routeOf);
}

function routeOf({ path, file }: (typeof PAGES)[number]) {
  return path === "/" ? index(`routes/${file}.tsx`) : route(path.slice(1), `routes/${file}.tsx`);
}

/** The routes of the app. The list of pages is in `src/contract/pages.ts`. */
export default [
  ...routesOf("public", "open"),
  layout("app/app-layout.tsx", [
    ...routesOf("member"),
    layout(
      "app/reading/reading-layout.tsx",
      PAGES.filter(({ path }) => OF_A_READING.includes(path)).map(routeOf),
    ),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
