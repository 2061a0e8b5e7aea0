import { beforeAll, describe, expect, it } from "vitest";
import type { BlockOutput } from "#contract/blocks.ts";
import type { InsightOutput } from "#contract/insights.ts";
import type { Me } from "#contract/session.ts";
import { beginAsGuest, signUp } from "#test-support/factories.ts";
import { type FakeProvider, type FakeRequest, fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING, FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import type { Person } from "#test-support/person.ts";
import { orderOf, QUESTION, wholeOf, wordsOf } from "#test-support/reading-app.ts";
import type { TestApp } from "#test-support/test-app.ts";
import type { TestClock } from "#test-support/test-clock.ts";
import { startTwoProcesses } from "#test-support/two-processes.ts";
import { newId } from "../../platform/db/ids.ts";

let model: FakeProvider;
let app: TestApp;
/** Another server process on the same database. */
let other: TestApp;
let clock: TestClock;
beforeAll(async () => {
  ({ model, app, other, clock } = await startTwoProcesses());
  return () => model.close();
});

const readsAReading = ({ body }: FakeRequest) => Number(body.max_tokens) === 750;
const slowly = (request: FakeRequest) =>
  readsAReading(request)
    ? ({ kind: "answer", text: FAKE_READING_TEXT, everyMs: 25 } as const)
    : fittingReply(request);

/** Starts a guest's reading and waits for its first words. */
async function guestBeingRead() {
  model.play(slowly);
  const before = model.requests.length;
  const guest = await beginAsGuest(app);
  await guest.put("/api/me/consent", { terms: true, age16: true });
  const key = newId();
  const stream = await guest.stream("POST", "/api/readings", orderOf(), {
    headers: { "idempotency-key": key },
  });
  for (let count = 0; count < 4; count += 1) await stream.next();
  const calls = () => model.requests.slice(before).filter(readsAReading).length;
  return { guest, key, stream, calls };
}

const resume = async (person: Person, key: string) =>
  await wholeOf(await person.stream("GET", `/api/readings/${key}/events`));

async function signInTo(person: Person, to: { email: string; password: string }) {
  const { email, password } = to;
  expect((await person.post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
}

/** Returns the same person, with the same browser's cookies, as a client of the other process. */
function elsewhere(person: Person): Person {
  const there = other.visitor();
  for (const pair of person.cookieHeader().split("; ")) {
    const at = pair.indexOf("=");
    there.setCookie(pair.slice(0, at), pair.slice(at + 1));
  }
  return there;
}

async function expectKept(person: Person, insightId: string | undefined): Promise<void> {
  const insight = await person.get<InsightOutput>(`/api/insights/${insightId}`);
  expect(insight.body).toMatchObject({
    userContext: QUESTION,
    isUnreadable: false,
    isDefault: false,
    reading: { interpretation: FAKE_READING.interpretation },
  });
  const blocks = await person.get<{ items: BlockOutput[] }>("/api/blocks");
  expect(blocks.body.items.map(({ id }) => id)).toEqual([insight.body.associatedBlock?.id]);
  expect((await person.get<Me>("/api/me")).body.insightsToday).toMatchObject({ used: 1 });
}

describe("a guest whose reading is running", () => {
  it("keeps it when they sign up in the meantime", async () => {
    const { guest, key, calls } = await guestBeingRead();
    const email = `${newId()}@example.org`;
    await guest.post("/api/auth/sign-up/email", { email, password: "four drafts, no owner", name: "" });
    const { last, events } = await resume(guest, key);
    expect(last).toMatchObject({ type: "done", isDefault: false });
    expect(wordsOf(events)).toBe(FAKE_READING.interpretation);
    await expectKept(guest, last?.type === "done" ? last.insightId : undefined);
    expect(calls()).toBe(1);
  });

  it("keeps it in the account that they sign in to, with every word and one model call", async () => {
    const account = await signUp(app);
    const { guest, key, stream, calls } = await guestBeingRead();
    await signInTo(guest, account);
    const [seen, { last, events }] = await Promise.all([stream.all(), resume(guest, key)]);
    expect(seen.at(-1)?.data).toMatchObject({ type: "done" });
    expect(last).toMatchObject({ type: "done", isDefault: false });
    expect(wordsOf(events)).toBe(FAKE_READING.interpretation);
    await expectKept(guest, last?.type === "done" ? last.insightId : undefined);
    expect(calls()).toBe(1);
  });

  it("keeps it when they sign in at another process and repeat the request there", async () => {
    const account = await signUp(app);
    const { guest, key, calls } = await guestBeingRead();
    const there = elsewhere(guest);
    await signInTo(there, account);
    const again = await there.stream("POST", "/api/readings", orderOf(), {
      headers: { "idempotency-key": key },
    });
    const { last } = await wholeOf(again);
    expect(last).toMatchObject({ type: "done", isDefault: false });
    await expectKept(there, last?.type === "done" ? last.insightId : undefined);
    expect(calls()).toBe(1);
  });

  it("keeps it at whatever moment near its end they sign in", async () => {
    model.play(fittingReply);
    for (const pause of [0, 20, 40, 60, 80, 120]) {
      const account = await signUp(app);
      const guest = await beginAsGuest(app);
      await guest.put("/api/me/consent", { terms: true, age16: true });
      const key = newId();
      const reading = guest.stream("POST", "/api/readings", orderOf(), {
        headers: { "idempotency-key": key },
      });
      await new Promise((resolve) => setTimeout(resolve, pause));
      await signInTo(guest, account);
      const { status } = await reading;
      const { last } = await resume(guest, key);
      // A reading that had not begun when the guest's rows moved is refused, before the model is called.
      if (status === 401) continue;
      expect({ pause, last }).toMatchObject({ pause, last: { type: "done" } });
      await expectKept(guest, last?.type === "done" ? last.insightId : undefined);
    }
  });

  it("can stop it from the account", async () => {
    const account = await signUp(app);
    const { guest, key } = await guestBeingRead();
    await signInTo(guest, account);
    expect((await guest.post(`/api/readings/${key}/stop`)).body).toEqual({ stopped: true });
    expect((await resume(guest, key)).last).toMatchObject({ type: "error", code: "reading_stopped" });
    // The stopped reading counts towards the day's limit, because its words were shown.
    expect((await guest.get<Me>("/api/me")).body.insightsToday).toMatchObject({ used: 1 });
  });
});

describe("a guest who has lifted cards", () => {
  it("is read with them in the account that they sign in to, answers and all", async () => {
    model.play(fittingReply);
    const account = await signUp(app);
    await account.put("/api/me/consent", { terms: true, age16: true });
    const guest = await beginAsGuest(app);
    await guest.put("/api/me/consent", { terms: true, age16: true });
    const { drawId } = (await guest.post<{ drawId: string }>("/api/draws")).body;
    const lifted = { spreadType: "full-pond", picks: [4, 9, 30] };
    const { cards } = (await guest.post<{ cards: unknown }>(`/api/draws/${drawId}/lift`, lifted)).body;
    await signInTo(guest, account);
    const again = await guest.post<{ cards: unknown }>(`/api/draws/${drawId}/lift`, lifted);
    expect(again.body.cards).toEqual(cards);
    const answers = { act: "Send the third draft.", obstacle: { kind: "afraid" as const } };
    const stream = await guest.stream("POST", "/api/readings", orderOf({ drawId, answers }), {
      headers: { "idempotency-key": newId() },
    });
    const { insightId } = await wholeOf(stream);
    const { body } = await guest.get<InsightOutput>(`/api/insights/${insightId}`);
    expect(body).toMatchObject({ cardsDrawn: cards, answers });
  });

  it("a guest's answers are theirs in the account that they sign in to", async () => {
    model.play(fittingReply);
    const account = await signUp(app);
    const guest = await beginAsGuest(app);
    await guest.put("/api/me/consent", { terms: true, age16: true });
    const answers = { heavySentence: QUESTION, when: { text: "Tonight at 8", at: "2026-11-20T20:00" } };
    const stream = await guest.stream("POST", "/api/readings", orderOf({ answers }), {
      headers: { "idempotency-key": newId() },
    });
    const { insightId } = await wholeOf(stream);
    await signInTo(guest, account);
    expect((await guest.get<InsightOutput>(`/api/insights/${insightId}`)).body.answers).toEqual(answers);
  });
});

describe("an account without a time zone that has used its day", () => {
  it("gets no second day from the time zone of a guest who signs in to it", async () => {
    clock.set("2026-11-20T12:00:00Z");
    model.play(fittingReply);
    const account = await signUp(app);
    await account.put("/api/me/consent", { terms: true, age16: true });
    const read = async (person: Person) =>
      await wholeOf(
        await person.stream("POST", "/api/readings", orderOf(), { headers: { "idempotency-key": newId() } }),
      );
    for (let count = 0; count < 7; count += 1) expect((await read(account)).insightId).toBeDefined();
    const guest = await beginAsGuest(app);
    await guest.put("/api/me/consent", { terms: true, age16: true, timeZone: "Pacific/Kiritimati" });
    await signInTo(guest, account);
    expect((await read(guest)).body).toMatchObject({
      error: { code: "daily_limit", resetTime: "2026-11-21T00:00:00.000Z" },
    });
  });
});
