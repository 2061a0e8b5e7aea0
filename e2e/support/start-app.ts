import { afterAll } from "vitest";
import { launchApp, launchAppBuiltFor, type RunningApp } from "./launch-app.ts";

/** A hook that is registered inside of another one never runs, so this one stands here, once a file. */
const apps: RunningApp[] = [];
afterAll(async () => {
  await Promise.all(apps.map((app) => app.stop()));
});

/** An app of the file's own, with its own settings. Call it in `beforeAll`; it is gone after the file's journeys. */
export async function startApp(settings: Record<string, string>): Promise<RunningApp> {
  return untilTheEnd(await launchApp(settings));
}

/** The same with pages that are built for these settings, which takes as long as a build does. */
export async function startAppBuiltFor(settings: Record<string, string>): Promise<RunningApp> {
  return untilTheEnd(await launchAppBuiltFor(settings));
}

function untilTheEnd(app: RunningApp): RunningApp {
  apps.push(app);
  return app;
}
