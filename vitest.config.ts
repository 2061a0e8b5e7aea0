import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { STEP_MS } from "./e2e/support/patience.ts";
import { givenNames } from "./scripts/shown-settings.mjs";
import { virtualModules } from "./scripts/virtual-modules.mjs";

// Only what hangs reaches these, also on a busy machine.
const UNIT_TIMEOUT_MS = 20_000;
const isDistributed = process.env.TEST_DISTRIBUTED_URL !== undefined;
/** On a cluster, making a database takes 5 to 10 s, and longer on a busy machine. */
const SERVER_TIMEOUT_MS = isDistributed ? 600_000 : 60_000;
const JOURNEY_TIMEOUT_MS = 180_000;

/** vitest by itself leaves one idle, which is half of a machine with two. */
const EVERY_CORE = "100%";
/** For tests that also wait for timers and for the database. */
const MORE_THAN_CORES = Math.ceil(availableParallelism() * 1.5);

const failOnConsole = "./test-support/fail-on-console.ts";
const freshModules = "./test-support/fresh-modules.ts";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  define: givenNames,
  plugins: [virtualModules],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{src/domain,engines,src/contract,scripts,deck,content,bench,attack,evals,e2e}/**/*.test.{ts,mjs}",
          ],
          isolate: false,
          setupFiles: [freshModules, failOnConsole],
          maxWorkers: EVERY_CORE,
          testTimeout: UNIT_TIMEOUT_MS,
          hookTimeout: UNIT_TIMEOUT_MS,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          include: ["src/web/**/*.test.{ts,tsx}"],
          // Each file gets a world of its own in a process that knows already how to make one.
          pool: "vmForks",
          setupFiles: [
            failOnConsole,
            "./test-support/media-queries.ts",
            "./test-support/patient-queries.ts",
            "./test-support/web-streams.ts",
          ],
          maxWorkers: EVERY_CORE,
          testTimeout: UNIT_TIMEOUT_MS,
          hookTimeout: UNIT_TIMEOUT_MS,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["{src/server,test-support}/**/*.test.ts"],
          isolate: false,
          setupFiles: [freshModules, failOnConsole, "./test-support/light-passwords.ts"],
          globalSetup: ["./test-support/postgres-for-all.ts"],
          maxWorkers: isDistributed ? 1 : MORE_THAN_CORES,
          testTimeout: SERVER_TIMEOUT_MS,
          hookTimeout: SERVER_TIMEOUT_MS,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["e2e/**/*.journey.ts"],
          isolate: false,
          setupFiles: [freshModules],
          globalSetup: ["./e2e/support/launch-for-all.ts"],
          // A third at a time saves a minute on two cores, but pages then answer so late that journeys race them.
          maxWorkers: EVERY_CORE,
          testTimeout: JOURNEY_TIMEOUT_MS,
          expect: { poll: { timeout: STEP_MS } },
          hookTimeout: JOURNEY_TIMEOUT_MS,
        },
      },
    ],
  },
});
