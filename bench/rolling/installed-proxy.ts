/**
 * Runs an installed proxy with its sample configuration of `deploy/`, in which only the three addresses are replaced.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { projectFolder } from "#scripts/pinned-node.mjs";
import { HOST } from "./ask.ts";
import type { Balancer } from "./small-balancer.ts";

export type ProxyName = "haproxy" | "caddy";

interface Proxy {
  sample: string;
  /** The arguments with which the proxy prints its version. */
  version: string[];
  run: (file: string) => string[];
}

const PROXIES: Record<ProxyName, Proxy> = {
  haproxy: { sample: "haproxy.cfg", version: ["-v"], run: (file) => ["-db", "-f", file] },
  caddy: {
    sample: "Caddyfile",
    version: ["version"],
    run: (file) => ["run", "--adapter", "caddyfile", "--config", file],
  },
};
/** The folders in which programs are searched for. Debian installs HAProxy in a folder for administrators. */
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const LISTENS_WITHIN_MS = 10_000;
const POLL_MS = 50;
const ADDRESS = /(?:127\.0\.0\.1)?:\d{4}\b/g;

/** Returns the first line of the proxy's version text, or `null` if the proxy is not installed. */
export function versionOf(name: ProxyName): string | null {
  const { status, stdout } = spawnSync(name, PROXIES[name].version, { encoding: "utf8", env: { PATH } });
  return status === 0 ? (stdout.split("\n")[0] ?? "") : null;
}

export function installedProxies(): ProxyName[] {
  return (["haproxy", "caddy"] as const).filter((name) => versionOf(name) !== null);
}

/** Starts the proxy on `port`, in front of processes on `ports`. Resolves when the proxy listens. */
export async function startInstalledProxy(
  name: ProxyName,
  port: number,
  ports: readonly number[],
): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), `arcana-${name}-`));
  const { sample, run } = PROXIES[name];
  const file = join(folder, sample);
  writeFileSync(file, withPorts(readFileSync(join(projectFolder, "deploy", sample), "utf8"), port, ports));
  const env = { PATH, HOME: folder, CADDY_ADMIN: `unix/${join(folder, "admin.sock")}` };
  const child = spawn(name, run(file), { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  const deadline = performance.now() + LISTENS_WITHIN_MS;
  while (!(await isListening(port))) {
    if (performance.now() > deadline || child.exitCode !== null)
      throw new Error(`${name} did not start: ${said}`);
    await wait(POLL_MS);
  }
  return {
    async close() {
      if (child.exitCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the sample with these ports. Throws unless the sample contains exactly these addresses. */
function withPorts(sample: string, port: number, [one, two]: readonly number[]): string {
  const addresses = new Map([
    [":8080", `:${port}`],
    [`${HOST}:3001`, `${HOST}:${one}`],
    [`${HOST}:3002`, `${HOST}:${two}`],
  ]);
  const found = new Set(sample.match(ADDRESS));
  if (found.size !== addresses.size || ![...found].every((each) => addresses.has(each))) {
    throw new Error(`The sample names other addresses: ${[...found].join(", ")}`);
  }
  return sample.replaceAll(ADDRESS, (each) => addresses.get(each) ?? each);
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, HOST);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
