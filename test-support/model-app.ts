import { afterAll } from "vitest";
import { startFakeAnthropic } from "./fake-anthropic.ts";
import type { FakeProvider } from "./fake-provider.ts";
import { answeredBy } from "./reading-app.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

/** Creates an app whose answers a fake model gives. Call it at the top of a test file, after whose tests the model ends. */
export async function createModelApp(): Promise<{ model: FakeProvider; app: TestApp }> {
  const model = await startFakeAnthropic();
  afterAll(() => model.close());
  return { model, app: await createTestApp({ settings: answeredBy(model) }) };
}
