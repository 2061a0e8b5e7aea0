// Ten restarts of two processes in turn behind a balancer that polls readiness every 150 ms and never tries twice.
import { rehearseRollingRestart } from "./rolling-restart.ts";

const PORT = 4370;
const RESTARTS = 10;
const REQUESTS = 6000;
const CLIENTS = 8;
const PAUSE_MS = 40;

const { requests, failed, failures } = await rehearseRollingRestart({
  ...{ port: PORT, restarts: RESTARTS, requests: REQUESTS, clients: CLIENTS, pauseMs: PAUSE_MS },
});
console.log(`${RESTARTS} restarts, ${requests} requests: ${failed} failed (aim: 0)`);
for (const [failure, count] of Object.entries(failures)) console.log(`  ${count} × ${failure}`);
if (failed > 0) process.exitCode = 1;
