import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { nodeFlags, nodeSettings } from "#scripts/on-pinned-node.mjs";
import { createTestDatabase } from "#test-support/postgres.ts";
import { serve } from "#test-support/serve.ts";

const { url: databaseUrl } = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), "arcana-main-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  output: () => string;
  /** Resolves when the server process has printed this text, or has ended. */
  until: (text: string) => Promise<void>;
  ended: Promise<number | null>;
}

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
});

function startMain(settings: Record<string, string>): Started {
  const main = join(import.meta.dirname, "main.ts");
  const places = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: "0" };
  const child = spawn(process.execPath, [...nodeFlags, main], {
    env: { PATH: process.env.PATH, ...nodeSettings, ...places, ...settings },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  children.add(child);
  let output = "";
  const waiting: (() => void)[] = [];
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    for (const wake of waiting) wake();
  };
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", (code) => {
      resolve(code);
      for (const wake of waiting) wake();
    });
  });
  return {
    child,
    ended,
    output: () => output,
    until: (text) =>
      new Promise((resolve) => {
        const look = () => {
          if (output.includes(text) || child.exitCode !== null) resolve();
        };
        waiting.push(look);
        look();
      }),
  };
}

const addressIn = (output: string) => /address\s+(\S+)/.exec(output)?.[1] ?? "no address";

/** Asks as a load balancer does, until the server is ready: one that has just started may take more than a second to answer. */
async function becomesReady(address: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(new URL("/readyz", address));
    if (answer.status === 200) return answer;
    await wait(100);
  }
}

describe("the server", () => {
  it("prints its address, database, duck and mail, answers requests, and stops", async () => {
    const server = startMain({ NODE_ENV: "production", SHUTDOWN_DELAY_SECONDS: "0" });
    await server.until("  mail ");
    expect(server.output()).toMatch(/address\s+http:\/\/localhost:\d+\n\s+database\s+PostgreSQL at .+/);
    expect(server.output()).toMatch(
      /duck\s+the offline duck\n\s+mail\s+into .+outbox; with NODE_ENV=development on/,
    );
    const address = addressIn(server.output());
    await becomesReady(address);

    const second = startMain({});
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toMatch(/^Rubber Arcana already runs on this data folder: http.+\.$/);

    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    await expect(fetch(new URL("/readyz", address))).rejects.toThrow("fetch failed");
  });

  it("reports that it is not ready and keeps answering for the set time before it stops", async () => {
    const server = startMain({ NODE_ENV: "production", SHUTDOWN_DELAY_SECONDS: "3" });
    await server.until("  mail ");
    const address = addressIn(server.output());
    const ask = (path: string) => fetch(new URL(path, address));
    expect((await becomesReady(address)).headers.get("connection")).toBe("keep-alive");
    server.child.kill("SIGTERM");
    await server.until("Stopping");
    const [ready, other] = [await ask("/readyz"), await ask("/api/me")];
    expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"]);
    expect([other.status, other.headers.get("connection")]).toEqual([200, "close"]);
    expect(await server.ended).toBe(0);
    await expect(ask("/readyz")).rejects.toThrow("fetch failed");
  });

  it("tells the process that started it when it is ready, and stops when that process is gone", async () => {
    const server = startMain({ NODE_ENV: "production" });
    const [said] = await once(server.child, "message");
    expect(said).toBe("started");
    const answer = fetch(
      new URL("/healthz", await server.until("  mail ").then(() => addressIn(server.output()))),
    );
    expect((await answer).status).toBe(200);
    server.child.disconnect();
    // Node emits no "close" for a process whose channel its parent has closed.
    const [exitCode] = await once(server.child, "exit");
    expect(exitCode).toBe(0);
  });

  it("prints in development where its letters are shown, and shows them there", async () => {
    const server = startMain({ NODE_ENV: "development" });
    await server.until("/dev/outbox");
    const [, page = ""] = /mail\s+into .+outbox, shown at (\S+)/.exec(server.output()) ?? [];
    const answer = await fetch(page);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("<h1>Outbox</h1>")]);
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });

  it("prints one line when its port is taken", async () => {
    const { url } = await serve((_request, response) => void response.end());
    const { port } = new URL(url);
    const server = startMain({ PORT: port });
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toBe(
      `Port ${port} on 127.0.0.1 is taken. Stop what uses it, or choose another: PORT=${Number(port) + 1} npm start`,
    );
  });

  it("prints one line about a wrong setting, without its secret", async () => {
    const server = startMain({ DATABASE_URL: "mysql://me:hush@host/db" });
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toBe(
      "DATABASE_URL must be an address that starts with postgres:// or postgresql://; what it holds is not.",
    );
  });

  it("prints one line when the database cannot be reached", async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    // A TCP proxy closes every connection like this while no database server takes writes.
    const hangsUp = createServer().on("connection", (socket) => socket.destroy());
    await new Promise<void>((resolve) => hangsUp.listen(0, "127.0.0.1", resolve));
    const ports = [port, (hangsUp.address() as AddressInfo).port];
    for (const each of ports) {
      // One after the other: a data folder belongs to one server at a time.
      const server = startMain({ DATABASE_URL: `postgres://me:hush@127.0.0.1:${each}/x` });
      expect(await server.ended).toBe(1);
      expect(server.output().trim()).toMatch(/^DATABASE_URL names a database that cannot be used: .+$/);
      expect(server.output()).not.toContain("hush");
    }
    await new Promise((resolve) => hangsUp.close(resolve));
  });

  it("prints at the start that a master key is missing and how many people that affects", async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      `insert into app.user_keys (user_id, wrapped_key, master_key_id, created_at)
       values (gen_random_uuid(), '{}', 'lost', now())`,
    );
    const server = startMain({});
    await server.until("  mail ");
    await client.query("delete from app.user_keys where master_key_id = 'lost'");
    await client.end();
    expect(server.output()).toContain(
      "the master key lost is missing: the entries of 1 person cannot be opened",
    );
  });

  it("ends during its start when it gets a signal", async () => {
    const server = startMain({});
    server.child.kill("SIGINT");
    await server.ended;
    const next = startMain({});
    await next.until("  mail ");
    expect(addressIn(next.output())).toContain("http");
    next.child.kill("SIGINT");
    expect(await next.ended).toBe(0);
  });
});
