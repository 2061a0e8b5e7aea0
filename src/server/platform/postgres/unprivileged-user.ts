// PostgreSQL refuses to run as root, so root runs it as another user, who must have an entry in /etc/passwd.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

export type SystemUser = { name: string; uid: number; gid: number };

const servingUsers = ["postgres", "_postgres", "nobody", "daemon"];

/** Returns whether this process must run PostgreSQL as another user. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Returns the users that root may run PostgreSQL as, best first. `owner` is the uid to prefer. */
export function unprivilegedUsers(owner: number): SystemUser[] {
  const users = passwdEntries().filter(({ uid }) => uid > 0);
  const serving = servingUsers.flatMap((name) => users.filter((user) => user.name === name));
  return [...users.filter(({ uid }) => uid === owner), ...serving];
}

function passwdEntries(): SystemUser[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length > 3 && !fields[0]?.startsWith("#"))
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/**
 * Returns whether a system user can enter the folder. Asks the system, so that access lists and mounts count
 * too.
 */
export function canUserEnter(user: SystemUser, folder: string): boolean {
  const { status } = spawnSync("/bin/sh", ["-c", 'cd "$1" && test -r .', "sh", folder], {
    uid: user.uid,
    gid: user.gid,
    cwd: "/",
    stdio: "ignore",
  });
  return status === 0;
}

/** Changes the owner of a folder and everything below it. */
export function changeOwnerOf(user: SystemUser, folder: string): void {
  const { status, stderr } = spawnSync("chown", ["-R", `${user.uid}:${user.gid}`, folder], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`Could not give ${folder} to ${user.name}: ${stderr.trim()}`);
}
