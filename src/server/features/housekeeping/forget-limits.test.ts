import { expect, it } from "vitest";
import { changeMeanwhile } from "#test-support/change-meanwhile.ts";
import { signUp } from "#test-support/factories.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { formerRateLimits, personLimits } from "../../platform/db/tables/reference.ts";
import { forgetLimits } from "./forget-limits.ts";
import { housekeepingJobs } from "./housekeeping.ts";

it("housekeeping deletes rate limits of networks and people after an hour, but not while they still block", async () => {
  const clock = createTestClock("2026-11-20T12:00:00Z");
  const app = await createTestApp({ clock });
  const { database } = app.dependencies;
  const now = clock.now();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const count = async (id: string, windowStart: Date, blockedUntil: Date | null) => {
    await database.authPool.query(
      "insert into auth.rate_limit (id, key, count, last_request) values ($1, $2, 1, $3)",
      [newId(), id, windowStart.getTime()],
    );
    await database.asJobs((tx) =>
      tx
        .insert(personLimits)
        .values({ userId: newId(), name: id, windowStart, requests: 1, tokens: 750, blockedUntil }),
    );
  };
  await count("fresh", ago(59), null);
  await count("over", ago(61), null);
  await count("blocked", ago(61), ago(-5));
  const { userId } = await signUp(app);
  for (const movedAt of [ago(59), ago(61)]) {
    await database.authPool.query(
      "insert into auth.moved_guest (from_user_id, to_user_id, moved_at) values ($1, $2, $3)",
      [newId(), userId, movedAt],
    );
  }
  expect(await forgetLimits(app.dependencies)).toMatchObject({ people: 1, networks: 2, moves: 1 });
  expect(await forgetLimits(app.dependencies)).toEqual({ people: 0, networks: 0, moves: 0 });
});

it("housekeeping deletes the limits that a process of the previous version counted, but not while they still block", async () => {
  const clock = createTestClock("2026-11-20T12:00:00Z");
  const app = await createTestApp({ clock });
  const { database } = app.dependencies;
  const row = (id: string, minutesAgo: number, blockedUntil: Date | null) => {
    const windowStart = new Date(clock.now().getTime() - minutesAgo * 60_000);
    return { id, windowStart, requests: 1, tokens: 750, blockedUntil };
  };
  await database.asJobs((tx) =>
    tx
      .insert(formerRateLimits)
      .values([
        row("fresh", 59, null),
        row("over", 61, null),
        row("blocked", 61, new Date("2026-11-20T12:05:00Z")),
      ]),
  );
  expect(await forgetLimits(app.dependencies)).toMatchObject({ people: 1 });
  const left = await database.asJobs((tx) => tx.select({ id: formerRateLimits.id }).from(formerRateLimits));
  expect(left.map(({ id }) => id).toSorted()).toEqual(["blocked", "fresh"]);
});

it("housekeeping keeps a limit that is counted anew while it is being deleted", async () => {
  const clock = createTestClock("2026-11-20T12:00:00Z");
  const app = await createTestApp({ clock });
  const { database } = app.dependencies;
  const userId = newId();
  const windowStart = new Date("2026-11-20T10:00:00Z");
  await database.asJobs((tx) =>
    tx.insert(personLimits).values({ userId, name: "x", windowStart, requests: 1, tokens: 750 }),
  );
  const countAnew = {
    text: "update limits.person_limits set window_start = $2 where user_id = $1",
    values: [userId, clock.now()],
  };
  expect(
    await changeMeanwhile(app.databaseUrl, countAnew, () => forgetLimits(app.dependencies)),
  ).toMatchObject({ people: 0 });
  const left = await database.asJobs((tx) => tx.select().from(personLimits));
  expect(left).toMatchObject([{ userId, windowStart: clock.now() }]);
});

it("housekeeping runs the cleanup of rate limits once a minute", async () => {
  const app = await createTestApp();
  const schedules = new Map(housekeepingJobs(app.dependencies).map(({ name, schedule }) => [name, schedule]));
  expect(schedules.get("forget-limits")).toBe("* * * * *");
});
