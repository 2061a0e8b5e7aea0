// Restarts two processes in turn ten times under load: behind a balancer that asks for readiness every 150 ms and never
// retries a request, and behind the installed proxies that have a sample in `deploy/`.
import type { BalancerName } from "./rolling/balancer.ts";
import { installedProxies, versionOf } from "./rolling/installed-proxy.ts";
import { rehearseRollingRestart } from "./rolling-restart.ts";

const PORT = 4370;
const REHEARSAL = { port: PORT, restarts: 10, requests: 6000, clients: 8, pauseMs: 40 };

const installed = installedProxies();
const balancers: readonly BalancerName[] = ["small balancer", ...installed];
for (const name of (["haproxy", "caddy"] as const).filter((each) => !installed.includes(each))) {
  console.log(`  ${name} is not installed, so its sample was not tried`);
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
