// npm run bench [-- part of a name]: the benchmarks, one after the other so that they do not disturb each other.
import { onPinnedNode } from "./on-pinned-node.mjs";

await onPinnedNode(import.meta.url);
const { runBenchmarks } = await import("./run-benchmarks.mjs");
await runBenchmarks(process.argv[2] ?? "");
