import { afterAll, inject } from "vitest";
import { launchApp, launchAppBuiltFor, type RunningApp } from "./launch-app.ts";

/**
 * The apps of the file. Their hook is registered at module level, because a hook registered inside another hook never
 * runs.
 */
const apps: RunningApp[] = [];
afterAll(async () => {
  await Promise.all(apps.map((app) => app.stop()));
});

/** Starts an app for this file with its own settings, until the file's journeys end. Call it in `beforeAll`. */
export async function startApp(settings: Record<string, string>, host?: "localhost"): Promise<RunningApp> {
  const cluster = settings.DATABASE_URL === undefined ? { cluster: inject("cluster") } : {};
  return untilTheEnd(await launchApp(settings, { ...cluster, ...(host && { host }) }));
}

/** Starts an app with pages that are built for these settings, which takes as long as a build does. */
export async function startAppBuiltFor(settings: Record<string, string>): Promise<RunningApp> {
  return untilTheEnd(await launchAppBuiltFor(settings, { cluster: inject("cluster") }));
}

function untilTheEnd(app: RunningApp): RunningApp {
  apps.push(app);
  return app;
}
