// npm start: installs, builds and runs whatever is missing for the address it prints.
import { onPinnedNode } from "./on-pinned-node.mjs";

await onPinnedNode(import.meta.url);
const { startApp } = await import("./start-app.mjs");
await startApp();
