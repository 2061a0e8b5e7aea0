import pg from "pg";
import { PgBoss } from "pg-boss";
import { expect, it } from "vitest";
import { createLogCatcher } from "#test-support/log-catcher.ts";
import { createTestDatabase } from "#test-support/postgres.ts";
import { standIn } from "#test-support/stand-in.ts";
import type { Post } from "../letters/post.ts";
import { createMetrics } from "../metrics.ts";
import { startJobs } from "./start-jobs.ts";
import { openWorkQueue } from "./work-queue.ts";

it("work begins when it is added, goes on without a pause until none is left, and its jobs hold only ids", async () => {
  const { url } = await createTestDatabase();
  const { log } = createLogCatcher();
  const ran: string[] = [];
  const { promise: allRan, resolve } = Promise.withResolvers<void>();
  let add = (_items: { id: string }[]): void => undefined;
  const running = await startJobs({
    connectionString: url,
    log,
    metrics: createMetrics({ process: false }),
    jobs: [],
    // If the queue waited for this poll, the test would time out.
    pollSeconds: 600,
    post: { ...standIn<Post>("post"), onWritten: () => undefined },
    queues: [
      {
        name: "knit",
        run: async ({ id }) => {
          ran.push(id ?? "");
          if (ran.length === 3) resolve();
        },
        waiting: async () => [],
        onAdded: (listener) => {
          add = listener;
        },
      },
    ],
  });
  add([{ id: "a" }, { id: "b" }, { id: "c" }]);
  await allRan;
  await running.stop();
  expect(ran.toSorted()).toEqual(["a", "b", "c"]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select data from jobs.job where name = 'knit' order by data->>'id'");
  await client.end();
  expect(rows).toEqual(["a", "b", "c"].map((id) => ({ data: { id } })));
});

it("an item whose process died right after taking it is run again once its heartbeat is a minute old", async () => {
  const { url } = await createTestDatabase();
  const { log } = createLogCatcher();
  const boss = new PgBoss({ connectionString: url, schema: "jobs", supervise: false, schedule: false });
  await boss.start();
  const { promise: ran, resolve } = Promise.withResolvers<string>();
  const queue = {
    name: "weave",
    waiting: async () => [{ id: "a" }],
    onAdded: () => undefined,
    run: async ({ id }: { id: string }) => resolve(id),
  };
  const { run: sweep } = await openWorkQueue(boss, { ...queue, workers: 0 }, { log, pollSeconds: 0.5 });
  await sweep();
  // This is what a process leaves that ends here: the item is taken, and nobody works on it.
  expect(await boss.fetch("weave")).toHaveLength(1);
  await boss.getDb().executeSql("update jobs.job set heartbeat_on = now() - interval '61 seconds'");
  await boss.supervise("weave");
  await openWorkQueue(boss, queue, { log, pollSeconds: 0.5 });
  await sweep();
  expect(await ran).toBe("a");
  await boss.stop();
});
