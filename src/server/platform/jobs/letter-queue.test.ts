import pg from "pg";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { goodbye } from "../auth/waiting-letters.ts";
import type { Letter } from "../mail/mail.ts";
import { type Jobs, startJobs } from "./start-jobs.ts";

let app: TestApp;
let running: Jobs;
const send = vi.fn<(letter: Letter) => Promise<void>>();
beforeAll(async () => {
  const mail = { description: "into a list", close: () => undefined, send };
  app = await createTestApp({ clock: createTestClock(), parts: { mail } });
  const { post, log, metrics } = app.dependencies;
  running = await startJobs({
    connectionString: app.databaseUrl,
    post,
    log,
    metrics,
    jobs: [],
    pollSeconds: 0.5,
    letterPauseSeconds: 1,
  });
  return () => running.stop();
});

/** Resolves with the letters that were sent, once there are `count` of them. */
function taken(count: number): Promise<Letter[]> {
  const { promise, resolve } = Promise.withResolvers<Letter[]>();
  const letters: Letter[] = [];
  send.mockImplementation(async (letter) => {
    letters.push(letter);
    if (letters.length === count) resolve(letters);
  });
  return promise;
}

/** Runs a query as the owner of the queue's tables. */
async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

describe("the letter queue", () => {
  it("sends a letter as soon as it is written, and stores only its id", async () => {
    const letters = taken(1);
    await app.dependencies.post.write(goodbye("dana@pond.example"));
    const [letter] = await letters;
    expect(letter?.to).toBe("dana@pond.example");
    expect(await query("select data from jobs.job where name = 'send-letter'")).toEqual([
      { data: { letterId: letter?.id } },
    ]);
  });

  it("retries a letter that the mail server refused, and sends it once", async () => {
    send.mockReset();
    const letters = taken(1);
    send.mockRejectedValueOnce(new Error("the server is down"));
    await app.dependencies.post.write(goodbye("kim@pond.example"));
    expect(await letters).toMatchObject([{ to: "kim@pond.example" }]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("finishes the current letter before it stops", async () => {
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    send.mockImplementation(async () => {
      begun.resolve();
      await release.promise;
    });
    await app.dependencies.post.write(goodbye("sam@pond.example"));
    await begun.promise;
    const stopping = running.stop();
    release.resolve();
    await stopping;
    expect(await query("select from auth.letter")).toEqual([]);
  });
});
