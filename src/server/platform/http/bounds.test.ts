import { beforeAll, describe, expect, it } from "vitest";
import { beginAsGuest, signUp } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { startTwoProcesses } from "#test-support/two-processes.ts";
import { newId } from "../db/ids.ts";
import { userCounters } from "../db/tables/people.ts";

const CONSENT = { terms: true, age16: true };
const NOON = "2026-11-20T12:00:00Z";
const clock = createTestClock(NOON);
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const write = (person: Awaited<ReturnType<typeof beginAsGuest>>) => person.put("/api/me/consent", CONSENT);

describe("writes", () => {
  it.each([
    ["somebody with an account", signUp],
    ["a guest", beginAsGuest],
  ])(
    "write requests are limited to 120 a minute for %s, even in parallel, and reads still work",
    async (_who, begin) => {
      clock.set(NOON);
      const person = await begin(app);
      const answers = await Promise.all(Array.from({ length: 130 }, () => write(person)));
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(120);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(10);
      for (const { error, headers } of refused) {
        expect(error).toMatchObject({ code: "too_many_writes", retryAfter: 60, remaining: 0 });
        expect(error?.message).toMatch(
          /^That was more than 120 changes in a minute. This one was not saved./,
        );
        expect(headers.get("retry-after")).toBe("60");
      }
      expect((await person.get("/api/me")).status).toBe(200);
      clock.advance(60_000);
      expect((await write(person)).status).toBeLessThan(300);
    },
  );

  it("write requests are counted per person over all sessions and processes", async () => {
    const two = await startTwoProcesses();
    const person = await signUp(two.app);
    const phone = two.other.visitor();
    const { email, password } = person;
    expect((await phone.post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
    const ask = (index: number) => (index % 2 === 0 ? person : phone).put("/api/me/consent", CONSENT);
    const answers = await Promise.all(Array.from({ length: 130 }, (_, index) => ask(index)));
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(120);
    expect((await write(await signUp(two.app))).status).toBeLessThan(300);
    await two.model.close();
  });

  it("write requests cost no extra round trip for being counted", async () => {
    const person = await signUp(app);
    expect(await app.roundTrips(() => write(person))).toBe(2);
  });
});

describe("open draws", () => {
  it("are limited to fifty a person, even in parallel, until the oldest expires", async () => {
    clock.set(NOON);
    const person = app.as();
    await person.post("/api/draws");
    clock.advance(60_000);
    const answers = await Promise.all(Array.from({ length: 100 }, () => person.post("/api/draws")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(51);
    expect(refused[0]?.error).toMatchObject({
      code: "too_many_draws",
      retryAfter: 24 * 3600 - 60,
      message: expect.stringContaining("You have 50 unfinished draws."),
    });
    expect((await app.as().post("/api/draws")).status).toBe(200);
    clock.advance(24 * 3_600_000 - 60_000);
    expect((await person.post("/api/draws")).status).toBe(200);
    expect((await person.post("/api/draws")).status).toBe(429);
  });
});

describe("blocks", () => {
  it("are limited to two thousand a person, even in parallel, and a deletion allows another", async () => {
    const person = app.as();
    const { userId } = person.session;
    await app.dependencies.database.batch({ userId }, (tx) => [
      tx.insert(userCounters).values({ userId, blocks: 1995 }),
    ]);
    const add = (id = newId()) =>
      person.post<{ id: string }>("/api/blocks", { id, blockTypeId: "life", name: "Elsewhere" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => add()));
    const made = answers.filter(({ status }) => status < 300);
    expect(made).toHaveLength(5);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({
      code: "too_many_blocks",
      message: "You have 2000 blocks, which is as many as one person can keep. Delete one to add another.",
    });
    const id = made[0]?.body.id ?? "";
    // Adding an existing block again gives the same answer as before.
    expect((await add(id)).status).toBeLessThan(300);
    await person.delete(`/api/blocks/${id}`);
    expect((await add()).status).toBeLessThan(300);
  });
});
