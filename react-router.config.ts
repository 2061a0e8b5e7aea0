import { readdirSync } from "node:fs";
import type { Config } from "@react-router/dev/config";

/** Every public page is a file before anybody asks for it; the rest is one shell that the browser fills. */
const cardPages = readdirSync("deck", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `/cards/${name}`);

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: false,
  prerender: ["/", "/cards", ...cardPages],
} satisfies Config;
