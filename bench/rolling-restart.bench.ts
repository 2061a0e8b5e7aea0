// Restarts two processes in turn ten times under load: behind a balancer that asks for readiness every 150 ms and never
// retries a request, and behind the installed proxies that have a sample in `deploy/`. Behind these, people also write and
// read while the processes are restarted four times, and what they were told is compared with what is stored.
import type { BalancerName } from "./rolling/balancer.ts";
import { installedProxies, versionOf } from "./rolling/installed-proxy.ts";
import { rehearseUse } from "./rolling/rehearse-use.ts";
import { rehearseRollingRestart } from "./rolling-restart.ts";

const PORT = 4370;
const REHEARSAL = { port: PORT, restarts: 10, requests: 6000, clients: 8, pauseMs: 40 };
/** Few enough restarts that nobody comes to the ten readings of an hour. */
const USE = { port: PORT, restarts: 4, people: 6 };

const installed = installedProxies();
const balancers: readonly BalancerName[] = ["small balancer", ...installed];
for (const name of (["haproxy", "caddy"] as const).filter((each) => !installed.includes(each))) {
  console.log(`  FAILED: ${name} is not installed, so its sample was not tried`);
  process.exitCode = 1;
}
for (const balancer of balancers) {
  const { requests, failed, failures } = await rehearseRollingRestart({ ...REHEARSAL, balancer });
  const version = balancer === "small balancer" ? "" : ` (${versionOf(balancer)})`;
  console.log(
    `  ${balancer}${version}: ${REHEARSAL.restarts} restarts, ${requests} requests: ${failed} failed (aim: 0)`,
  );
  for (const [failure, count] of Object.entries(failures)) console.log(`    ${count} × ${failure}`);
  if (failed > 0) process.exitCode = 1;
}
for (const balancer of installed) {
  const { requests, failures, ends, lost, doubled, heard } = await rehearseUse({ ...USE, balancer });
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  console.log(
    `  ${balancer}, ${USE.restarts} restarts, ${USE.people} people: ${requests} requests, ${failed} failed (aim: 0) ${Object.keys(failures).join(", ")}`,
  );
  console.log(
    `    readings: ${JSON.stringify(ends)}; rows lost: ${lost}, doubled: ${doubled} (aim: 0, 0); a change reached tabs at both processes after ${heard} of ${USE.restarts} restarts`,
  );
  if (failed + lost + doubled > 0 || heard < USE.restarts) process.exitCode = 1;
}
