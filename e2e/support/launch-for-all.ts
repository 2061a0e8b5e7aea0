// Vitest's global setup: starts one app with default settings, for every journey that needs no others. Each person has
// an IP address of their own, so that nobody reaches a rate limit because of others.
import type { TestProject } from "vitest/node";
import { type App, launchApp } from "./launch-app.ts";

declare module "vitest" {
  export interface ProvidedContext {
    app: App;
  }
}

let tearDown = async () => {};

export async function setup(project: TestProject): Promise<void> {
  const { url, dataDir, stop } = await launchApp({ TRUST_PROXY: "on" });
  tearDown = stop;
  project.provide("app", { url, dataDir });
}

export async function teardown(): Promise<void> {
  await tearDown();
}
