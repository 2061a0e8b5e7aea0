// Chooses the socket's folder. A unix socket's path is limited to about a hundred bytes, so a long path needs
// a shorter folder.
import { createHash } from "node:crypto";
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { SystemUser } from "./unprivileged-user.ts";

/** The limit is 104 on macOS and 108 on Linux, including the final zero byte. */
const SOCKET_PATH_LIMIT_BYTES = 103;
const PRIVATE_MODE = 0o700;
const socketName = ".s.PGSQL.5432.lock";
const prefix = "/tmp/rubber-arcana-";

export type SocketFolder = { path: string; remove(): void };

/** Returns the cluster's folder if its path is short enough, else a private folder that `remove` deletes. */
export function openSocketFolder(cluster: string, user: SystemUser | undefined): SocketFolder {
  if (Buffer.byteLength(join(cluster, socketName)) <= SOCKET_PATH_LIMIT_BYTES) {
    return { path: cluster, remove() {} };
  }
  const path = makePrivateFolder(cluster, user);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Returns the same folder at every start, unless somebody else has taken its name. */
function makePrivateFolder(cluster: string, user: SystemUser | undefined): string {
  const wanted = prefix + createHash("sha256").update(cluster).digest("hex").slice(0, 12);
  const uid = user?.uid ?? process.getuid?.();
  const present = lstatSync(wanted, { throwIfNoEntry: false });
  const isOurs = present?.isDirectory() && present.uid === uid && (present.mode & 0o077) === 0;
  if (isOurs) return wanted;
  const path = present ? mkdtempSync(prefix) : wanted;
  if (!present) mkdirSync(path, { mode: PRIVATE_MODE });
  chmodSync(path, PRIVATE_MODE);
  if (user) chownSync(path, user.uid, user.gid);
  return path;
}
