// Tests that the jobs' statements over everybody's rows use an index and read a limited number of rows at a time, and are
// such as a cluster takes. The
// query plans are made on few rows, with statistics that claim millions. `npm run bench -- jobs` checks the plans on a
// million real rows.
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { distributionFaults } from "#test-support/distribution-faults.ts";
import { type PlanNode, planFaults } from "#test-support/plan-faults.ts";
import { insertRowsForJobs } from "#test-support/rows-for-jobs.ts";
import { recordSentStatements, type SentStatement } from "#test-support/sent-statements.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { createLetterQueue } from "./platform/jobs/letter-queue.ts";
import type { WorkQueue } from "./platform/jobs/work-queue.ts";
import type { Notion } from "./platform/notion/notion.ts";
import type { Payments } from "./platform/stripe/payments.ts";
import { scheduledJobs, workQueues } from "./scheduled-jobs.ts";

const ROWS = 200;
/** Tables that stay small: they have one row for each day, or for each of few things. */
const smallTables = new Set(["token_days", "jwks"]);

/** By job: the tables in which the job looks for rows of all people. A new job must be added here. */
const tablesOfJobs: Record<string, readonly string[]> = {
  "purge-deleted": ["app.insights", "app.user_blocks", "app.insight_conversations"],
  "forget-limits": [
    "limits.person_limits",
    "limits.rate_limits",
    "auth.rate_limit",
    "auth.moved_guest",
    "auth.write_count",
    "limits.token_days",
  ],
  "forget-sessions": ["auth.session", "auth.verification", "auth.mail_code", "auth.jwks"],
  "forget-reports": ["auth.report"],
  "forget-logs": ["auth.admin_action"],
  "back-up": ["app.user_keys"],
  "expire-guests": ['auth."user"'],
  "forget-usage": ["app.ai_usage"],
  "back-up-keys": ["app.user_keys"],
  "forget-runs": ["app.readings", "app.draws", "app.reading_events_0", "app.reading_events_5"],
  "forget-chats": ["app.insight_conversations", 'auth."user"'],
  "remind-of-promises": ["app.reminder_settings", "app.step_promises"],
  "forget-reminders": ["app.promise_links", "app.push_subscriptions"],
  "refresh-patterns": ["app.user_patterns"],
  "remind-of-check-ins": ["app.user_settings", "app.check_ins"],
  "forget-files": ["app.exports"],
  "forget-pictures": ["app.pictures"],
  "forget-unconfirmed": ["lookup.waitlist"],
  "announce-readings": ["auth.webhook", "app.insights"],
  "announce-due-steps": ["auth.webhook", "app.step_promises"],
  "tell-of-webhooks": ["auth.webhook"],
  "forget-webhook-messages": ["auth.webhook_message"],
  "check-subscriptions": ["auth.billing_event", "auth.leaving_customer", "auth.subscription"],
  "tell-of-premium": ["lookup.premium_wish"],
  "end-connections": ["auth.leaving_grant", "app.notion_connections"],
  "send-letter": ["auth.letter"],
  "send-webhook-message": ["auth.letter"],
  "make-export": ["app.exports"],
  "export-to-notion": ["app.notion_exports"],
};

/** A payment service that knows no subscription. The job asks it only about customers that it has found. */
const paysNothing = {
  findSubscription: async () => ({ state: "none", isEnding: false, periodStart: null, periodEnd: null }),
  deleteCustomer: async () => {},
} as unknown as Payments;

/** Notion for the job that ends tokens. The rows of this test hold none that could be opened. */
const endsNothing = { revoke: async () => {} } as unknown as Notion;

const record = recordSentStatements();
let app: TestApp;
let client: pg.Client;
let work: Map<string, () => Promise<unknown>>;

beforeAll(async () => {
  app = await createTestApp({
    clock: createTestClock(new Date().toISOString()),
  });
  const { config, post } = app.dependencies;
  const dependencies = {
    ...app.dependencies,
    config: { ...config, backupDir: `${config.dataDir}/data`, keyBackupDir: `${config.dataDir}/keys` },
    payments: paysNothing,
    notion: endsNothing,
  };
  await insertRowsForJobs(app.databaseUrl, ROWS);
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const queues = [createLetterQueue(post), ...workQueues(dependencies)];
  work = new Map<string, () => Promise<unknown>>([
    ...scheduledJobs(dependencies, app.databaseUrl).map(({ name, run }) => [name, run] as const),
    ...queues.map((queue) => [queue.name, () => sweep(queue)] as const),
  ]);
  return async () => {
    record.stop();
    await client.end();
  };
});

/** Runs the statements with which the job of a queue looks for work. */
function sweep({ waiting, forgetGivenUp }: Pick<WorkQueue, "waiting" | "forgetGivenUp">) {
  return Promise.all([waiting(), forgetGivenUp?.()]);
}

/** The SQL that makes PostgreSQL plan as if every table and index held a million rows in a single page. */
const pretendMillions = `
  update pg_class set reltuples = 1000000, relpages = 1 where relkind in ('r', 'i')
    and relnamespace in (select oid from pg_namespace where nspname in ('app', 'auth', 'limits', 'lookup'))`;

/** Runs a job and returns those of its statements that read everybody's rows. */
async function statementsOf(job: string): Promise<SentStatement[]> {
  const before = record.sent.length;
  await work.get(job)?.();
  return record.sent
    .slice(before)
    .filter(({ text }) => /^\s*(with|select|insert|update|delete)\b/i.test(text))
    .filter(({ role, text }) => role === "arcana_jobs" || /\bauth\./.test(text));
}

async function faultsOf({ text, values, role }: SentStatement): Promise<string[]> {
  const { rows: partial } = await client.query<{ name: string }>(
    "select indexrelid::regclass::text as name from pg_index where indpred is not null",
  );
  const partialIndexes = new Set(partial.map(({ name }) => name.replace(/^.*\./, "")));
  await client.query("begin");
  try {
    await client.query("set local enable_seqscan = off");
    await client.query(pretendMillions);
    if (role) await client.query(`set local role ${role}`);
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
      `explain (format json) ${text}`,
      values,
    );
    const plan = rows[0]?.["QUERY PLAN"][0].Plan;
    return plan ? planFaults(plan, { partialIndexes, smallTables }) : ["has no plan"];
  } finally {
    await client.query("rollback");
  }
}

/** Returns why a cluster would refuse a statement over the rows of people. */
function clusterFaultsOf({ text, role }: SentStatement): string[] {
  return role === "arcana_jobs" ? distributionFaults(text, { isOfPerson: false }) : [];
}

describe("every job", () => {
  it("and every queue of work says here which tables it searches", () => {
    expect([...work.keys()].toSorted()).toEqual(Object.keys(tablesOfJobs).toSorted());
  });

  for (const [job, tables] of Object.entries(tablesOfJobs)) {
    it(`${job} finds everybody's rows by an index, and a bounded number at a time`, async () => {
      const statements = await statementsOf(job);
      const searched = statements.map(({ text }) => text.replaceAll('"', ""));
      for (const table of tables) {
        const plain = table.replaceAll('"', "");
        expect(
          searched.some((text) => text.includes(plain)),
          `${job} searches ${table}`,
        ).toBe(true);
      }
      const faults: Record<string, string[]> = {};
      for (const statement of new Map(statements.map((each) => [each.text, each])).values()) {
        const found = [...(await faultsOf(statement)), ...clusterFaultsOf(statement)];
        if (found.length > 0) faults[statement.text] = found;
      }
      expect(faults).toEqual({});
    });
  }
});
