// npm test: runs every check of the project.
import { onPinnedNode } from "./on-pinned-node.mjs";

await onPinnedNode(import.meta.url);
const { allSteps } = await import("./steps.mjs");
const { runSteps } = await import("./run-steps.mjs");
await runSteps(allSteps);
