// Runs each benchmark in its own process. A benchmark prints its figures, and fails if it misses its target.
import { globSync } from "node:fs";
import { importSettings } from "./built-app.mjs";
import { nodeFlags } from "./on-pinned-node.mjs";
import { runCommand } from "./run.mjs";

/** @param {string} wanted runs the files whose path has this in it */
export async function runBenchmarks(wanted) {
  const files = globSync("bench/**/*.bench.ts").filter((file) => file.includes(wanted));
  if (files.length === 0) throw new Error(`No benchmark has "${wanted}" in its path`);
  let failed = 0;
  for (const file of files.sort()) {
    console.log(`\n${file}`);
    // The benchmark of the import derives keys itself, on as many threads as the import.
    const settings = file.endsWith("import.bench.ts") ? importSettings : {};
    const env = { ...process.env, ...settings, NODE_ENV: "production" };
    const { code } = await runCommand(process.execPath, [...nodeFlags, "--expose-gc", file], {
      stdio: "inherit",
      env,
    });
    if (code !== 0) failed += 1;
  }
  console.log(`\n${files.length} benchmarks, ${failed} of them failed`);
  process.exit(failed > 0 ? 1 : 0);
}
