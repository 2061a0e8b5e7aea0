// Vitest's global setup: one app with default settings for every journey that needs no other. Each person has
// their own IP address, so that nobody runs into a rate limit because of somebody else.
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
