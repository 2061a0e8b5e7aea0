import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import { anInsight, signUp, someReading } from "#test-support/factories.ts";
import { lettersTo, tokenIn } from "#test-support/letters.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { remindOfPromises } from "./remind-of-promises.ts";
import { forgetReminders } from "./reminders.ts";

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

/** Somebody who got a letter about what is due on the 20th. */
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
  const letter = (await lettersTo(app, person.email)).find((each) => each.includes("Something waits"));
  const step = async () => (await person.get<InsightOutput>(`/api/insights/${id}`)).body.steps[0];
  return { person, path: path(0), letter, token: tokenIn(letter, "did"), step };
}

const use = (token: string, answer = "did") => app.visitor().post("/api/promise-links", { token, answer });

describe("a link in a letter", () => {
  it("a link in a letter says without a session that the step is done, and shows nothing of it", async () => {
    const { token, letter, step } = await aLetter();
    expect(letter).toContain("/reminder#did=");
    expect(letter).toContain("/reminder#tomorrow=");
    expect(letter).not.toContain("second shop");
    expect((await step())?.isDone).toBe(false);
    const { status, body } = await use(token);
    expect([status, body]).toEqual([200, { isKept: true }]);
    expect(await step()).toMatchObject({ isDone: true, promise: { answer: "did" } });
  });

  it("a link in a letter puts the question off to the next day", async () => {
    const { token, step } = await aLetter();
    await use(token, "tomorrow");
    expect(await step()).toMatchObject({ isDone: false, promise: { snoozedUntil: "2026-11-21" } });
  });

  it("a link in a letter works once, whichever of the two is used", async () => {
    const { token, step } = await aLetter();
    await use(token, "tomorrow");
    const { status, error } = await use(token, "did");
    expect([status, error?.message]).toEqual([404, "This link has been used or has run out."]);
    expect((await step())?.isDone).toBe(false);
  });

  it("a link in a letter works for seven days, and is forgotten then", async () => {
    const { token } = await aLetter();
    clock.set("2026-11-27T12:00:00Z");
    expect((await use(token)).status).toBe(404);
    clock.advance(1000);
    expect((await forgetReminders(app.dependencies)).links).toBeGreaterThan(0);
  });

  it("a link in a letter works no more once the step was answered, taken back or promised anew", async () => {
    const { token, person, path, step } = await aLetter();
    await person.post(`${path}/answer`, { answer: "not-done" });
    await person.put(path, { dueOn: "2026-11-25" });
    expect((await use(token)).status).toBe(404);
    expect((await step())?.isDone).toBe(false);
  });

  it("a link in a letter is not in a letter about several steps, since nobody could tell which it is for", async () => {
    const { letter } = await aLetter({ steps: 2 });
    expect(letter).not.toContain("/reminder#");
  });

  it("a link in a letter is stored as a hash, and a made-up one opens nothing", async () => {
    const { token } = await aLetter();
    const { database } = app.dependencies;
    const { rows } = await database.asJobs((tx) => tx.execute("select * from app.promise_links"));
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const guess of ["none", `${token.slice(0, -4)}AAAA`, `${"A".repeat(22)}${token.slice(22)}`])
      expect((await use(guess)).status).toBe(404);
    expect((await use(token)).status).toBe(200);
  });
});
