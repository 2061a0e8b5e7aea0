import { beforeAll, describe, expect, it } from "vitest";
import type { PatternsOutput } from "#contract/patterns.ts";
import { believablePerson } from "#test-support/believable-person.ts";
import { anInsight, someReading } from "#test-support/factories.ts";
import { loadHistory } from "#test-support/load-history.ts";
import { seedHistory } from "#test-support/seed-history.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { recommendationDays } from "../../platform/db/tables/counts.ts";
import { recommendationAnswers, userPatterns } from "../../platform/db/tables/patterns.ts";
import { dailyInsights } from "../../platform/db/tables/people.ts";
import { refreshNightly } from "./refresh-patterns.ts";

const clock = createTestClock("2026-10-18T18:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const ask = async (person: ReturnType<TestApp["as"]>) =>
  (await person.get<PatternsOutput>("/api/patterns")).body;
const whenComputed = () => app.dependencies.patternRuns.whenIdle();

/** Creates a person with the invented history of three and a half months. */
async function believable(session: Parameters<TestApp["as"]>[0] = {}) {
  const person = app.as(session);
  const history = believablePerson(clock.now(), app.dependencies.deck.cards);
  await seedHistory(app.dependencies, person.session.userId, history);
  return { person, history, userId: person.session.userId };
}

describe("the patterns of a person", () => {
  it("are computed beside the first answer, and stand in the next one", async () => {
    const { person } = await believable({ isPremium: true });
    expect(await ask(person)).toMatchObject({ computedAt: null, isRefreshing: true, patterns: [] });
    await whenComputed();
    const found = await ask(person);
    expect(found).toMatchObject({ isRefreshing: false, readings: 35, blocks: 11 });
    expect(found.computedAt).toBe(clock.now().toISOString());
    expect(found.patterns.map(({ headline }) => headline)).toContain(
      "About half of your blocks are resolved by day 23. With eleven of them, that may still move.",
    );
    expect(found.trends).toHaveLength(5);
    expect(found.achievements.length).toBeGreaterThan(0);
  });

  it("are read in one round trip once they are computed", async () => {
    const { person } = await believable({ isPremium: true });
    await ask(person);
    await whenComputed();
    // The first answer that contains recommendations also writes a count of them, which takes another round trip.
    await ask(person);
    await whenComputed();
    expect(await app.roundTrips(() => ask(person))).toBe(1);
  });

  it("are computed from exactly the rows that were written", async () => {
    const { history, userId } = await believable();
    const loaded = (await loadHistory(app.dependencies, userId)).history;
    const withoutSteps = loaded.readings.map(({ steps: _, ...reading }) => reading);
    expect(withoutSteps).toEqual(history.readings);
    expect(loaded.readings[0]?.steps).toMatchObject([{ action: expect.any(String) }]);
    expect(loaded.blocks).toEqual(history.blocks);
    expect(loaded.words).toEqual(history.words);
    const marks = (steps: typeof history.steps) =>
      steps.map(({ insightId, at, guess, outcome }) => ({ insightId, at, guess, outcome }));
    expect(marks(loaded.steps)).toEqual(
      marks(history.steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())),
    );
  });

  it("are stored as one sealed value", async () => {
    const { person, userId } = await believable();
    await ask(person);
    await whenComputed();
    const [[row]] = await app.dependencies.database.batch({ userId }, (tx) => [
      tx.select().from(userPatterns),
    ]);
    expect(row?.body).not.toContain("blocks are resolved");
    expect(row?.fingerprint).not.toContain("Nadia");
  });

  it("are computed anew after a new reading, and after a day", async () => {
    const person = app.as();
    const { userId } = person.session;
    await ask(person);
    await whenComputed();
    expect((await ask(person)).isRefreshing).toBe(false);
    await anInsight(app, { userId });
    expect(await ask(person)).toMatchObject({ isRefreshing: true, readings: 0 });
    await whenComputed();
    expect(await ask(person)).toMatchObject({ isRefreshing: false, readings: 1 });
    clock.advance(86_400_000);
    expect((await ask(person)).isRefreshing).toBe(true);
    await whenComputed();
  });

  it("leave out a grave reading's words and count no other person's rows", async () => {
    const person = app.as();
    const { userId } = person.session;
    const userContext = "My father died and I cannot open his letters.";
    await anInsight(app, { userId, userContext, question: userContext });
    const { history } = await loadHistory(app.dependencies, userId);
    expect(history.readings).toMatchObject([{ isGrave: true }]);
  });
});

describe("on the Free plan", () => {
  it("a prediction that no plan could make yet is not locked, and says what is missing", async () => {
    const { person } = await believable();
    await ask(person);
    await whenComputed();
    const { patterns, trends, achievements, areTrendsLocked } = await ask(person);
    expect({ trends, achievements, areTrendsLocked }).toEqual({
      trends: [],
      achievements: [],
      areTrendsLocked: true,
    });
    expect(patterns.find(({ kind }) => kind === "still-stuck")).toMatchObject({
      isLocked: false,
      isNothingYet: true,
      picture: { type: "progress", have: 7, need: 10 },
    });
    expect(patterns.find(({ kind }) => kind === "time-to-unstuck")?.isLocked).toBe(false);
  });

  it("what rests on older rows only is locked, and nothing of it is told", async () => {
    const { person } = await believable();
    clock.advance(30 * 86_400_000);
    await ask(person);
    await whenComputed();
    const { patterns } = await ask(person);
    const locked = patterns.find(({ kind }) => kind === "time-to-unstuck");
    expect(locked).toEqual({
      id: "time-to-unstuck",
      kind: "time-to-unstuck",
      label: "time to unstuck",
      isLocked: true,
      headline: "How long your blocks take.",
      needs: "Counted, and nothing in it is from your last seven days. Premium shows what is older.",
    });
    expect(patterns.map(({ id }) => id)).toContain("loop");
    expect(JSON.stringify(patterns.filter(({ isLocked }) => isLocked))).not.toMatch(/unsaid|Sunday|steps of/);
    clock.advance(-30 * 86_400_000);
  });
});

describe("a theme that a model named in its reading", () => {
  const themesOf = async (said: Parameters<typeof anInsight>[1]) => {
    await anInsight(app, said);
    return (await loadHistory(app.dependencies, said.userId)).history.readings.map(
      ({ modelTheme }) => modelTheme,
    );
  };

  it("is in the history, and older readings without one open as before", async () => {
    const { userId } = app.as().session;
    expect(await themesOf({ userId, reading: { ...someReading, theme: "loss" } })).toEqual(["loss"]);
    expect(await themesOf({ userId, reading: { ...someReading, theme: "none" } })).toEqual(["loss", "none"]);
    expect(await themesOf({ userId })).toEqual(["loss", "none", undefined]);
  });

  it("no longer counts when the person has edited what they asked", async () => {
    const { userId } = app.as().session;
    const reading = { ...someReading, theme: "loss" } as const;
    expect(await themesOf({ userId, reading, editedAt: clock.now() })).toEqual([undefined]);
  });
});

describe("a theme that is corrected", () => {
  it("counts in the next computation", async () => {
    const { person, history, userId } = await believable();
    const insightId = history.readings[0]?.id ?? "";
    const path = `/api/patterns/themes/${insightId}`;
    expect((await person.put(path, { theme: "money" })).body).toEqual({ theme: "money" });
    const named = async () =>
      (await loadHistory(app.dependencies, userId)).history.readings.find(({ id }) => id === insightId)
        ?.namedTheme;
    expect(await named()).toBe("money");
    await person.put(path, { theme: null });
    expect(await named()).toBe("none");
  });

  it("is refused for somebody else's reading", async () => {
    const { history } = await believable();
    const other = app.as();
    const insightId = history.readings[0]?.id;
    expect((await other.put(`/api/patterns/themes/${insightId}`, { theme: "money" })).status).toBe(404);
  });
});

describe("a recommendation that is dismissed", () => {
  it("never returns, and is counted by its kind without a name", async () => {
    const { person } = await believable({ isPremium: true });
    clock.advance(40 * 86_400_000);
    await ask(person);
    await whenComputed();
    const [first] = (await ask(person)).recommendations;
    expect(first).toMatchObject({ door: { kind: "plan" }, answer: null });
    expect(first?.id).toMatch(/^loop:weekday:[0-9a-f-]{36}$/);
    const dismiss = () => person.post(`/api/patterns/recommendations/${first?.id}`, { answer: "dismissed" });
    expect((await dismiss()).body).toEqual({ answer: "dismissed" });
    await dismiss();
    expect((await ask(person)).recommendations.map(({ id }) => id)).not.toContain(first?.id);
    const [counted] = await app.dependencies.database.shared((tx) => [tx.select().from(recommendationDays)]);
    expect(counted.filter(({ answer }) => answer !== "shown")).toEqual([
      { day: "2026-11-28", kind: "loop", answer: "dismissed", times: 1 },
    ]);
  });
});

describe("a recommendation that is taken", () => {
  it("is asked whether it helped, and both answers are counted without a name", async () => {
    const { person } = await believable({ isPremium: true });
    await ask(person);
    await whenComputed();
    const first = (await ask(person)).recommendations.at(-1);
    const [kind] = first?.id.split(":") ?? [];
    const say = (answer: string) => person.post(`/api/patterns/recommendations/${first?.id}`, { answer });
    const now = async () => (await ask(person)).recommendations.find(({ id }) => id === first?.id);
    await say("taken");
    expect((await now())?.answer).toBe("taken");
    await say("helped");
    expect((await now())?.answer).toBe("helped");
    await say("not-helped");
    expect(await now()).toBeUndefined();
    const [counted] = await app.dependencies.database.shared((tx) => [tx.select().from(recommendationDays)]);
    for (const answer of ["taken", "helped", "not-helped"])
      expect(counted).toContainEqual(expect.objectContaining({ kind, answer, times: 1 }));
  });

  it("words in place of a recommendation's id are refused, and neither stored nor counted", async () => {
    const person = app.as();
    const path = `/api/patterns/recommendations/${encodeURIComponent("my father's letters")}`;
    expect((await person.post(path, { answer: "taken" })).error?.code).toBe("invalid_input");
    const [stored] = await app.dependencies.database.batch({ userId: person.session.userId }, (tx) => [
      tx.select().from(recommendationAnswers),
    ]);
    expect(stored).toEqual([]);
  });
});

describe("the rows that a pattern came from", () => {
  it("have their names, of which Free sees those of its last seven days", async () => {
    const { person, history } = await believable({ isPremium: true });
    await ask(person);
    await whenComputed();
    const all = (await ask(person)).patterns.flatMap((pattern) => (pattern.isLocked ? [] : pattern.sources));
    expect(all.filter(({ kind }) => kind === "block").map(({ name }) => name)).toContain(
      history.blocks[0]?.name,
    );
    expect(all.filter(({ kind }) => kind === "insight").every(({ name = "" }) => name.length > 3)).toBe(true);
    const free = await believable();
    await ask(free.person);
    await whenComputed();
    const seen = (await ask(free.person)).patterns.flatMap((each) => (each.isLocked ? [] : each.sources));
    const week = clock.now().getTime() - 7 * 86_400_000;
    for (const { kind, at, name } of seen)
      expect(name !== undefined).toBe(kind === "block" || Date.parse(at) >= week);
  });
});

describe("stopping for today", () => {
  async function aDayWith(delivered: number) {
    const person = app.as({ isPremium: true });
    const { userId } = person.session;
    const day = clock.now().toISOString().slice(0, 10);
    await app.dependencies.database.batch({ userId }, (tx) => [
      tx.insert(dailyInsights).values({ userId, day, delivered }),
    ]);
    const stop = async () => (await person.post("/api/patterns/enough")).body;
    const achieved = async () => {
      await ask(person);
      await whenComputed();
      return (await ask(person)).achievements.find(({ id }) => id === "said-enough");
    };
    return { person, userId, stop, achieved };
  }

  it("stopping after the third reading of a day is an achievement, once for the day", async () => {
    const { stop, achieved } = await aDayWith(3);
    expect([await stop(), await stop()]).toEqual([{ isKept: true }, { isKept: true }]);
    expect(await achieved()).toMatchObject({ title: "Said enough for today", count: 1 });
  });

  it("stopping after the second reading of a day is not kept", async () => {
    const { stop, achieved } = await aDayWith(2);
    expect(await stop()).toEqual({ isKept: false });
    expect(await achieved()).toBeUndefined();
  });
});

describe("the nightly job", () => {
  it("of patterns refreshes people with new rows since, and nobody else", async () => {
    const [active, quiet] = [app.as(), app.as()];
    for (const person of [active, quiet]) await ask(person);
    await whenComputed();
    clock.advance(2 * 86_400_000);
    await anInsight(app, { userId: active.session.userId });
    const done = await refreshNightly(app.dependencies);
    expect(done.failed).toBe(0);
    expect(await ask(active)).toMatchObject({ isRefreshing: false, readings: 1 });
    expect((await ask(quiet)).isRefreshing).toBe(true);
    await whenComputed();
  });
});
