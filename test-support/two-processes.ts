import { randomBytes } from "node:crypto";
import { startFakeAnthropic } from "./fake-anthropic.ts";
import type { FakeProvider } from "./fake-provider.ts";
import { answeredBy } from "./reading-app.ts";
import { createTestApp, type TestApp } from "./test-app.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";

export interface TwoProcesses {
  /** The fake model that both processes use. Close it after the file's tests. */
  model: FakeProvider;
  app: TestApp;
  clock: TestClock;
  /** A second server process on the same database, with a clock of its own. */
  other: TestApp;
  otherClock: TestClock;
}

/** Starts two server processes. Call it in `beforeAll`. */
export async function startTwoProcesses(): Promise<TwoProcesses> {
  const model = await startFakeAnthropic();
  const settings = {
    ...answeredBy(model),
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString("base64")}`,
    AUTH_SECRET: randomBytes(32).toString("hex"),
  };
  const clock = createTestClock();
  const otherClock = createTestClock(clock.now());
  const app = await createTestApp({ settings, clock });
  const other = await createTestApp({ settings, clock: otherClock, databaseUrl: app.databaseUrl });
  return { model, app, clock, other, otherClock };
}
