// npm run dev: the app with reload on save, pages and server, at one address.
import { onPinnedNode } from "./on-pinned-node.mjs";

await onPinnedNode(import.meta.url);
const { runDevelopment } = await import("./run-development.mjs");
await runDevelopment();
