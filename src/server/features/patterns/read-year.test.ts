import { beforeAll, describe, expect, it } from "vitest";
import type { ShownYearOutput } from "#contract/years.ts";
import { believablePerson } from "#test-support/believable-person.ts";
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

  it("a year in blocks is read in one round trip", async () => {
    const person = await believable({ isPremium: true });
    expect(await app.roundTrips(() => ask(person))).toBe(1);
  });

  it("a year in blocks of a year without rows is nothing, and an impossible year is refused", async () => {
    const person = await believable({ isPremium: true });
    expect(await ask(person, "?year=2019")).toEqual({
      ...{ isLocked: false, year: 2019, years: [2026], found: null },
    });
    expect((await person.get("/api/patterns/year?year=12")).status).toBe(400);
  });

  it("a year in blocks is locked for Free: it says whether there is anything, and nothing of what was found", async () => {
    const person = await believable();
    const shown = await ask(person);
    expect(shown).toEqual({
      ...{ isLocked: true, year: 2026, years: [2026] },
      needs: "Locked. A whole year is part of Premium. There is enough for a page today.",
    });
    expect(await ask(person, "?year=2019")).toMatchObject({
      needs: expect.stringContaining("even Premium would show an empty page"),
    });
  });

  it("a year in blocks holds no other person's rows", async () => {
    await believable({ isPremium: true });
    expect(await ask(app.as({ isPremium: true }))).toMatchObject({ found: null });
  });
});
