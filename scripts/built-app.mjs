// The app as it runs in production: its pages, its server, and how Node starts it.
import { join } from "node:path";
import { buildServerIfChanged } from "./build-server.mjs";
import { buildWebIfChanged } from "./build-web.mjs";
import { nodeFlags, nodeSettings } from "./on-pinned-node.mjs";
import { projectFolder } from "./pinned-node.mjs";

/** What Node is given to start the server. New objects are collected in steps of 4 MB, not of the machine's size. */
export const serverCommand = [
  ...nodeFlags,
  "--max-semi-space-size=4",
  join(projectFolder, "build-server/main.mjs"),
];

/** Two areas of memory for the C library instead of eight a core. */
export const serverSettings = { ...nodeSettings, MALLOC_ARENA_MAX: "2" };

/** Resolves when pages and server are built from the sources as they are. */
export async function buildAppIfChanged() {
  await Promise.all([buildWebIfChanged(), buildServerIfChanged()]);
}
