// The PostgreSQL data directory: created once by initdb; its access rules are written at every start.
import { spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { PostgresPlacement } from "./placement.ts";
import { changeOwnerOf } from "./unprivileged-user.ts";

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** The database role that the app connects as. It owns everything. */
export const superuser = "postgres";

const settings: Record<string, string> = {
  listen_addresses: "",
  max_connections: "50",
  shared_buffers: "128MB",
  fsync: "on",
  max_wal_size: "512MB",
  jit: "off",
  // A container's shared memory is small, and no query here needs a parallel plan.
  max_parallel_workers_per_gather: "0",
  timezone: "UTC",
  log_timezone: "UTC",
  // PostgreSQL's log never contains what people typed: no errors (they quote values), statements or
  // parameters.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_parameter_max_length: "0",
  log_parameter_max_length_on_error: "0",
};

/** Returns the settings as command line arguments; `more` overrides them. */
export function commandLineSettings(more: Record<string, string>): string[] {
  return Object.entries({ ...settings, ...more }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Creates the cluster if missing and admits only this process's user. An unfinished cluster is deleted. */
export async function prepareCluster(
  placement: PostgresPlacement,
  log: (line: string) => void,
): Promise<void> {
  const versionFile = join(placement.cluster, "PG_VERSION");
  if (existsSync(versionFile)) refuseOtherMajor(placement, readFileSync(versionFile, "utf8").trim());
  else {
    log("Making the database (once, a few seconds) ...");
    await makeCluster(placement);
  }
  chmodSync(placement.cluster, FOLDER_MODE);
  writeOwned(placement, "pg_hba.conf", "local all all peer map=app\n");
  writeOwned(placement, "pg_ident.conf", `app "${placement.client}" all\n`);
}

/** Throws if the database was made by another major version of PostgreSQL, whose files this one cannot read. */
function refuseOtherMajor({ cluster, major }: PostgresPlacement, made: string): void {
  if (made === major) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this version brings PostgreSQL ${major}. ` +
      `Install the version of before, run "npm run backup -- <file>" with it, install this version again, move ${cluster} away ` +
      'and run "npm run restore -- <file>". docs/runbook.md says how.',
  );
}

async function makeCluster(placement: PostgresPlacement): Promise<void> {
  const unfinished = `${placement.cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: FOLDER_MODE });
  if (placement.user) changeOwnerOf(placement.user, unfinished);
  await runInitdb(placement, unfinished);
  renameSync(unfinished, placement.cluster);
}

async function runInitdb({ user, programs }: PostgresPlacement, folder: string): Promise<void> {
  const initdb = spawn(
    join(programs, "bin", "initdb"),
    [
      "-D",
      folder,
      "-U",
      superuser,
      "--auth=peer",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
    ],
    {
      cwd: "/",
      env: serverEnvironment,
      stdio: ["ignore", "ignore", "pipe"],
      ...(user && { uid: user.uid, gid: user.gid }),
    },
  );
  let complaint = "";
  initdb.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    initdb.on("error", reject);
    initdb.on("close", resolve);
  });
  if (code !== 0) throw new Error(`initdb could not make a database in ${folder}: ${complaint.trim()}`);
}

/** The server needs nothing from our environment, which contains secret keys. */
export const serverEnvironment = { LC_ALL: "C", PATH: "/usr/local/bin:/usr/bin:/bin" };

function writeOwned({ user, cluster }: PostgresPlacement, name: string, text: string): void {
  const path = join(cluster, name);
  writeFileSync(path, text, { mode: FILE_MODE });
  if (user) chownSync(path, user.uid, user.gid);
}
