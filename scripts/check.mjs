// npm run check: the part of npm test that takes seconds.
import { onPinnedNode } from "./on-pinned-node.mjs";

await onPinnedNode(import.meta.url);
const { quickSteps } = await import("./steps.mjs");
const { runSteps } = await import("./run-steps.mjs");
await runSteps(quickSteps);
