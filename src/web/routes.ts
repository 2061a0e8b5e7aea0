import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The site map. A file in `routes/` a page, named as its address. */
export default [
  index("routes/home.tsx"),
  route("cards", "routes/cards.tsx"),
  route("cards/:slug", "routes/card.tsx"),
] satisfies RouteConfig;
