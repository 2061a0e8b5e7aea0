// npm run check: the part of npm test that takes minutes. After `--`, parts of paths can be named: then the tests alone run
// whose path contains one of them, those of the server included.
import { onPinnedNode } from "./on-pinned-node.mjs";

await onPinnedNode(import.meta.url);
const { globSync } = await import("node:fs");
const { quickSteps } = await import("./steps.mjs");
const { runSteps } = await import("./run-steps.mjs");

const paths = process.argv.slice(2);
const tests = globSync("**/*.test.{ts,tsx,mjs}", { exclude: ["node_modules/**"] });
const unknown = paths.filter((path) => !tests.some((test) => test.includes(path)));
if (unknown.length > 0) throw new Error(`No test has a path with ${unknown.join(" or ")}`);
await runSteps(quickSteps(paths));
