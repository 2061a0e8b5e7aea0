import { expect, it } from "vitest";
import { runAtMost } from "./run-at-most.ts";
import { nextTurn } from "./turns.ts";

it("a queue of tasks drops a waiting task when its signal is aborted, and runs the next one in its place", async () => {
  const runInTurn = runAtMost(1);
  const first = Promise.withResolvers<string>();
  const running = runInTurn(() => first.promise);
  const stop = new AbortController();
  const dropped = runInTurn(() => expect.fail("a task that was dropped"), stop.signal);
  const next = runInTurn(async () => "next");
  stop.abort(new Error("no longer wanted"));
  await expect(dropped).rejects.toThrow("no longer wanted");
  await expect(runInTurn(() => expect.fail("a task that came too late"), stop.signal)).rejects.toThrow();
  first.resolve("first");
  expect(await Promise.all([running, next])).toEqual(["first", "next"]);
});

it("a queue of tasks does not stop a task that has begun when its signal is aborted", async () => {
  const runInTurn = runAtMost(1);
  const stop = new AbortController();
  const first = Promise.withResolvers<string>();
  const before = runInTurn(() => first.promise);
  const begun = runInTurn(async () => {
    await nextTurn();
    return "whole";
  }, stop.signal);
  first.resolve("first");
  await before;
  stop.abort();
  expect(await begun).toBe("whole");
});

it("a queue of tasks runs as many at a time as allowed, in order, also after one has failed", async () => {
  const runInTurn = runAtMost(2);
  const begun: number[] = [];
  const tasks = [0, 1, 2, 3].map(() => Promise.withResolvers<number>());
  const results = tasks.map(({ promise }, index) =>
    runInTurn(async () => {
      begun.push(index);
      return await promise;
    }),
  );
  await nextTurn();
  expect(begun).toEqual([0, 1]);
  tasks[1]?.reject(new Error("no paper"));
  await expect(results[1]).rejects.toThrow("no paper");
  await nextTurn();
  expect(begun).toEqual([0, 1, 2]);
  tasks[0]?.resolve(0);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3]);
  tasks[2]?.resolve(2);
  tasks[3]?.resolve(3);
  expect(await Promise.all([results[0], results[2], results[3]])).toEqual([0, 2, 3]);
  expect(await runInTurn(async () => "one more")).toBe("one more");
});
