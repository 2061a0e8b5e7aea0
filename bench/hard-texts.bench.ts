// Runs the tests of test-support/hard-texts in full: every hard text, with 2,000 and with 60,000 characters, through
// every function and endpoint that reads text. It takes about half an hour.
import { spawnSync } from "node:child_process";

const HOUR_MS = 3_600_000;
const vitest = ["node_modules/vitest/vitest.mjs", "run", "--maxWorkers=1", `--testTimeout=${HOUR_MS}`];

const { status } = spawnSync(process.execPath, [...vitest, "hard-texts/"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "test", HARD_TEXTS: "all" },
});
process.exit(status ?? 1);
