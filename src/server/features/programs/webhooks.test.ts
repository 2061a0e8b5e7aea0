import type { IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { WebhookOutput } from "#contract/programs.ts";
import { DAY_MS, MINUTE_MS } from "#domain/time.ts";
import { anInsight, signUp } from "#test-support/factories.ts";
import { codeIn, lettersTo, sentLettersTo } from "#test-support/letters.ts";
import { serve } from "#test-support/serve.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { createWebhookQueue } from "../../platform/jobs/letter-queue.ts";
import { startJobs } from "../../platform/jobs/start-jobs.ts";
import { announceDueSteps, announceReadings } from "./announce.ts";
import { webhookComposers } from "./send-webhook.ts";
import { tellOfDisabledWebhooks } from "./tell-of-disabled.ts";
import { createWebhook } from "./webhooks.ts";

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const clock = createTestClock();
let app: TestApp;
let receiver: string;
let received: Received[] = [];
let status = 200;
/** The receiver answers when this promise resolves. */
let hold: Promise<void> = Promise.resolve();
const A_CODE = expect.stringMatching(/^\d{6}$/);
const WAIT = { timeout: 8_000 };

beforeAll(async () => {
  app = await createTestApp({ clock, settings: { WEBHOOK_PRIVATE_HOSTS: "on" } });
  ({ url: receiver } = await serve(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    await hold;
    response.writeHead(status).end();
  }));
});
beforeEach(() => {
  clock.set(new Date());
  received = [];
  status = 200;
  hold = Promise.resolve();
});

type Member = Awaited<ReturnType<typeof signUp>>;
const EVENTS = ["reading.ready", "step.due"];

/** Signs up a person with a webhook. */
async function aListener({ events = EVENTS, hasContent = false } = {}) {
  const person = await signUp(app);
  const wanted = { url: `${receiver}/duck?for=me`, events, hasContent };
  const { body } = await person.post<{ id: string; secret: string }>("/api/programs/webhooks", wanted);
  return { person, ...body };
}

const stateOf = async (person: Member) =>
  (await person.get<{ webhooks: WebhookOutput[] }>("/api/programs")).body.webhooks[0];

/** Tries every waiting message once, as the queue does. */
async function sendAll(): Promise<void> {
  const { post } = app.dependencies;
  for (const id of await post.waiting("webhooks")) await post.send(id).catch(() => undefined);
}

const messages = () => received.map(({ body }) => JSON.parse(body));

describe("a webhook", () => {
  it("gets one signed message for a new reading, with its address and nothing of its words", async () => {
    const { person, secret } = await aListener();
    clock.advance(MINUTE_MS);
    const { id } = await anInsight(app, { userId: person.userId });
    await announceReadings(app.dependencies);
    expect(await announceReadings(app.dependencies)).toEqual({ queued: 0 });
    await sendAll();
    expect(messages()).toEqual([
      {
        type: "reading.ready",
        timestamp: clock.now().toISOString(),
        data: { insightId: id, step: null, url: `${app.url}/insights/${id}` },
      },
    ]);
    const [{ headers, body } = { headers: {}, body: "" }] = received;
    const verify = (sent: string) => new Webhook(secret).verify(sent, headers as Record<string, string>);
    expect(verify(body)).toMatchObject({ type: "reading.ready" });
    expect(() => verify(body.replace("reading", "writing"))).toThrow("No matching signature");
    expect(await stateOf(person)).toMatchObject({
      deliveredAt: clock.now().toISOString(),
      failingSince: null,
    });
  });

  it("gets a message on the day of a step, with the step's words only where they were asked for", async () => {
    const { person } = await aListener({ events: ["step.due"], hasContent: true });
    const today = clock.now().toISOString().slice(0, 10);
    const [due, later] = [
      await anInsight(app, { userId: person.userId }),
      await anInsight(app, { userId: person.userId }),
    ];
    await person.put(`/api/insights/${due.id}/steps/0/promise`, { dueOn: today });
    await person.put(`/api/insights/${later.id}/steps/0/promise`, { dueOn: "2099-01-01" });
    await announceReadings(app.dependencies);
    await announceDueSteps(app.dependencies);
    expect(await announceDueSteps(app.dependencies)).toEqual({ queued: 0 });
    await sendAll();
    const content = expect.objectContaining({ text: "Open draft three and read its first line aloud." });
    expect(messages()).toEqual([
      expect.objectContaining({
        type: "step.due",
        data: expect.objectContaining({ insightId: due.id, step: 0, content }),
      }),
    ]);
  });

  it("gets a message again with the same id until it accepts, and none about a reading deleted meanwhile", async () => {
    const { person } = await aListener({ hasContent: true });
    const { id } = await anInsight(app, { userId: person.userId });
    await announceReadings(app.dependencies);
    status = 500;
    await sendAll();
    expect(await stateOf(person)).toMatchObject({
      failingSince: clock.now().toISOString(),
      lastFailure: "answered 500",
      disabledAt: null,
    });
    status = 204;
    clock.advance(MINUTE_MS);
    await sendAll();
    const [first, second] = received.map(({ headers }) => headers["webhook-id"]);
    expect(received).toHaveLength(2);
    expect(second).toBe(first);
    expect(messages()[1].data.content.headline).toBe("You already know which draft it is.");
    expect(await stateOf(person)).toMatchObject({ failingSince: null, lastFailure: null });
    const gone = await anInsight(app, { userId: person.userId });
    await announceReadings(app.dependencies);
    await person.delete(`/api/insights/${gone.id}`);
    await sendAll();
    expect(received).toHaveLength(2);
    expect(id).not.toBe(gone.id);
  });

  it("that accepts nothing for three days is turned off, a letter says so once, and a test turns it on", async () => {
    const { person, id } = await aListener();
    const { authPool } = app.dependencies.database;
    await authPool.query(`update auth."user" set email_verified = true where id = $1`, [person.userId]);
    status = 503;
    await person.post(`/api/programs/webhooks/${id}/test`);
    await sendAll();
    clock.advance(3 * DAY_MS + MINUTE_MS);
    await sendAll();
    const off = await stateOf(person);
    expect(off).toMatchObject({ disabledAt: clock.now().toISOString(), lastFailure: "answered 503" });
    expect(await tellOfDisabledWebhooks(app.dependencies)).toEqual({ told: 1 });
    expect(await tellOfDisabledWebhooks(app.dependencies)).toEqual({ told: 0 });
    const [letter] = (await lettersTo(app, person.email)).filter((each) => each.includes("turned off"));
    expect(letter).toContain(`${app.url}/preferences#programs`);
    expect(letter).not.toContain(receiver);
    // The message that still waits is dropped, because its webhook is off.
    await sendAll();
    status = 200;
    received = [];
    expect((await person.post(`/api/programs/webhooks/${id}/test`)).body).toEqual({ queued: true });
    await sendAll();
    expect(messages().map(({ type }) => type)).toEqual(["test"]);
    expect((await stateOf(person))?.disabledAt).toBeNull();
    expect((await person.delete(`/api/programs/webhooks/${id}`)).body).toEqual({ removed: true });
    expect(
      (await sentLettersTo(app, person.email)).filter((each) => each.includes("turned off")),
    ).toHaveLength(1);
  });

  it("that answers 410 is turned off at once", async () => {
    const { person, id } = await aListener();
    status = 410;
    await person.post(`/api/programs/webhooks/${id}/test`);
    await sendAll();
    expect((await stateOf(person))?.disabledAt).not.toBeNull();
  });

  it("goes to no private network, neither when it is added nor when its name points there later", async () => {
    const { config, ...services } = app.dependencies;
    const strict = { ...services, config: { ...config, webhookPrivateHosts: false } };
    const person = await signUp(app);
    const { rows } = await app.dependencies.database.authPool.query<{ id: string }>(
      "select id from auth.session where user_id = $1",
      [person.userId],
    );
    const session = { userId: person.userId, sessionId: rows[0]?.id ?? "" };
    const add = (url: string) =>
      createWebhook(strict, session, { url, events: ["reading.ready"], hasContent: false });
    for (const url of [
      "http://duck.example/",
      "ftp://duck.example/",
      "https://a:b@duck.example/",
      "no address",
    ])
      await expect(add(url), url).rejects.toThrow("must begin with https://");
    for (const url of [
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://169.254.169.254/",
      "https://2130706433/",
    ])
      await expect(add(url), url).rejects.toThrow("private network");
    const { id } = await add("https://localhost:9/");
    await person.post(`/api/programs/webhooks/${id}/test`);
    const [compose] = Object.values(webhookComposers(strict));
    const message = {
      userId: person.userId,
      webhookId: id,
      type: "test",
      at: "",
      messageId: "msg_1",
      kind: "",
    };
    const delivery = await compose?.(message);
    if (!delivery || !("deliver" in delivery)) throw new Error("There is no delivery");
    await expect(delivery.deliver()).rejects.toThrow("PRIVATE_HOST");
    expect((await stateOf(person))?.lastFailure).toBe("could not be reached");
  });

  it("is tested at most ten times an hour, because all people's webhooks share one queue", async () => {
    const { person, id } = await aListener();
    const test = () => person.post(`/api/programs/webhooks/${id}/test`);
    for (let count = 0; count < 10; count += 1) expect((await test()).status).toBe(200);
    expect(await test()).toMatchObject({ status: 429, error: { code: "rate_limited" } });
  });

  it("a webhook's address and secret are stored encrypted, and the secret is shown once", async () => {
    const { person, secret } = await aListener();
    const { rows } = await app.dependencies.database.authPool.query("select * from auth.webhook");
    expect(JSON.stringify(rows)).not.toMatch(/duck\?for=me|whsec_/);
    const state = await stateOf(person);
    expect(state?.url).toBe(`${receiver}/duck?for=me`);
    expect(JSON.stringify(state)).not.toContain(secret);
  });
});

describe("the queue of webhooks", () => {
  it("a sign-in code is sent while all workers of the queue of webhooks wait for receivers that hang", async () => {
    const { post, log, metrics } = app.dependencies;
    await sendAll();
    received = [];
    const jobs = await startJobs({
      connectionString: app.databaseUrl,
      post,
      log,
      metrics,
      jobs: [],
      pollSeconds: 0.5,
      queues: [createWebhookQueue(post)],
    });
    const release = Promise.withResolvers<void>();
    onTestFinished(async () => {
      release.resolve();
      await jobs.stop();
    });
    hold = release.promise;
    const { person, id } = await aListener();
    for (let count = 0; count < 6; count += 1) await person.post(`/api/programs/webhooks/${id}/test`);
    await vi.waitFor(() => expect(received).toHaveLength(4), WAIT);
    await app
      .visitor()
      .post("/api/auth/send-sign-in-mail", { email: person.email, callbackURL: "/insights" });
    await vi.waitFor(
      async () => expect((await sentLettersTo(app, person.email)).map(codeIn)).toContainEqual(A_CODE),
      WAIT,
    );
    expect((await stateOf(person))?.deliveredAt).toBeNull();
    release.resolve();
    await vi.waitFor(() => expect(received).toHaveLength(6), WAIT);
  });
});
