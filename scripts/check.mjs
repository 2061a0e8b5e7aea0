// npm run check: the part of npm test that takes seconds. After `--`, paths can be named whose tests alone run.
import { onPinnedNode } from "./on-pinned-node.mjs";

await onPinnedNode(import.meta.url);
const { quickSteps } = await import("./steps.mjs");
const { runSteps } = await import("./run-steps.mjs");
await runSteps(quickSteps(process.argv.slice(2)));
