import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { HomeOutput } from "#contract/home.ts";
import { cardOfDay, dayNumberOf } from "#domain/deck/card-of-day.ts";
import { aBlock, anInsight } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { userBlocks } from "../../platform/db/tables/insights.ts";
import { loadDeck } from "../cards/cards.ts";

const DAY_MS = 86_400_000;
const clock = createTestClock("2026-11-20T12:00:00Z");
const cardToday = cardOfDay(dayNumberOf(clock.now().getTime()), [...loadDeck().byId.keys()]) ?? "";
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const homeOf = async (person: ReturnType<TestApp["as"]>) => (await person.get<HomeOutput>("/api/home")).body;

describe("the step that home recalls", () => {
  async function doesStep() {
    const at = createTestClock("2026-11-20T12:00:00Z");
    const later = await createTestApp({ clock: at });
    const person = later.as();
    const { userId } = person.session;
    const block = await aBlock(later, { userId });
    const insight = await anInsight(later, { userId, userBlockId: block.id, createdAt: at.now() });
    await person.patch(`/api/insights/${insight.id}/steps/0`, { isDone: true });
    const recalled = async () => (await homeOf(person)).lastDone;
    return { at, later, person, block, insight, recalled };
  }

  it("is the last one that was done for an active block, for a week", async () => {
    const { at, recalled, block } = await doesStep();
    const lastDone = {
      title: "Open draft three and read its first line aloud",
      doneAt: "2026-11-20T12:00:00.000Z",
      blockId: block.id,
    };
    expect(await recalled()).toEqual(lastDone);
    at.advance(7 * DAY_MS);
    expect(await recalled()).toEqual(lastDone);
    at.advance(1);
    expect(await recalled()).toBeNull();
  });

  it("is none once the tick is taken back, or the block is resolved, even if it is taken up again", async () => {
    const { at, person, block, insight, recalled } = await doesStep();
    await person.patch(`/api/insights/${insight.id}/steps/0`, { isDone: false });
    expect(await recalled()).toBeNull();
    await person.patch(`/api/insights/${insight.id}/steps/0`, { isDone: true });
    at.advance(1000);
    await person.patch(`/api/blocks/${block.id}`, { status: "resolved" });
    expect(await recalled()).toBeNull();
    await person.patch(`/api/blocks/${block.id}`, { status: "active" });
    expect(await recalled()).toBeNull();
  });

  it("is none while a text on home is grave", async () => {
    const { later, person, recalled } = await doesStep();
    await aBlock(later, { userId: person.session.userId, name: "I want to kill myself", goOnAnyway: true });
    expect(await recalled()).toBeNull();
  });
});

describe("the home page", () => {
  it("is empty for a new person", async () => {
    expect(await homeOf(app.as())).toEqual({
      isProfileComplete: false,
      isOnboardingOffered: false,
      activeBlocks: [],
      hasMoreActive: false,
      restingBlocks: [],
      blockCount: 0,
      insights: [],
      duePromises: [],
      duePromiseCount: 0,
      parkedBlocks: [],
      isCheckInDue: false,
      checkInStep: null,
      openSteps: [],
      isFirstStepDue: false,
      lastDone: null,
      nextAsk: null,
      cardOfDay: {
        id: cardToday,
        day: "2026-11-20",
        question: loadDeck().byId.get(cardToday)?.duckQuestion,
        reflection: null,
      },
    });
  });

  it("names the last three paused and the last three resolved blocks, the latest change first", async () => {
    const person = app.as();
    const { userId } = person.session;
    const close = async (name: string, status: string) => {
      const { id } = await aBlock(app, { userId, name });
      clock.advance(1000);
      await person.patch(`/api/blocks/${id}`, { status });
    };
    await close("Paused", "paused");
    for (const name of ["One", "Two", "Three", "Four"]) await close(name, "resolved");
    await close("Archived", "archived");
    const { restingBlocks } = await homeOf(person);
    expect(restingBlocks.map(({ name, status }) => [name, status])).toEqual([
      ["Paused", "paused"],
      ["Four", "resolved"],
      ["Three", "resolved"],
      ["Two", "resolved"],
    ]);
  });

  it("remembers for all devices that the profile questions were offered", async () => {
    const person = app.as();
    await person.put("/api/settings", { isOnboardingOffered: true });
    expect((await homeOf(person)).isOnboardingOffered).toBe(true);
    expect((await homeOf(app.as())).isOnboardingOffered).toBe(false);
  });

  it("shows the active blocks with their history, and the last readings with their blocks", async () => {
    const person = app.as();
    const { userId } = person.session;
    const paused = await aBlock(app, { userId, name: "Paused one" });
    await person.patch(`/api/blocks/${paused.id}`, { status: "paused" });
    const block = await aBlock(app, { userId, name: "Four drafts" });
    await anInsight(app, { userId, userBlockId: block.id, createdAt: clock.now() });
    const old = new Date(clock.now().getTime() - 30 * DAY_MS);
    await anInsight(app, { userId, createdAt: old });
    const home = await homeOf(person);
    expect(home.blockCount).toBe(2);
    expect(home.activeBlocks).toMatchObject([
      { name: "Four drafts", readingCount: 1, history: [{ kind: "created", to: null }] },
    ]);
    expect(home.insights).toMatchObject([
      { isLocked: false, associatedBlock: { id: block.id, name: "Four drafts", status: "active" } },
      { isLocked: true, createdAt: old.toISOString() },
    ]);
  });

  it("shows open steps, also of readings that the plan locks", async () => {
    const person = app.as();
    const { userId } = person.session;
    const old = new Date(clock.now().getTime() - 30 * DAY_MS);
    const { id } = await anInsight(app, { userId, createdAt: old });
    expect((await homeOf(person)).openSteps).toMatchObject([{ insightId: id, index: 0, isLocked: true }]);
    await person.patch(`/api/insights/${id}/steps/0`, { isDone: true });
    expect((await homeOf(person)).openSteps).toEqual([]);
  });

  it("and the list of open steps offer no step of a resolved or archived block, until the block is active again", async () => {
    const person = app.as();
    const { userId } = person.session;
    const block = await aBlock(app, { userId });
    const { id } = await anInsight(app, { userId, userBlockId: block.id, createdAt: clock.now() });
    const offered = async () => {
      const { items } = (await person.get<{ items: { insightId: string }[] }>("/api/steps")).body;
      return [(await homeOf(person)).openSteps, items].map((steps) => steps.map((step) => step.insightId));
    };
    expect(await offered()).toEqual([[id], [id]]);
    for (const status of ["resolved", "archived"]) {
      await person.patch(`/api/blocks/${block.id}`, { status });
      expect(await offered(), status).toEqual([[], []]);
    }
    await person.patch(`/api/blocks/${block.id}`, { status: "active" });
    expect(await offered()).toEqual([[id], [id]]);
  });

  it("lists the open steps of the last ten readings, newest first", async () => {
    const person = app.as();
    const { userId } = person.session;
    const made: string[] = [];
    for (let day = 12; day > 0; day -= 1) {
      const createdAt = new Date(clock.now().getTime() - day * DAY_MS);
      made.unshift((await anInsight(app, { userId, createdAt })).id);
    }
    const { openSteps } = await homeOf(person);
    expect(openSteps.map(({ insightId }) => insightId)).toEqual(made.slice(0, 10));
  });

  it("shows a block with status 'in-progress' among the active ones", async () => {
    const person = app.as();
    const { userId } = person.session;
    const block = await aBlock(app, { userId, name: "From elsewhere" });
    await app.dependencies.database.batch({ userId }, (tx) => [
      tx.update(userBlocks).set({ status: "in-progress" }).where(eq(userBlocks.id, block.id)),
    ]);
    expect((await homeOf(person)).activeBlocks).toMatchObject([{ name: "From elsewhere", status: "active" }]);
  });

  it("asks about parked blocks from their day on, the earliest first, until they are taken up or parked anew", async () => {
    const at = createTestClock("2026-11-20T12:00:00Z");
    const later = await createTestApp({ clock: at });
    const person = later.as();
    const { userId } = person.session;
    const park = async (name: string, parkedUntil: string | null) => {
      const { id } = await aBlock(later, { userId, name });
      await person.patch(`/api/blocks/${id}`, { status: "paused", parkedUntil });
      return id;
    };
    const friday = await park("Until Friday", "2026-11-27");
    const monday = await park("Until Monday", "2026-11-23");
    await park("No day", null);
    const parked = async () => (await person.get<HomeOutput>("/api/home")).body.parkedBlocks;
    expect(await parked()).toEqual([]);
    at.advance(3 * DAY_MS);
    expect(await parked()).toEqual([{ id: monday, name: "Until Monday", parkedUntil: "2026-11-23" }]);
    at.advance(4 * DAY_MS);
    expect((await parked()).map(({ id }) => id)).toEqual([monday, friday]);
    await person.patch(`/api/blocks/${monday}`, { status: "active" });
    await person.patch(`/api/blocks/${friday}`, { parkedUntil: "2026-12-04" });
    expect(await parked()).toEqual([]);
  });

  it("names the next day on which it asks about a parked block", async () => {
    const person = app.as();
    const { userId } = person.session;
    await aBlock(app, { userId });
    const { id } = await aBlock(app, { userId, name: "The jar" });
    await person.patch(`/api/blocks/${id}`, { status: "paused", parkedUntil: "2026-11-26" });
    expect((await homeOf(person)).nextAsk).toEqual({ on: "2026-11-26", blockName: "The jar" });
  });

  it("shows what the person wrote about the card of the day, and nobody else's answer", async () => {
    const person = app.as();
    await person.put(`/api/cards/${cardToday}/reflections/3`, { text: "My sister could." });
    expect((await homeOf(person)).cardOfDay.reflection).toMatchObject({
      prompt: 3,
      text: "My sister could.",
    });
    expect((await homeOf(app.as())).cardOfDay.reflection).toBeNull();
  });

  it("recognises a complete profile", async () => {
    const person = app.as();
    const profile = {
      name: "Mara",
      birthday: "1990-05-05",
      birthPlace: "Leipzig, Germany",
      creativeIdentity: "Artist with a day job",
      workContext: "Education",
      debuggingMode: "Panic and Google everything",
      blockPattern: "Creative",
      superpower: "Patience",
      kryptonite: "Deadlines",
      spiritAnimal: "fox",
    };
    expect((await person.put("/api/profile", profile)).status).toBe(200);
    expect((await homeOf(person)).isProfileComplete).toBe(true);
  });

  it("shows twelve blocks and says when there are more", async () => {
    const person = app.as();
    const { userId } = person.session;
    for (let count = 0; count < 13; count += 1) await aBlock(app, { userId, name: `Block ${count}` });
    const { activeBlocks, hasMoreActive } = await homeOf(person);
    expect([activeBlocks.length, hasMoreActive, activeBlocks[0]?.name]).toEqual([12, true, "Block 12"]);
  });

  it("requires an account", async () => {
    expect(await app.as({ isGuest: true }).get("/api/home")).toMatchObject({
      status: 403,
      error: { code: "account_required" },
    });
  });

  it("costs one database round trip, beside the session's own", async () => {
    const person = app.as();
    await aBlock(app, { userId: person.session.userId });
    expect(await app.roundTrips(() => person.get("/api/home"))).toBe(1);
  });
});

describe("suppressing ads (isGrave)", () => {
  const DARK = "Most nights I feel hopeless and worthless.";
  const graveness = async (person: ReturnType<TestApp["as"]>, insight: string) => {
    const blocks = await person.get<{ items: { isGrave: boolean }[] }>("/api/blocks");
    const one = await person.get<{ isGrave: boolean }>(`/api/insights/${insight}`);
    return {
      blocks: blocks.body.items.some(({ isGrave }) => isGrave),
      insight: one.body.isGrave,
    };
  };

  it("applies to an entry with dark words, in the list of blocks and on its own page", async () => {
    const person = app.as();
    const { userId } = person.session;
    await aBlock(app, { userId });
    const { id } = await anInsight(app, {
      userId,
      userContext: "Four drafts and no nerve.",
      question: "Four drafts",
    });
    expect(await graveness(person, id)).toEqual({ blocks: false, insight: false });

    const dark = app.as();
    await aBlock(app, { userId: dark.session.userId, notes: DARK });
    const said = { userContext: DARK, question: DARK };
    const entry = await anInsight(app, { userId: dark.session.userId, ...said });
    expect(await graveness(dark, entry.id)).toEqual({ blocks: true, insight: true });
  });
});
