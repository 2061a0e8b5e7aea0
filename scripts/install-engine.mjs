// Installs llama.cpp for the tests of a real engine, beside the project's own packages: about 10 MB in a few seconds.
import { join } from "node:path";
import { projectFolder } from "./pinned-node.mjs";
import { runCommand } from "./run.mjs";

const folder = join(projectFolder, "test-support/engine/install");

/** Returns what npm said, and its exit code. */
export function installEngine() {
  return runCommand("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    env: process.env,
  });
}

if (import.meta.main) {
  const { code, output } = await installEngine();
  console.log(output.trim());
  process.exitCode = code;
}
