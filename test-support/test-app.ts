// Starts the whole app in the test's process on a port of its own, over a real database that nobody else
// uses.
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import { createApp } from "#server/app.ts";
import { createDependencies, type Dependencies } from "#server/dependencies.ts";
import { loadDeck } from "#server/features/cards/cards.ts";
import { openDuck } from "#server/platform/ai/open-duck.ts";
import type { Timings } from "#server/platform/ai/timings.ts";
import type { Clock } from "#server/platform/clock.ts";
import { type Environment, loadConfig } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { ensureLoginWithoutRights } from "#server/platform/db/login-role.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import type { PoolTimeouts } from "#server/platform/db/pool.ts";
import { seedReference } from "#server/platform/db/seed-reference.ts";
import { createHttpServer } from "#server/platform/http/http-server.ts";
import type { Session } from "#server/platform/http/session.ts";
import { createStaticSite } from "#server/platform/http/static-site.ts";
import { openMail } from "#server/platform/mail/open-mail.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import type { Random } from "#server/platform/random.ts";
import { createLogCatcher, type LogLine } from "./log-catcher.ts";
import { Person } from "./person.ts";
import { createTestDatabase, type Preparation } from "./postgres.ts";
import { createTestClock } from "./test-clock.ts";
import { createTestRandom } from "./test-random.ts";
import { withTestSessions } from "./test-sessions.ts";

export interface TestAppOptions {
  /** The environment variables with which an operator would configure the app. */
  settings?: Environment;
  /**
   * Whether the app counts as one with a mail server, so that a sign-up waits for its letter. Its letters stay in the
   * outbox all the same.
   */
  hasMailServer?: boolean;
  clock?: Clock;
  random?: Random;
  /** Replacements for dependencies of the app, above all a duck with prepared answers. */
  parts?: Partial<Dependencies>;
  /** Whether the offline duck writes at the speed that people see, instead of answering at once. */
  isDuckPaced?: boolean;
  /** The folder of a built web app that this app serves. */
  siteFolder?: string;
  /** Whether the app accepts live (websocket) connections, which most tests do not need. */
  isLive?: boolean;
  /**
   * The connection string of another app's database, to run a second process on it. Both need the same
   * `ENCRYPTION_KEYS`.
   */
  databaseUrl?: string;
  databaseTimeouts?: PoolTimeouts;
  /** The time limits of calls to the model, where a test cannot wait for those of the settings. */
  timings?: Partial<Timings>;
}

export interface TestApp {
  url: string;
  databaseUrl: string;
  dependencies: Dependencies;
  /** Every line logged so far. */
  logLines: LogLine[];
  /** Returns a new person without a session, with their own IP address. */
  visitor(): Person;
  /**
   * Returns a person with a session that was created without signing in: an account on the free plan, unless the test
   * says otherwise. The session check of this person costs no round trip to the database. If a test counts round trips,
   * sign a person up for real.
   */
  as(session?: Partial<Session>): Person & { session: Session };
  /** Returns how many round trips to the database `work` waited for. */
  roundTrips(work: () => Promise<unknown>): Promise<number>;
  /** Closes the app. Called automatically after the file's tests. */
  close(): Promise<void>;
}

/** The preparation of a test's database: migrated and seeded, as `npm start` does it. */
const prepared: Preparation = {
  name: "app",
  async prepare(url) {
    const { log } = createLogCatcher();
    await migrate(url, log);
    const database = await openDatabase({ connectionString: url, log, poolSize: 1 });
    const deck = loadDeck();
    await seedReference(database, { version: deck.version, cards: deck.cards, blockTypes: BLOCK_TYPES });
    await database.close();
  },
};

/**
 * The functions that close the file's apps. Their hook is registered at module level, because a hook registered inside
 * another hook never runs.
 */
const closes: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(closes.map((close) => close()));
});

/** Creates the test app. Call it in `beforeAll` or at the top of a test file. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const databaseUrl = options.databaseUrl ?? (await createTestDatabase(prepared)).url;
  const dataDir = mkdtempSync(join(tmpdir(), "arcana-app-"));
  const { log, lines } = createLogCatcher();
  const server = await createHttpServer({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = loadConfig({
    DATA_DIR: dataDir,
    APP_URL: url,
    DATABASE_URL: databaseUrl,
    // The proxy setting lets every person have their own IP address.
    TRUST_PROXY: "on",
    ...(options.hasMailServer && { SMTP_URL: "smtp://127.0.0.1:9" }),
    ...options.settings,
  });
  const connectionString = await ensureLoginWithoutRights(databaseUrl, log);
  const database = await openDatabase({
    ...{ connectionString, log, poolSize: 4 },
    ...(options.databaseTimeouts && { timeouts: options.databaseTimeouts }),
  });
  const clock = options.clock ?? createTestClock();
  const metrics = createMetrics({ process: false });
  const base = {
    config,
    log,
    database,
    clock,
    random: options.random ?? createTestRandom(),
    metrics,
    duck: openDuck({
      ...{ settings: config.ai, database, log, clock, metrics },
      ...(options.isDuckPaced ? {} : { offlineWordPauseMs: 0 }),
      ...(options.timings && { timings: options.timings }),
    }),
  };
  const outbox = openMail({ config: { ...config, smtpUrl: undefined }, log, clock });
  const made = createDependencies(base, { ...(options.hasMailServer && { mail: outbox }), ...options.parts });
  await made.homeModels.refresh();
  const sessions = withTestSessions(made.auth, () => made.clock.now());
  const dependencies = { ...made, auth: sessions.auth };
  const site = options.siteFolder
    ? createStaticSite({
        folder: options.siteFolder,
        appUrl: config.appUrl,
        hasSession: (request) => dependencies.auth.hasSessionCookie(request.headers),
      })
    : undefined;
  const app = createApp(dependencies, site);
  server.on("request", (request, response) => void app.handle(request, response));
  if (options.isLive) {
    const { auth, live } = dependencies;
    await live.attach({ server, connectionString, auth, config });
  }

  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    server.close();
    await app.close();
    server.closeAllConnections();
    await dependencies.readingRuns.whenIdle();
    await dependencies.patternRuns.whenIdle();
    await dependencies.searchRuns.whenIdle();
    await dependencies.chatRuns.whenIdle();
    await dependencies.live.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  closes.push(close);

  return {
    url,
    databaseUrl,
    dependencies,
    logLines: lines,
    visitor: () => new Person(url),
    as(said = {}) {
      const { session, cookie } = sessions.begin(said);
      const person = new Person(url);
      person.setCookie(cookie.name, cookie.value);
      return Object.assign(person, { session });
    },
    async roundTrips(work) {
      const before = database.roundTrips();
      await work();
      return database.roundTrips() - before;
    },
    close,
  };
}
