// Vitest's global setup: starts one PostgreSQL for the run, in a folder of its own that is deleted
// afterwards.
import type { TestProject } from "vitest/node";
import { startDatabase } from "./start-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Turns off durability, because no test data needs to survive a crash. */
const settings = { synchronous_commit: "off", full_page_writes: "off", max_connections: "300" };

let tearDown = async () => {};

export async function setup(project: TestProject): Promise<void> {
  const postgres = await startDatabase(settings);
  project.provide("postgresUrl", postgres.url);
  tearDown = postgres.stop;
}

export async function teardown(): Promise<void> {
  await tearDown();
}
