import { expect, it } from "vitest";
import { SESSION_KEPT_DAYS } from "#domain/plans/kept.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { forgetSessions } from "./forget-sessions.ts";

const DAY_MS = 86_400_000;

it("housekeeping deletes a session a day after sixty days without use, and keeps one in use", async () => {
  const clock = createTestClock("2026-11-20T12:00:00Z");
  const app = await createTestApp({ clock });
  const { authPool } = app.dependencies.database;
  const userId = newId();
  const now = clock.now();
  await authPool.query(
    `insert into auth."user" (id, name, email, created_at, updated_at) values ($1, '', 'dana@pond.test', $2, $2)`,
    [userId, now],
  );
  const lastUsed = async (daysAgo: number, userAgent: string) => {
    const usedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const expiresAt = new Date(usedAt.getTime() + SESSION_KEPT_DAYS * DAY_MS);
    await authPool.query(
      `insert into auth.session (id, token, user_id, expires_at, user_agent, created_at, updated_at)
       values ($1, $6, $2, $3, $4, $5, $5)`,
      [newId(), userId, expiresAt, userAgent, usedAt, userAgent],
    );
    await authPool.query(
      `insert into auth.verification (id, identifier, value, expires_at, created_at, updated_at)
       values ($1, $2, 'link', $3, $4, $4)`,
      [newId(), userAgent, expiresAt, usedAt],
    );
  };
  await lastUsed(62, "the old phone");
  await lastUsed(60.5, "a tab that was left open");
  await lastUsed(59, "this browser");
  expect(await forgetSessions(app.dependencies)).toEqual({ sessions: 1, links: 2, keys: 0, codes: 0 });
  const { rows } = await authPool.query("select user_agent from auth.session order by expires_at desc");
  expect(rows).toEqual([{ user_agent: "this browser" }, { user_agent: "a tab that was left open" }]);
});
