// Vitest's global setup: starts one app with default settings, for every journey that needs no others. Each person has
// an IP address of their own, so that nobody reaches a rate limit because of others.
import type { TestProject } from "vitest/node";
import { type App, launchApp, makeCluster } from "./launch-app.ts";

declare module "vitest" {
  export interface ProvidedContext {
    app: App;
    /** The database of an app that was started once, for apps of journeys to begin with. */
    cluster: string;
  }
}

let tearDown = async () => {};

export async function setup(project: TestProject): Promise<void> {
  const { cluster, remove } = await makeCluster();
  const { url, dataDir, stop } = await launchApp({ TRUST_PROXY: "on" }, { cluster });
  tearDown = async () => {
    await stop();
    remove();
  };
  project.provide("app", { url, dataDir });
  project.provide("cluster", cluster);
}

export async function teardown(): Promise<void> {
  await tearDown();
}
