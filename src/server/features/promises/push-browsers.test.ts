import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anInsight, signUp } from "#test-support/factories.ts";
import { startFakePush } from "#test-support/fake-push-service.ts";
import { lettersTo, resetTokenIn, sendLetters } from "#test-support/letters.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { pushSubscriptions, stepPromises } from "../../platform/db/tables/promises.ts";
import { BROWSERS_AT_ONCE } from "./forget-browsers.ts";
import { remindOfPromises } from "./remind-of-promises.ts";
import { deleteExpiredReminderData } from "./reminders.ts";

const NOON = "2026-11-20T12:00:00Z";
const clock = createTestClock();
const service = await startFakePush();

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, settings: { PUSH_SERVICE_URL: service.url } });
});
beforeEach(async () => {
  await app.dependencies.database.asJobs((tx) => tx.delete(stepPromises));
  service.messages.length = 0;
  service.refuse(0);
});

/** Creates a person with one browser who promised steps for the 20th. */
async function aPerson({ steps = 1 } = {}) {
  clock.set("2026-11-18T12:00:00Z");
  const person = await signUp(app);
  const { publicKey } = (await person.get<{ publicKey: string }>("/api/reminders/browsers")).body;
  const browser = service.subscribe(publicKey);
  const added = await person.put<{ addressHash: string }>("/api/reminders/browsers", browser);
  const paths: string[] = [];
  for (let count = 0; count < steps; count += 1) {
    const { id } = await anInsight(app, { userId: person.userId });
    paths.push(`/api/insights/${id}/steps/0/promise`);
    await person.put(paths[count] ?? "", { dueOn: "2026-11-20" });
  }
  const hashes = async () =>
    (await person.get<{ addressHashes: string[] }>("/api/reminders/browsers")).body.addressHashes;
  return { person, browser, hash: added.body.addressHash, publicKey, path: paths[0] ?? "", hashes };
}

/** Runs the job that reminds people, and sends the messages that the job queued. */
async function remindAt(time = NOON) {
  clock.set(time);
  await remindOfPromises(app.dependencies);
  await sendLetters(app);
  return service.messages;
}

describe("a browser that shows reminders", () => {
  it("is told the number of things that are due and where they are answered, and nothing else", async () => {
    const { path } = await aPerson();
    const insightId = path.split("/")[3];
    expect(await remindAt()).toEqual([
      {
        payload: { kind: "due", count: 1, steps: [{ insightId, index: 0 }] },
        ttlSeconds: 9 * 3600,
        topic: "due",
      },
    ]);
    expect(await remindAt("2026-11-20T14:00:00Z")).toHaveLength(1);
  });

  it("gets one message about several things", async () => {
    await aPerson({ steps: 2 });
    expect(await remindAt()).toMatchObject([{ payload: { count: 2, steps: [{}, {}] } }]);
  });

  it("is stored encrypted, once for each address, and found by a hash that the browser can compute", async () => {
    const { person, browser, hash, publicKey, hashes } = await aPerson();
    await person.put("/api/reminders/browsers", browser);
    expect(await hashes()).toEqual([hash]);
    const bytes = new TextEncoder().encode(`${publicKey} ${browser.endpoint}`);
    const digest = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("base64url");
    expect(hash).toBe(digest);
    const rows = await app.dependencies.database.asJobs((tx) =>
      tx.execute("select * from app.push_subscriptions"),
    );
    expect(JSON.stringify(rows.rows)).not.toMatch(/127\.0\.0\.1|\/push\//);
  });

  it("is told nothing once it is turned off", async () => {
    const { person, hash, hashes } = await aPerson();
    const off = await person.request("DELETE", "/api/reminders/browsers", { addressHash: hash });
    expect(off.body).toEqual({ isRemoved: true });
    expect(await hashes()).toEqual([]);
    expect(await remindAt()).toEqual([]);
  });

  it("is told nothing after the person signed out there, and is forgotten", async () => {
    const { person } = await aPerson();
    await person.post("/api/auth/sign-out", {});
    expect(await remindAt()).toEqual([]);
    await aPerson().then(({ person: other }) => other.post("/api/auth/sign-out", {}));
    expect(await deleteExpiredReminderData(app.dependencies)).toMatchObject({ browsers: 1 });
  });

  it("is told nothing after its account was recovered by a reset, as no other device that was signed in", async () => {
    const { person } = await aPerson();
    const { email } = person;
    await app.visitor().post("/api/auth/request-password-reset", { email });
    const token = resetTokenIn((await lettersTo(app, email)).at(-1));
    const reset = { token, newPassword: "a lantern on the far shore" };
    expect((await app.visitor().post("/api/auth/reset-password", reset)).status).toBe(200);
    expect(await remindAt()).toEqual([]);
  });

  it("is forgotten with its session, however many there are", async () => {
    const { person, hashes, hash } = await aPerson();
    const { userId } = person;
    await deleteExpiredReminderData(app.dependencies);
    const ended = Array.from({ length: BROWSERS_AT_ONCE + 1 }, (_, index) => ({
      userId: index % 2 === 0 ? userId : newId(),
      addressHash: `ended ${index}`,
      body: "sealed",
      sessionName: `ended ${index}`,
      createdAt: clock.now(),
    }));
    await app.dependencies.database.asJobs((tx) => tx.insert(pushSubscriptions).values(ended));
    expect(await deleteExpiredReminderData(app.dependencies)).toMatchObject({
      browsers: BROWSERS_AT_ONCE + 1,
    });
    expect(await hashes()).toEqual([hash]);
  });

  it("is forgotten when its push service says that it is gone", async () => {
    const { browser, hashes } = await aPerson();
    service.end(browser.endpoint);
    expect(await remindAt()).toEqual([]);
    expect(await hashes()).toEqual([]);
  });

  it("is told again when its push service was away", async () => {
    await aPerson();
    service.refuse(503);
    await expect(remindAt()).rejects.toThrow("A letter was not sent: 503");
    service.refuse(0);
    await sendLetters(app);
    expect(service.messages).toHaveLength(1);
  });

  it("is told nothing if the step was answered while its push service was away", async () => {
    const { person, path } = await aPerson();
    service.refuse(503);
    await expect(remindAt()).rejects.toThrow();
    service.refuse(0);
    await person.post(`${path}/answer`, { answer: "did" });
    await sendLetters(app);
    expect(service.messages).toEqual([]);
  });

  it.each(["http://127.0.0.1:1/push", "https://push.example/a", "https://fcm.googleapis.com.evil.example/a"])(
    "is not one that would be reached at %s",
    async (endpoint) => {
      const { person, browser, hashes, hash } = await aPerson();
      const { status, error } = await person.put("/api/reminders/browsers", { ...browser, endpoint });
      expect([status, error?.code, error?.field]).toEqual([400, "invalid_input", "endpoint"]);
      expect(await hashes()).toEqual([hash]);
    },
  );

  it("is one of ten at most; one more ends the oldest", async () => {
    const { person, publicKey, hash, hashes } = await aPerson();
    for (let count = 0; count < 10; count += 1) {
      clock.advance(1000);
      await person.put("/api/reminders/browsers", service.subscribe(publicKey));
    }
    const all = await hashes();
    expect(all).toHaveLength(10);
    expect(all).not.toContain(hash);
  });
});
