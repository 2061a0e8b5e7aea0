// Chooses the user that runs PostgreSQL and the folders of its programs and files: in the app's data folder
// if possible, below /var/lib if root starts the app in a folder that no other user may enter.
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { userInfo } from "node:os";
import { basename, dirname, join } from "node:path";
import { copyPostgresBinaries, findPostgresBinaries } from "./binaries.ts";
import {
  canUserEnter,
  changeOwnerOf,
  isRoot,
  type SystemUser,
  unprivilegedUsers,
} from "./unprivileged-user.ts";

const sharedFolder = "/var/lib/rubber-arcana";

export type PostgresPlacement = {
  /** The user that runs the server; undefined for the user of this process. */
  user: SystemUser | undefined;
  /** The system user that connects, for the server's access rules. */
  client: string;
  /** The folder with PostgreSQL's bin, lib and share. */
  programs: string;
  /** The major version of the programs: "18". */
  major: string;
  /** The server's data directory, which may not exist yet. */
  cluster: string;
};

/** Chooses the folders and makes them accessible. Logs where the files are if not in the data folder. */
export function placePostgres(dataDir: string, log: (line: string) => void): PostgresPlacement {
  mkdirSync(dataDir, { recursive: true });
  const binaries = findPostgresBinaries();
  const client = userInfo().username;
  const [major = ""] = binaries.version.split(".");
  const present = presentCluster(dataDir);
  if (!isRoot()) {
    const cluster = present ?? join(realpathSync(dataDir), "postgres");
    return { user: undefined, client, programs: binaries.folder, major, cluster };
  }
  const { user, cluster } = present ? keepCluster(present) : newCluster(dataDir);
  if (dirname(cluster) !== realpathSync(dataDir)) log(`PostgreSQL keeps its files in ${cluster}`);
  const programs = canUserEnter(user, binaries.folder)
    ? binaries.folder
    : copyPostgresBinaries(binaries, sharedFolder).folder;
  return { user, client, programs, major, cluster };
}

function presentCluster(dataDir: string): string | undefined {
  const path = join(dataDir, "postgres");
  if (existsSync(path)) return realpathSync(path);
  if (lstatSync(path, { throwIfNoEntry: false })) {
    throw new Error(
      `${path} leads to a database folder that is gone. Bring it back, or delete ${path} to begin with an empty one.`,
    );
  }
  return undefined;
}

function keepCluster(cluster: string): { user: SystemUser; cluster: string } {
  const users = unprivilegedUsers(statSync(cluster).uid);
  const user = users.find((candidate) => canUserEnter(candidate, dirname(cluster)));
  if (!user) {
    throw new Error(
      `${cluster} cannot be entered by any user that may run PostgreSQL. Open its folders with chmod o+x, ` +
        `or move it below ${sharedFolder} and leave a link in its place.`,
    );
  }
  if (statSync(cluster).uid !== user.uid) changeOwnerOf(user, cluster);
  return { user, cluster };
}

function newCluster(dataDir: string): { user: SystemUser; cluster: string } {
  const users = unprivilegedUsers(statSync(dirname(realpathSync(dataDir))).uid);
  const user = users.find((candidate) => canUserEnter(candidate, dataDir));
  if (user) return { user, cluster: join(realpathSync(dataDir), "postgres") };
  const [fallback] = users;
  if (!fallback) throw new Error("PostgreSQL does not run as root, and /etc/passwd names no other user.");
  return { user: fallback, cluster: sharedCluster(dataDir) };
}

/**
 * Creates a new folder below /var/lib for the server's files, links it into the data folder and returns its path. The
 * folder has a new name each time, because a new checkout at an old path must not find a database whose keys are gone.
 */
function sharedCluster(dataDir: string): string {
  const real = realpathSync(dataDir);
  const name = `${basename(dirname(real)).replaceAll(/[^\w.-]+/g, "-")}-${randomBytes(4).toString("hex")}`;
  const folder = join(sharedFolder, name);
  const cluster = join(folder, "postgres");
  mkdirSync(cluster, { recursive: true });
  chmodSync(sharedFolder, 0o755);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "belongs-to"), `${real}\n`);
  symlinkSync(cluster, join(dataDir, "postgres"));
  return cluster;
}
