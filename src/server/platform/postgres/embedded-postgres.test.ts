import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { copyCluster } from "#test-support/copy-cluster.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { commandLineOf } from "./postmaster.ts";
import { isRoot } from "./unprivileged-user.ts";

const settings = { shared_buffers: "16MB" };
const asRoot = isRoot();

/** The files of a server that has stopped. The tests that are not about making them begin with a copy. */
let cluster: string;
beforeAll(async () => {
  const base = mkdtempSync(join(tmpdir(), "arcana-cluster-"));
  chmodSync(base, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: base, settings, log: () => {} });
  await postgres.stop();
  cluster = postgres.folder;
  return () => rmSync(base, { recursive: true, force: true });
});

let home: string;
let dataDir: string;
let lines: string[];
let running: EmbeddedPostgres[];
let apps: ChildProcess[];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "arcana pg-"));
  chmodSync(home, 0o755);
  dataDir = join(home, ".data");
  lines = [];
  running = [];
  apps = [];
});

afterEach(async () => {
  for (const app of apps) app.kill("SIGKILL");
  await Promise.all(running.map((postgres) => postgres.stop()));
  const folder = dirname(running[0]?.folder ?? dataDir);
  if (!folder.startsWith(home)) rmSync(folder, { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, settings, log: (line) => lines.push(line) });
  running.push(postgres);
  return postgres;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, "postmaster.pid"), "utf8"), 10);
}

/** Starts an app in a separate process that can be killed. */
async function startApp(): Promise<{ app: ChildProcess; folder: string }> {
  const module = join(import.meta.dirname, "embedded-postgres.ts");
  const code = `import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const { folder } = await startEmbeddedPostgres({ dataDir: process.argv[1], settings: ${JSON.stringify(settings)}, log() {} });
    process.stdout.write(folder);
    setInterval(() => {}, 60_000);`;
  const app = spawn(process.execPath, ["--input-type=module-typescript", "-e", code, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  apps.push(app);
  if (!app.stdout) throw new Error("no output");
  const [folder] = await once(app.stdout, "data");
  return { app, folder: String(folder) };
}

async function kill(app: ChildProcess): Promise<void> {
  app.kill("SIGKILL");
  await once(app, "exit");
}

describe("the embedded database", () => {
  it("keeps its data over a restart, in a path with a space", async () => {
    const first = await start();
    await query(first.url, "create table notes as select 'kept' as words");
    const pid = postmasterPid(first.folder);
    await first.stop();
    expect(commandLineOf(pid)).toBeUndefined();
    const second = await start();
    expect(await query(second.url, "select words from notes")).toEqual([{ words: "kept" }]);
  });

  it("says how to move on if its files are of another major version of PostgreSQL", async () => {
    mkdirSync(join(dataDir, "postgres"), { recursive: true });
    writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "17\n");
    await expect(start()).rejects.toThrow(
      /made by PostgreSQL 17, .* brings PostgreSQL \d+\. .*npm run backup/,
    );
  });

  it("stores UTF-8 and sorts it the same on every machine", async () => {
    const { url } = await start();
    const rows = await query(
      url,
      "select datlocprovider::text as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()",
    );
    expect(rows).toEqual([{ provider: "b", locale: "C.UTF-8", encoding: "UTF8" }]);
  });

  it("works in a path that is too long for a socket", async () => {
    dataDir = join(home, "a".repeat(60), "b".repeat(60), ".data");
    const { url } = await start();
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("listens on no network address and admits only this system user", async () => {
    copyCluster(cluster, dataDir);
    const { url, folder } = await start();
    expect(await query(url, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it("restarts by itself when the server is killed", async () => {
    copyCluster(cluster, dataDir);
    const postgres = await start();
    await query(postgres.url, "create table notes as select 'kept' as words");
    process.kill(postmasterPid(postgres.folder), "SIGKILL");
    await vi.waitFor(() => expect(postgres.isRunning()).toBe(false), { timeout: 5_000 });
    await vi.waitFor(() => expect(postgres.isRunning()).toBe(true), { timeout: 30_000 });
    expect(await query(postgres.url, "select words from notes")).toEqual([{ words: "kept" }]);
    expect(lines).toContain("PostgreSQL is back.");
  });

  it("starts after the app was killed", async () => {
    copyCluster(cluster, dataDir);
    const { app } = await startApp();
    await kill(app);
    const { url } = await start();
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("starts after the app and the server were killed", async () => {
    copyCluster(cluster, dataDir);
    const { app, folder } = await startApp();
    const pid = postmasterPid(folder);
    app.kill("SIGKILL");
    process.kill(pid, "SIGKILL");
    await once(app, "exit");
    const { url } = await start();
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("stops a server that outlived its app, and logs it", async () => {
    copyCluster(cluster, dataDir);
    const { app, folder } = await startApp();
    const pid = postmasterPid(folder);
    app.kill("SIGSTOP");
    const { url } = await start();
    expect(lines.join()).toContain(`process ${pid}`);
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    await kill(app);
  });

  it("starts even if the process id in an old postmaster.pid now belongs to another program", async () => {
    copyCluster(cluster, dataDir);
    const first = await start();
    await first.stop();
    const { uid, gid } = statSync(first.folder);
    const stranger = spawn("sleep", ["300"], { uid, gid, stdio: "ignore" });
    apps.push(stranger);
    const note = `${stranger.pid}\n${first.folder}\n1\n5432\n${first.folder}\n\n 1 1\nready\n`;
    writeFileSync(join(first.folder, "postmaster.pid"), note);
    const { url } = await start();
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(stranger.exitCode).toBeNull();
  });

  it("replaces an unfinished cluster", async () => {
    mkdirSync(join(dataDir, "postgres.new", "base"), { recursive: true });
    const { url } = await start();
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it.runIf(asRoot)(
    "works for root in a home folder that no other user may enter, also after a restart",
    async () => {
      chmodSync(home, 0o700);
      const first = await start();
      await query(first.url, "create table notes as select 'kept' as words");
      await first.stop();
      expect(lstatSync(join(dataDir, "postgres")).isSymbolicLink()).toBe(true);
      expect(realpathSync(join(dataDir, "postgres"))).toBe(first.folder);
      expect(lines.join()).toContain(first.folder);
      const second = await start();
      expect(await query(second.url, "select words from notes")).toEqual([{ words: "kept" }]);
    },
  );
});
