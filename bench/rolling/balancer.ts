// Starts a balancer in front of the processes: the benchmark's own small one, or a proxy with its sample of `deploy/`.
import type { Backend } from "./backend.ts";
import { startInstalledProxy } from "./installed-proxy.ts";
import { type Balancer, startSmallBalancer } from "./small-balancer.ts";

export type BalancerName = "small balancer" | "haproxy" | "caddy";

export async function startBalancer(
  name: BalancerName,
  port: number,
  backends: readonly Backend[],
): Promise<Balancer> {
  const ports = backends.map((backend) => backend.port);
  if (name === "small balancer") return await startSmallBalancer(port, ports);
  return await startInstalledProxy(name, port, ports);
}
