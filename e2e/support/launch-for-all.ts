// Vitest's global setup: one app, as it is without a setting, for every journey that needs no other. Its people each come
// from a network of their own, so that nobody is refused for what somebody else did.
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
