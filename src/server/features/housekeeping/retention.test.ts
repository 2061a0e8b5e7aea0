import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { RETENTION_JOBS } from "#domain/admin/retention-jobs.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { firstIdAt, newId } from "../../platform/db/ids.ts";
import { scheduledJobs } from "../../scheduled-jobs.ts";
import { forgetLogs } from "./forget-logs.ts";
import { forgetReports } from "./forget-reports.ts";
import { forgetSessions } from "./forget-sessions.ts";

const DAY_MS = 86_400_000;
const clock = createTestClock("2030-11-20T12:00:00Z");

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
const query = async (text: string, values: unknown[] = []) =>
  (await app.dependencies.database.authPool.query(text, values)).rows;

describe("retention", () => {
  it("reports are deleted a year after their answer, and two years after they were sent without one", async () => {
    const userId = newId();
    await query(
      `insert into auth."user" (id, name, email, created_at, updated_at) values ($1, '', 'sam@pond.example', $2, $2)`,
      [userId, daysAgo(900)],
    );
    const report = (reason: string, { sent, answered }: { sent: number; answered?: number }) =>
      query(
        `insert into auth.report (id, user_id, insight_id, reason, state, created_at, answered_at)
         values ($1, $2, $1, $3, 'new', $4, $5)`,
        [
          firstIdAt(daysAgo(sent)),
          userId,
          reason,
          daysAgo(sent),
          answered === undefined ? null : daysAgo(answered),
        ],
      );
    await report("answered long ago", { sent: 700, answered: 366 });
    await report("answered lately", { sent: 800, answered: 364 });
    await report("never answered", { sent: 731 });
    await report("waits", { sent: 729 });
    expect(await forgetReports(app.dependencies)).toEqual({ answered: 1, unanswered: 1 });
    expect(await query("select reason from auth.report order by reason")).toEqual([
      { reason: "answered lately" },
      { reason: "waits" },
    ]);
  });

  it("entries of the audit log are deleted after two years, and PostgreSQL's own log is emptied when it is long", async () => {
    for (const days of [731, 729])
      await query("insert into auth.admin_action (id, kind, done_at) values ($1, 'invited', $2)", [
        firstIdAt(daysAgo(days)),
        daysAgo(days),
      ]);
    const file = join(app.dependencies.config.dataDir, "postgres.log");
    expect(existsSync(file)).toBe(false);
    expect(await forgetLogs(app.dependencies)).toEqual({ entries: 1, files: 0 });
    writeFileSync(file, "x".repeat(1_000_001));
    expect(await forgetLogs(app.dependencies)).toEqual({ entries: 0, files: 1 });
    expect(statSync(file).size).toBe(0);
  });

  it("a signing key is deleted two months after it ended", async () => {
    for (const days of [61, 59, -1])
      await query(
        "insert into auth.jwks (id, public_key, private_key, created_at, expires_at) values ($1, $2, '', $3, $4)",
        [newId(), String(days), daysAgo(days + 30), daysAgo(days)],
      );
    expect(await forgetSessions(app.dependencies)).toMatchObject({ keys: 1 });
    expect(await query("select public_key as key from auth.jwks order by expires_at")).toEqual([
      { key: "59" },
      { key: "-1" },
    ]);
  });

  it("every retention job that the page for administrators lists is a scheduled job", () => {
    const scheduled = scheduledJobs(app.dependencies, app.databaseUrl).map(({ name }) => name);
    expect(RETENTION_JOBS.map(({ job }) => job).filter((job) => !scheduled.includes(job))).toEqual([]);
  });
});
