import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { inlineStyles } from "./scripts/inline-styles.mjs";
import { addEarlyStart } from "./scripts/start-early.mjs";
import { pathsOf } from "./src/contract/pages.ts";

/** Every public page is a file before anybody asks for it; the rest is one shell that the browser fills. */
const cards = readdirSync("deck", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const publicPages = pathsOf("public").flatMap((path) =>
  path.includes(":slug") ? cards.map((card) => path.replace(":slug", card)) : [path],
);

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: false,
  // A page's loader and fallback stay in its own file: one request less.
  splitRouteModules: false,
  prerender: publicPages,
  buildEnd({ reactRouterConfig }) {
    const site = join(reactRouterConfig.buildDirectory, "client");
    inlineStyles(site);
    addEarlyStart(site, reactRouterConfig.routes);
  },
} satisfies Config;
