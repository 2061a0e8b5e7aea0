import { afterAll } from "vitest";
import { startFakeAnthropic } from "./fake-anthropic.ts";
import type { FakeProvider } from "./fake-provider.ts";
import { answeredBy } from "./reading-app.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

/**
 * Creates an app whose model is a fake one. Call it at the top of a test file; the fake model ends after the file's
 * tests.
 */
export async function createModelApp(): Promise<{ model: FakeProvider; app: TestApp }> {
  const model = await startFakeAnthropic();
  afterAll(() => model.close());
  return { model, app: await createTestApp({ settings: answeredBy(model) }) };
}
