import pg from "pg";
import { expect, it } from "vitest";
import { createLogCatcher } from "#test-support/log-catcher.ts";
import { createTestDatabase } from "#test-support/postgres.ts";
import { standIn } from "#test-support/stand-in.ts";
import type { Post } from "../letters/post.ts";
import { createMetrics } from "../metrics.ts";
import { startJobs } from "./start-jobs.ts";

it("work begins when it is added, and its job holds only ids", async () => {
  const { url } = await createTestDatabase();
  const { log } = createLogCatcher();
  const ran: string[] = [];
  const { promise: bothRan, resolve } = Promise.withResolvers<void>();
  let add = (_items: { id: string }[]): void => undefined;
  const running = await startJobs({
    ...{ connectionString: url, log, metrics: createMetrics({ process: false }), jobs: [] },
    pollSeconds: 0.5,
    post: { ...standIn<Post>("post"), onWritten: () => undefined },
    queues: [
      {
        name: "knit",
        run: async ({ id }) => {
          ran.push(id ?? "");
          if (ran.length === 2) resolve();
        },
        waiting: async () => [],
        onAdded: (listener) => {
          add = listener;
        },
      },
    ],
  });
  add([{ id: "a" }, { id: "b" }]);
  await bothRan;
  await running.stop();
  expect(ran.toSorted()).toEqual(["a", "b"]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select data from jobs.job where name = 'knit' order by data->>'id'");
  await client.end();
  expect(rows).toEqual([{ data: { id: "a" } }, { data: { id: "b" } }]);
});
