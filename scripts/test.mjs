// npm test: everything.
import { onPinnedNode } from "./on-pinned-node.mjs";

await onPinnedNode(import.meta.url);
const { allSteps } = await import("./steps.mjs");
const { runSteps } = await import("./run-steps.mjs");
await runSteps(allSteps);
