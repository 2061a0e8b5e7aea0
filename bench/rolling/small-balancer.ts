/**
 * A balancer that asks each process whether it is ready, sends requests to the ready ones in turn, and never tries
 * twice.
 */
import { once } from "node:events";
import { Agent, createServer, request as send } from "node:http";
import { ask, HOST } from "./ask.ts";

const READINESS_POLL_MS = 150;
const KEEPS_IDLE_MS = 30_000;

export interface Balancer {
  close(): Promise<void>;
}

interface Behind {
  port: number;
  agent: Agent;
  isReady: boolean;
}

export async function startSmallBalancer(port: number, ports: readonly number[]): Promise<Balancer> {
  const agent = () => new Agent({ keepAlive: true, timeout: KEEPS_IDLE_MS });
  const behind = ports.map((each): Behind => ({ port: each, agent: agent(), isReady: false }));
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const ready = behind.filter(({ isReady }) => isReady);
    const chosen = ready[turn++ % Math.max(1, ready.length)];
    if (!chosen) return void outgoing.writeHead(503).end("nobody is ready");
    const { method, url, headers } = incoming;
    const options = { host: HOST, port: chosen.port, agent: chosen.agent, method, path: url, headers };
    const forwarded = send(options, (answer) => {
      const { connection: _own, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(outgoing);
    });
    forwarded.on("error", (error: NodeJS.ErrnoException) => outgoing.writeHead(502).end(error.code));
    incoming.pipe(forwarded);
  });
  const poll = setInterval(() => {
    for (const each of behind) {
      void ask({ port: each.port, path: "/readyz" }).then(
        ({ status }) => {
          each.isReady = status === 200;
        },
        () => {
          each.isReady = false;
        },
      );
    }
  }, READINESS_POLL_MS);
  const listening = once(server, "listening");
  server.listen(port, HOST);
  await listening;
  return {
    async close() {
      clearInterval(poll);
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
      for (const { agent: kept } of behind) kept.destroy();
    },
  };
}
