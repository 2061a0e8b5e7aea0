import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { inlineRouteManifest } from "./scripts/inline-route-manifest.mjs";
import { inlineStyles } from "./scripts/inline-styles.mjs";
import { skipFacades } from "./scripts/skip-facades.mjs";

/** Every public page is a file before anybody asks for it; the rest is one shell that the browser fills. */
const cardPages = readdirSync("deck", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `/cards/${name}`);

const textPages = [
  "/features",
  "/pricing",
  "/upgrade",
  "/reviews",
  "/welcome",
  "/privacy",
  "/terms",
  "/encryption",
  "/fair",
];

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: false,
  // A page's loader and fallback stay in its own file: one request less.
  splitRouteModules: false,
  prerender: ["/", "/cards", ...textPages, ...cardPages],
  buildEnd({ reactRouterConfig }) {
    const site = join(reactRouterConfig.buildDirectory, "client");
    inlineRouteManifest(site);
    skipFacades(site);
    inlineStyles(site);
  },
} satisfies Config;
