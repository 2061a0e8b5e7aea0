// A PostgreSQL that asks for passwords, and pgbouncer before it with the sample of `deploy/`, in which only the addresses
// and the file of passwords are replaced. Both listen on 127.0.0.1 only.
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { projectFolder } from "#scripts/pinned-node.mjs";
import { isRoot, type SystemUser, unprivilegedUsers } from "#server/platform/postgres/unprivileged-user.ts";
import { startDatabase } from "#test-support/start-database.ts";
import { HOST } from "../rolling/ask.ts";

const DATABASE = "rubber_arcana";
const OWNER = "pond";
/** The sample's `auth_user`. */
const LOOKS_UP = "pooler";
const PASSWORD = randomBytes(12).toString("hex");
const ACCESS = `local all all peer map=app\nhost all all ${HOST}/32 scram-sha-256\n`;
const PATH = `${process.env.PATH}:/usr/sbin`;
const UP_WITHIN_MS = 10_000;
const POLL_MS = 100;

export interface PooledDatabase {
  /** The direct connection string of the database's owner, who is no superuser. */
  url: string;
  poolerUrl: string;
  /** A superuser's connections, which see everybody's rows. */
  owner: pg.Pool;
  stop(): Promise<void>;
}

/** Returns the first line of pgbouncer's version text, or `null` if it is not installed. */
export function poolerVersion(): string | null {
  const { status, stdout } = spawnSync("pgbouncer", ["--version"], { encoding: "utf8", env: { PATH } });
  return status === 0 ? (stdout.split("\n")[0] ?? "") : null;
}

interface Ports {
  database: number;
  pooler: number;
}

/** Starts both. PostgreSQL admits at most `connections` clients. */
export async function startPooledDatabase(ports: Ports, connections: number): Promise<PooledDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "arcana-pooler-"));
  const user = isRoot() ? unprivilegedUsers(0)[0] : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    if (user) chownSync(file, user.uid, user.gid);
    return file;
  };
  // PostgreSQL names its socket after its port, and the driver looks for the port of this variable.
  process.env.PGPORT = String(ports.database);
  const database = await startDatabase({
    listen_addresses: HOST,
    port: String(ports.database),
    hba_file: write("pg_hba.conf", ACCESS),
    max_connections: String(connections),
  });
  const owner = new pg.Pool({ connectionString: database.url, max: 2 });
  // Ignores errors of idle connections, because the database may stop before they are closed.
  owner.on("error", () => {});
  const stop = async () => {
    await owner.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeRoles(owner);
    const passwords = write("userlist.txt", `"${LOOKS_UP}" "${PASSWORD}"\n`);
    const pooler = await startPooler(write("pgbouncer.ini", settingsFor(ports, passwords)), user);
    const stopBoth = async () => {
      await pooler.stop();
      await stop();
    };
    const addressAt = (port: number, login = "") => `postgres://${login}${HOST}:${port}/${DATABASE}`;
    const url = addressAt(ports.database, `${OWNER}:${PASSWORD}@`);
    return { url, poolerUrl: addressAt(ports.pooler), owner, stop: stopBoth };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates the owner of the database, and the role that looks up the passwords of others for the pooler. */
async function makeRoles(owner: pg.Pool): Promise<void> {
  await owner.query(`create role ${OWNER} login createrole password '${PASSWORD}'`);
  await owner.query(`alter database ${DATABASE} owner to ${OWNER}`);
  await owner.query(`create role ${LOOKS_UP} login password '${PASSWORD}'`);
  await owner.query(`grant select on pg_shadow to ${LOOKS_UP}`);
}

/** Returns the sample with other addresses. Throws unless it contains each replaced text exactly once. */
function settingsFor(ports: Ports, passwords: string): string {
  const sample = readFileSync(join(projectFolder, "deploy/pgbouncer.ini"), "utf8");
  const replaced = new Map([
    ["port=5432", `port=${ports.database}`],
    ["listen_port = 6432", `listen_port = ${ports.pooler}`],
    ["auth_file = userlist.txt", `auth_file = ${passwords}`],
  ]);
  for (const text of replaced.keys()) {
    if (sample.split(text).length !== 2)
      throw new Error(`The sample for pgbouncer does not say ${text} once`);
  }
  return [...replaced].reduce((text, [from, to]) => text.replace(from, to), sample);
}

async function startPooler(file: string, user: SystemUser | undefined): Promise<{ stop(): Promise<void> }> {
  const child = spawn("pgbouncer", [file], {
    cwd: "/",
    env: { PATH },
    stdio: ["ignore", "ignore", "pipe"],
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  let said = "";
  let isUp = false;
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
    isUp ||= said.includes("process up");
  });
  const deadline = performance.now() + UP_WITHIN_MS;
  while (!isUp) {
    if (performance.now() > deadline || child.exitCode !== null)
      throw new Error(`pgbouncer did not start: ${said}`);
    await wait(POLL_MS);
  }
  return {
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
