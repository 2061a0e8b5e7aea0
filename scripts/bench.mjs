// npm run bench [-- part of a name]: the benchmarks, one after the other so that they do not disturb each other.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { nodeFlags, onPinnedNode } from "./on-pinned-node.mjs";

await onPinnedNode(import.meta.url);
const wanted = process.argv[2] ?? "";
const files = globSync("bench/**/*.bench.ts")
  .filter((file) => file.includes(wanted))
  .sort();
let failed = 0;
for (const file of files) {
  console.log(`\n${file}`);
  const { status } = spawnSync(process.execPath, [...nodeFlags, "--expose-gc", file], { stdio: "inherit" });
  if (status !== 0) failed += 1;
}
console.log(`\n${files.length} benchmarks, ${failed} of them failed`);
process.exit(failed > 0 ? 1 : 0);
