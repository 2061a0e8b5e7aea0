// Vitest's global setup: one PostgreSQL for the run, in a folder of its own, gone afterwards.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../src/server/platform/postgres/embedded-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Lost when the machine loses power, which a test run does not outlive either. */
const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" };

let tearDown = async () => {};

export async function setup(project: TestProject): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "arcana-tests-"));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, settings });
  project.provide("postgresUrl", postgres.url);
  tearDown = async () => {
    await postgres.stop();
    if (dirname(postgres.folder) !== dataDir)
      rmSync(dirname(postgres.folder), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
}

export async function teardown(): Promise<void> {
  await tearDown();
}
