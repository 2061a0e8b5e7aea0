import { beforeAll, describe, expect, it } from "vitest";
import type { ShownYearOutput } from "#contract/years.ts";
import { believablePerson } from "#test-support/believable-person.ts";
import { aBlock, anInsight } from "#test-support/factories.ts";
import { aLongHistory } from "#test-support/long-history.ts";
import { seedHistory } from "#test-support/seed-history.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";

const clock = createTestClock("2026-10-18T18:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

async function believable(session: Parameters<TestApp["as"]>[0] = {}) {
  const person = app.as(session);
  const history = believablePerson(clock.now(), app.dependencies.deck.cards);
  await seedHistory(app.dependencies, person.session.userId, history);
  return person;
}

type Person = Awaited<ReturnType<typeof believable>>;
const ask = async (person: Person, query = "") =>
  (await person.get<ShownYearOutput>(`/api/patterns/year${query}`)).body;

describe("a year in blocks over the API", () => {
  it("a year in blocks is the current one for Premium, with every block, its counts and an exact sentence", async () => {
    const person = await believable({ isPremium: true });
    const shown = await ask(person);
    expect(shown).toMatchObject({ isLocked: false, year: 2026, years: [2026] });
    const found = shown.isLocked ? null : shown.found;
    expect(found?.blocks.map(({ name }) => name)).toContain("Nadia’s money");
    expect(found?.counts).toMatchObject({ opened: 11, closed: 7, parked: 1, readings: 35 });
    expect(found?.longest).toMatchObject({ name: "Nadia’s money", days: 64 });
    expect(found?.fastest).toMatchObject({ name: "The tax letter", days: 4 });
    const history = believablePerson(clock.now(), app.dependencies.deck.cards);
    const written = [...history.readings, ...history.words].map(({ text }) => text);
    expect(written.some((text) => text.includes(found?.ownSentence?.text ?? "?"))).toBe(true);
  });

  it("a year in blocks that nothing has changed since is read in one round trip and opens only itself", async () => {
    const person = await believable({ isPremium: true });
    const first = await ask(person);
    const before = app.dependencies.vault.counts.opened;
    expect(await app.roundTrips(async () => expect(await ask(person)).toEqual(first))).toBe(1);
    expect(app.dependencies.vault.counts.opened - before).toBe(1);
  });

  it("a year in blocks is computed anew after a reading is added, and after it is deleted", async () => {
    const person = await believable({ isPremium: true });
    const countReadings = async () => {
      const shown = await ask(person);
      return shown.isLocked ? null : shown.found?.counts.readings;
    };
    expect(await countReadings()).toBe(35);
    const { id } = await anInsight(app, { userId: person.session.userId });
    expect(await countReadings()).toBe(36);
    await person.request("DELETE", `/api/insights/${id}`);
    expect(await countReadings()).toBe(35);
  });

  it("a year in blocks reads its rows by pages of 500, and says the same whether it is kept or not", async () => {
    const person = app.as({ isPremium: true });
    const entries = Array.from({ length: 1_001 }, (_, index) => ({ userContext: `Draft ${index} waits.` }));
    await aLongHistory(app.dependencies, person.session.userId, entries);
    // What is kept, the first page of everything, two more of readings, and storing the year.
    expect(await app.roundTrips(() => ask(person))).toBe(5);
    expect(await ask(person)).toMatchObject({ found: { counts: { readings: 1_001 } } });
  });

  it("a year in blocks of a year without rows is nothing, and an impossible year is refused", async () => {
    const person = await believable({ isPremium: true });
    expect(await ask(person, "?year=2019")).toEqual({
      isLocked: false,
      year: 2019,
      years: [2026],
      found: null,
    });
    expect((await person.get("/api/patterns/year?year=12")).status).toBe(400);
  });

  it("a year in blocks is locked for Free: it says whether there is anything, and nothing of what was found", async () => {
    const person = await believable();
    const shown = await ask(person);
    expect(shown).toEqual({
      isLocked: true,
      year: 2026,
      years: [2026],
      needs: "Locked. A whole year is part of Premium. There is enough for a page today.",
    });
    expect(await ask(person, "?year=2019")).toMatchObject({
      needs: expect.stringContaining("even Premium would show an empty page"),
    });
  });

  it("a year in blocks that is locked opens nothing of what the person wrote", async () => {
    const person = await believable();
    const before = app.dependencies.vault.counts.opened;
    expect(await app.roundTrips(() => ask(person))).toBe(2);
    expect(app.dependencies.vault.counts.opened).toBe(before);
  });

  it("a year in blocks with one block and nothing else is not said to be empty where it is locked", async () => {
    const person = app.as();
    await aBlock(app, { userId: person.session.userId });
    expect(await ask(person)).toMatchObject({ needs: expect.stringContaining("There is enough") });
  });

  it("a year in blocks holds no other person's rows", async () => {
    await believable({ isPremium: true });
    expect(await ask(app.as({ isPremium: true }))).toMatchObject({ found: null });
  });
});
