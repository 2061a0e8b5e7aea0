// npm run nightly: the checks that take hours. Each step runs, also after one that failed.
import { onPinnedNode } from "./on-pinned-node.mjs";

await onPinnedNode(import.meta.url);
const { nightlySteps } = await import("./steps.mjs");
const { runSteps } = await import("./run-steps.mjs");
await runSteps(nightlySteps);
