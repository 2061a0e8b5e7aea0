import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { PAGES, type PageKind } from "#contract/pages.ts";

function routesOf(...kinds: readonly PageKind[]) {
  return PAGES.filter(({ kind }) => kinds.includes(kind)).map(({ path, file }) =>
    path === "/" ? index(`routes/${file}.tsx`) : route(path.slice(1), `routes/${file}.tsx`),
  );
}

/** The site map is `src/contract/pages.ts`. */
export default [
  ...routesOf("public", "open"),
  // Has no address of its own: what home.tsx is where the app's shell was served (scripts/inline-route-manifest.mjs).
  layout("routes/shell-home.tsx", []),
  layout("routes/app-layout.tsx", routesOf("member")),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
