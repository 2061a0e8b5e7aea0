import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import { anInsight, signUp, someReading } from "#test-support/factories.ts";
import { lettersTo, tokenIn } from "#test-support/letters.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { promiseLinks } from "../../platform/db/tables/promises.ts";
import { answerByLink } from "./promise-links.ts";
import { remindOfPromises } from "./remind-of-promises.ts";
import { deleteExpiredReminderData } from "./reminders.ts";

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

/** Creates a person who received a letter about promises that are due on the 20th. */
async function aLetter({ steps = 1 } = {}) {
  clock.set("2026-11-18T12:00:00Z");
  const person = await signUp(app);
  const { authPool } = app.dependencies.database;
  await authPool.query(`update auth."user" set email_verified = true where id = $1`, [person.userId]);
  await person.put("/api/reminders", { byMail: true, hour: 9, quietFrom: null, quietTo: null });
  const actionSteps = [{ text: "Ring the second shop." }, { text: "Read it aloud." }];
  const reading = { ...someReading, actionSteps };
  const { id } = await anInsight(app, { userId: person.userId, reading });
  const path = (index: number) => `/api/insights/${id}/steps/${index}/promise`;
  for (let index = 0; index < steps; index += 1) await person.put(path(index), { dueOn: "2026-11-20" });
  clock.set("2026-11-20T12:00:00Z");
  await remindOfPromises(app.dependencies);
  const letter = (await lettersTo(app, person.email)).find((each) => each.includes("Something is waiting"));
  const step = async () => (await person.get<InsightOutput>(`/api/insights/${id}`)).body.steps[0];
  return { person, path: path(0), letter, token: tokenIn(letter, "did"), step };
}

const use = (token: string, answer = "did") => app.visitor().post("/api/promise-links", { token, answer });

/** Uses the link in a process that stops after `after` of its transactions. */
async function stopWhileUsing(token: string, answer: "did" | "tomorrow", { after }: { after: number }) {
  const { database } = app.dependencies;
  let left = after;
  const ending: typeof database = {
    ...database,
    batch: (actor, body) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error("the power went")) : database.batch(actor, body);
    },
  };
  const using = answerByLink({ ...app.dependencies, database: ending }, { token, answer });
  await expect(using).rejects.toThrow("the power went");
}

describe("a link in a letter", () => {
  it("says without a session that the step is done, and shows nothing of it", async () => {
    const { token, letter, step } = await aLetter();
    expect(letter).toContain("/reminder#did=");
    expect(letter).toContain("/reminder#tomorrow=");
    expect(letter).toContain("You can use one of them, once, within 7 days, without signing in.");
    expect(letter).not.toContain("second shop");
    expect((await step())?.isDone).toBe(false);
    const { status, body } = await use(token);
    expect([status, body]).toEqual([200, { isKept: true }]);
    expect(await step()).toMatchObject({ isDone: true, promise: { answer: "did" } });
  });

  it("puts the question off to the next day", async () => {
    const { token, step } = await aLetter();
    await use(token, "tomorrow");
    expect(await step()).toMatchObject({ isDone: false, promise: { snoozedUntil: "2026-11-21" } });
  });

  it("works once, whichever of the two is used", async () => {
    const { token, step } = await aLetter();
    await use(token, "tomorrow");
    const { status, error } = await use(token, "did");
    expect([status, error?.message]).toEqual([404, "This link has been used or has expired."]);
    expect((await step())?.isDone).toBe(false);
  });

  it.each([
    ["did", 1],
    ["did", 2],
    ["did", 3],
    ["tomorrow", 1],
    ["tomorrow", 2],
  ] as const)(
    "with the answer %s still works when the process ended after %i of its transactions",
    async (answer, after) => {
      const { token, step } = await aLetter();
      await stopWhileUsing(token, answer, { after });
      expect((await step())?.isDone).toBe(false);
      expect((await use(token, answer)).status).toBe(200);
      const done = { isDone: true, promise: { answer: "did" } };
      const putOff = { isDone: false, promise: { answer: null, snoozedUntil: "2026-11-21" } };
      expect(await step()).toMatchObject(answer === "did" ? done : putOff);
    },
  );

  it("is deleted once it was used", async () => {
    const { token, person } = await aLetter();
    const { userId } = person;
    const links = async () =>
      (await app.dependencies.database.batch({ userId }, (tx) => [tx.select().from(promiseLinks)]))[0];
    expect(await links()).toHaveLength(1);
    await use(token);
    expect(await links()).toEqual([]);
  });

  it("works for seven days, and is forgotten then", async () => {
    const { token } = await aLetter();
    clock.set("2026-11-27T12:00:00Z");
    expect((await use(token)).status).toBe(404);
    clock.advance(1000);
    expect((await deleteExpiredReminderData(app.dependencies)).links).toBeGreaterThan(0);
  });

  it("works no more once the step was answered, taken back or promised anew", async () => {
    const { token, person, path, step } = await aLetter();
    await person.post(`${path}/answer`, { answer: "not-done" });
    await person.put(path, { dueOn: "2026-11-25" });
    expect((await use(token)).status).toBe(404);
    expect((await step())?.isDone).toBe(false);
  });

  it("is not in a letter about several steps, since nobody could tell which it is for", async () => {
    const { letter } = await aLetter({ steps: 2 });
    expect(letter).not.toContain("/reminder#");
  });

  it("is stored as a hash, and a made-up one opens nothing", async () => {
    const { token } = await aLetter();
    const { database } = app.dependencies;
    const { rows } = await database.asJobs((tx) => tx.execute("select * from app.promise_links"));
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const guess of ["none", `${token.slice(0, -4)}AAAA`, `${"A".repeat(22)}${token.slice(22)}`])
      expect((await use(guess)).status).toBe(404);
    expect((await use(token)).status).toBe(200);
  });
});
