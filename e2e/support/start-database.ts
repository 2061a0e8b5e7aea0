import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startEmbeddedPostgres } from "../../src/server/platform/postgres/embedded-postgres.ts";

/** A PostgreSQL for several apps. Stop it after them: hand `stop` back from `beforeAll`. */
export async function startDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "arcana-journey-database-"));
  chmodSync(dataDir, 0o755);
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      const folder = dirname(postgres.folder);
      for (const each of new Set([folder, dataDir])) rmSync(each, { recursive: true, force: true });
    },
  };
}
