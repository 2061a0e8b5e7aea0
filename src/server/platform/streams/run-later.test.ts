import { expect, it } from "vitest";
import { createLogCatcher } from "#test-support/log-catcher.ts";
import { createLaterRuns, runLater } from "./run-later.ts";

const { log, lines } = createLogCatcher();
const services = { runs: createLaterRuns(), log };

it("work beside an answer runs once at a time for each person and name", async () => {
  const gate = Promise.withResolvers<void>();
  const ran: string[] = [];
  const start = (userId: string, name: string) =>
    runLater(services, userId, {
      name,
      failure: "it failed",
      work: () => {
        ran.push(`${userId} ${name}`);
        return gate.promise;
      },
    });
  const started = [
    start("ann", "shown"),
    start("ann", "shown"),
    start("ann", "other"),
    start("bob", "shown"),
  ];
  expect(ran).toEqual(["ann shown", "ann other", "bob shown"]);
  gate.resolve();
  expect(await Promise.all(started)).toEqual(["done", "done", "done", "done"]);
  await services.runs.whenIdle();
  await start("ann", "shown");
  expect(ran.at(-1)).toBe("ann shown");
  expect(ran).toHaveLength(4);
});

it("work beside an answer that fails is logged with its sentence and throws nothing", async () => {
  const work = () => Promise.reject(new Error("the power went"));
  expect(
    await runLater(services, "ann", { name: "shown", failure: "shown ones were not counted", work }),
  ).toBe("failed");
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: "shown ones were not counted", userId: "ann", level: 50 }),
  );
});
