// Kills a worker of a distributed PostgreSQL for ten seconds under load. Tests of the server run on it before. Prints
// how people were answered, split by whether their rows lie on that worker, and compares it with the stored rows.
import { spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { isEngineInstalled, startMachines } from "./cluster/machines.ts";
import { printAnswers } from "./cluster/print-answers.ts";
import { signUpOnEach } from "./cluster/sign-up-on-each.ts";
import { startSpreadApp } from "./cluster/start-spread-app.ts";
import { loadNow } from "./figures.ts";
import { countKept } from "./people/count-kept.ts";
import { startPeople } from "./people/start-people.ts";

const DATABASE_PORT = 9740;
const APP_PORT = 4450;
const PEOPLE_ON_EACH = 4;
const BEFORE_MS = 15_000;
const DEAD_MS = 10_000;
const AFTER_MS = 20_000;
const KILLED = 1;

/** The tests that are run on the cluster: every endpoint, requests that collide, jobs, backups and schemas of libraries. */
const TESTS = [
  "src/server/round-trips.test.ts",
  "src/server/features/readings/read-again.test.ts",
  "src/server/jobs-by-index.test.ts",
  "src/server/platform/jobs",
  "src/server/platform/backup",
  "src/server/platform/crypto/back-up-keys.test.ts",
];

/** Runs these tests on the cluster. Returns whether they pass. BENCH_WALK=off leaves them out. */
function runTests(url: string): boolean {
  if (process.env.BENCH_WALK === "off") {
    console.log("  the tests of the server: left out");
    return true;
  }
  const { status, stdout } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project", "server", ...TESTS],
    { encoding: "utf8", env: { ...process.env, NODE_ENV: "test", TEST_DISTRIBUTED_URL: url } },
  );
  if (status !== 0) console.log(stdout.slice(-3000));
  console.log(
    `  the tests of the server, with the walk over every endpoint: ${status === 0 ? "passed" : "FAILED"}`,
  );
  return status === 0;
}

/** Returns how many transactions the machines have prepared and not ended. */
async function countPrepared(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ count: string }>(
    `select sum(result::int) as count from run_command_on_all_nodes('select count(*) from pg_prepared_xacts')`,
  );
  return Number(rows[0]?.count);
}

if (!isEngineInstalled()) {
  console.log(
    "  FAILED: the engine (Citus) is not installed, so no cluster was tried: see deploy/rehearsal/cluster.sh",
  );
  process.exit(1);
}
const load = loadNow();
const machines = await startMachines(DATABASE_PORT);
let app: Awaited<ReturnType<typeof startSpreadApp>> | undefined;
const owner = new pg.Pool({ connectionString: machines.url, max: 2 });
// Ignores errors of idle connections, because the machines may stop before they are closed.
owner.on("error", () => {});
try {
  const passes = runTests(machines.url);
  app = await startSpreadApp(APP_PORT, machines.url);
  const people = await signUpOnEach({ urls: app.urls, owner, each: PEOPLE_ON_EACH });
  const use = startPeople(people.map(({ account }) => account));
  await use.settled();
  const settledAt = performance.now();
  await wait(BEFORE_MS);
  const killedAt = performance.now();
  await machines.kill(KILLED);
  await wait(DEAD_MS);
  await machines.revive(KILLED);
  const revivedAt = performance.now();
  await wait(AFTER_MS);
  await use.finish();
  const onDead = new Set(people.filter(({ worker }) => worker === KILLED).map(({ account }) => account));
  const isFine = printAnswers(use.journal, { onDead, settledAt, killedAt, revivedAt });
  const kept = await countKept(use.journal, owner);
  const prepared = await countPrepared(owner);
  console.log(`  readings: ${JSON.stringify(kept.ends)}`);
  console.log(
    `  rows lost: ${kept.lost}, doubled: ${kept.doubled}, transactions left prepared: ${prepared} (aim: 0, 0, 0)`,
  );
  console.log(`  load ${load.toFixed(1)} before, ${loadNow().toFixed(1)} after`);
  if (!passes || !isFine || kept.lost + kept.doubled + prepared > 0) process.exitCode = 1;
} finally {
  await app?.stop();
  await owner.end();
  await machines.stop();
}
