import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";

export interface ThrowAwayDatabase {
  url: string;
  /** A folder for other files, which is deleted together with the database. */
  dataDir: string;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL server without durability, in a folder that is deleted when the server stops. */
export async function startDatabase(settings: Record<string, string> = {}): Promise<ThrowAwayDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "arcana-database-"));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings: { fsync: "off", ...settings },
  });
  return {
    url: postgres.url,
    dataDir,
    async stop() {
      await postgres.stop();
      const folder = dirname(postgres.folder);
      for (const each of new Set([folder, dataDir])) rmSync(each, { recursive: true, force: true });
    },
  };
}
