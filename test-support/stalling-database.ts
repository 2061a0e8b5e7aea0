// A TCP proxy in front of the database that can stall, like a frozen server or a broken network.

import type { AddressInfo } from "node:net";
import { createServer, connect as dial, type Socket } from "node:net";

export interface StallingDatabase {
  /** The connection string that leads to the same database through the proxy. */
  url: string;
  /** Stops forwarding in both directions and buffers the data. */
  stall(): void;
  /** Forwards the buffered data and everything after that. Does nothing if the proxy was not stalled. */
  resume(): void;
  /** Refuses new connections and ends the open ones. */
  vanish(): void;
  close(): void;
}

/** Creates the proxy. `url` is the connection string of a test's database. */
export async function startStallingDatabase(url: string): Promise<StallingDatabase> {
  const target = targetOf(url);
  const pairs = new Set<[Socket, Socket]>();
  let isStalled = false;
  const server = createServer((near) => {
    const far = dial(target);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.pipe(other);
      if (isStalled) one.pause();
      one.on("error", () => other.destroy());
      one.on("close", () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
    if (isStalled) freeze(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const vanish = () => {
    server.close();
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    url: urlAt(url, port),
    stall() {
      isStalled = true;
      for (const pair of pairs) freeze(pair);
    },
    resume() {
      if (!isStalled) return;
      isStalled = false;
      for (const [near, far] of pairs) {
        near.pipe(far);
        far.pipe(near);
      }
    },
    vanish,
    close: vanish,
  };
}

function freeze([near, far]: [Socket, Socket]): void {
  near.unpipe(far).pause();
  far.unpipe(near).pause();
}

function targetOf(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get("host");
  const number = Number(searchParams.get("port") ?? (port || 5432));
  if (folder?.startsWith("/")) return { path: `${folder}/.s.PGSQL.${number}` };
  return { host: folder ?? hostname, port: number };
}

function urlAt(url: string, port: number): string {
  const there = new URL(url);
  there.searchParams.delete("host");
  there.searchParams.delete("port");
  there.hostname = "127.0.0.1";
  there.port = String(port);
  return there.href;
}
