import { afterAll } from "vitest";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { type Cable, startCuttableProxy } from "./cable.ts";
import type { App } from "./launch-app.ts";
import { startApp } from "./start-app.ts";

export interface AppWithModel {
  /** The app. Its address is that of the proxy. */
  app: App;
  cable: Cable;
  model: FakeProvider;
}

/**
 * The fake models of the file. Their hook is registered at module level, because a hook registered inside another hook
 * never runs.
 */
const models: FakeProvider[] = [];
afterAll(async () => {
  await Promise.all(models.map((model) => model.close()));
});

/** Starts an app with a scripted fake model, behind a proxy that can be cut. Call it in `beforeAll`. */
export async function startAppWithModel(): Promise<AppWithModel> {
  const model = await startFakeAnthropic();
  models.push(model);
  let address = "";
  const cable = await startCuttableProxy(() => address);
  const app = await startApp({
    APP_URL: cable.url,
    AI_PROVIDER: "anthropic",
    ANTHROPIC_API_KEY: model.apiKey,
    ANTHROPIC_BASE_URL: model.url,
  });
  address = app.url;
  return { app: { ...app, url: cable.url }, cable, model };
}
