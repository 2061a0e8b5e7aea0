// Vitest's global setup. It starts one PostgreSQL for the whole test run, in a folder that is deleted afterwards. With
// TEST_DISTRIBUTED_URL it uses that cluster instead.
import type { TestProject } from "vitest/node";
import { startDatabase } from "./start-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
    /** Whether the PostgreSQL is a cluster, so that the tables of each test's database are spread over its machines. */
    isDistributed: boolean;
  }
}

/** Settings that turn off durability, because no test data needs to survive a crash. */
const settings = { synchronous_commit: "off", full_page_writes: "off", max_connections: "300" };

let tearDown = async () => {};

export async function setup(project: TestProject): Promise<void> {
  const cluster = process.env.TEST_DISTRIBUTED_URL;
  project.provide("isDistributed", cluster !== undefined);
  if (cluster !== undefined) {
    project.provide("postgresUrl", cluster);
    return;
  }
  const postgres = await startDatabase(settings);
  project.provide("postgresUrl", postgres.url);
  tearDown = postgres.stop;
}

export async function teardown(): Promise<void> {
  await tearDown();
}
