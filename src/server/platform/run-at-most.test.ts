import { expect, it } from "vitest";
import { runAtMost } from "./run-at-most.ts";
import { nextTurn } from "./turns.ts";

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
