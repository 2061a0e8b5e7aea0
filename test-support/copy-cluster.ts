import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Copies the files of a stopped PostgreSQL server, with their owner, to where an app with this data folder looks for them.
 * PostgreSQL never runs as root, so its own user must be able to enter the folder.
 */
export function copyCluster(cluster: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  execFileSync("cp", ["-a", cluster, join(dataDir, "postgres")]);
}
