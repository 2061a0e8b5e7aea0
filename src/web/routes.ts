import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The site map. A file in `routes/` a page, named as its address. */
export default [
  index("routes/home.tsx"),
  // Has no address of its own: what home.tsx is where the app's shell was served (scripts/inline-route-manifest.mjs).
  layout("routes/shell-home.tsx", []),
  route("cards", "routes/cards.tsx"),
  route("cards/:slug", "routes/card.tsx"),
  route("login", "routes/login.tsx"),
  route("reset-password", "routes/reset-password.tsx"),
  route("features", "routes/features.tsx"),
  route("pricing", "routes/pricing.tsx"),
  route("upgrade", "routes/upgrade.tsx"),
  route("reviews", "routes/reviews.tsx"),
  route("welcome", "routes/welcome.tsx"),
  route("waitlist", "routes/waitlist.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("terms", "routes/terms.tsx"),
  route("fair", "routes/fair.tsx"),
  route("encryption", "routes/encryption.tsx"),
  route("goodbye", "routes/goodbye.tsx"),
  layout("routes/app-layout.tsx", [
    route("new-insight", "routes/new-insight.tsx"),
    route("new-reading", "routes/new-reading.tsx"),
    route("create-insight", "routes/create-insight.tsx"),
    route("insights", "routes/insights.tsx"),
    route("reflections", "routes/reflections.tsx"),
    route("insights/:id", "routes/insight.tsx"),
    route("topics", "routes/topics.tsx"),
    route("blocks", "routes/blocks.tsx"),
    route("blocks/archived", "routes/archived-blocks.tsx"),
    route("blocks/:blockId", "routes/block.tsx"),
    route("onboarding", "routes/onboarding.tsx"),
    route("preferences", "routes/preferences.tsx"),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
