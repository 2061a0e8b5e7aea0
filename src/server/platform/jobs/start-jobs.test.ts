import { PgBoss } from "pg-boss";
import { describe, expect, it } from "vitest";
import { createLogCatcher } from "#test-support/log-catcher.ts";
import { createTestDatabase } from "#test-support/postgres.ts";
import { refuseForwardedChanges } from "#test-support/refuse-forwarded-changes.ts";
import { standIn } from "#test-support/stand-in.ts";
import type { Post } from "../letters/post.ts";
import { createMetrics } from "../metrics.ts";
import { startJobs } from "./start-jobs.ts";

describe("jobs", () => {
  it("run when they are due and log what they did; a failure is counted and logged", async () => {
    const { url } = await createTestDatabase();
    const { log, lines } = createLogCatcher();
    const metrics = createMetrics({ process: false });
    const bothRan = Promise.withResolvers<void>();
    const ran: string[] = [];
    const note = (name: string) => {
      ran.push(name);
      if (ran.length === 2) bothRan.resolve();
    };
    const running = await startJobs({
      connectionString: url,
      log,
      metrics,
      pollSeconds: 0.5,
      post: { ...standIn<Post>("post"), onWritten: () => undefined },
      jobs: [
        {
          name: "sweep",
          schedule: "0 3 * * *",
          run: async () => {
            note("sweep");
            return { swept: 3 };
          },
        },
        {
          name: "trip",
          schedule: "0 3 * * *",
          run: async () => {
            note("trip");
            throw new Error("stumbled");
          },
        },
      ],
    });
    // A second instance of the job library, which makes jobs due as the schedule would.
    const clock = new PgBoss({ connectionString: url, schema: "jobs", supervise: false, schedule: false });
    await clock.start();
    expect((await clock.getSchedules()).map(({ name, cron }) => [name, cron])).toEqual([
      ["sweep", "0 3 * * *"],
      ["sweep-letters", "* * * * *"],
      ["trip", "0 3 * * *"],
    ]);
    await clock.send("sweep");
    await clock.send("trip");
    await bothRan.promise;
    await clock.stop({ graceful: false });
    await running.stop();

    expect(lines).toContainEqual(expect.objectContaining({ msg: "job done", job: "sweep", swept: 3 }));
    expect(lines).toContainEqual(expect.objectContaining({ msg: "job failed", job: "trip" }));
    expect((await metrics.render()).text).toContain('job_runs_total{job="trip",outcome="failed"} 1');
  });

  it("make the tables of their library over a connection whose settings a cluster does not send on", async () => {
    const { url } = await createTestDatabase();
    await refuseForwardedChanges(url);
    const running = await startJobs({
      connectionString: url,
      log: createLogCatcher().log,
      metrics: createMetrics({ process: false }),
      post: { ...standIn<Post>("post"), onWritten: () => undefined },
      jobs: [],
    });
    await running.stop();
  });

  it("of an earlier version lose their schedules when the server starts without them", async () => {
    const { url } = await createTestDatabase();
    const job = (name: string) => ({ name, schedule: "0 3 * * *", run: async () => ({}) });
    const start = async (names: string[], retired: string[]) => {
      const running = await startJobs({
        connectionString: url,
        log: createLogCatcher().log,
        metrics: createMetrics({ process: false }),
        post: { ...standIn<Post>("post"), onWritten: () => undefined },
        jobs: names.map(job),
        retired,
      });
      await running.stop();
    };
    const scheduled = async () => {
      const boss = new PgBoss({ connectionString: url, schema: "jobs", supervise: false, schedule: false });
      await boss.start();
      const schedules = await boss.getSchedules();
      await boss.stop({ graceful: false });
      return schedules.map(({ name }) => name);
    };
    await start(["sweep", "trip"], []);
    expect(await scheduled()).toEqual(["sweep", "sweep-letters", "trip"]);
    await start(["sweep"], ["trip", "never-there"]);
    expect(await scheduled()).toEqual(["sweep", "sweep-letters"]);
  });
});
