import { readdirSync } from "node:fs";
import type { Config } from "@react-router/dev/config";

/** Every public page is a file before anybody asks for it; the rest is one shell that the browser fills. */
const cardPages = readdirSync("deck").map((slug) => `/cards/${slug}`);

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: false,
  prerender: ["/", "/cards", ...cardPages],
} satisfies Config;
