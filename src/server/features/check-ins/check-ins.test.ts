import { beforeAll, describe, expect, it } from "vitest";
import type { CheckInEntry, CheckInPageOutput, OpenCheckIn } from "#contract/check-ins.ts";
import type { HomeOutput } from "#contract/home.ts";
import { aBlock, anInsight } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { checkIns } from "../../platform/db/tables/check-ins.ts";

const PATH = "/api/check-ins";
const SUNDAY = "2026-11-22T12:00:00Z";
const WEEK = "2026-11-16";
const DARK = "I want to kill myself tonight.";
const EMPTY: CheckInEntry = { state: "open", taps: [], question: null, answer: "", step: null };

const clock = createTestClock(SUNDAY);
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

type Somebody = ReturnType<TestApp["as"]>;

async function open(person: Somebody): Promise<OpenCheckIn> {
  const { body } = await person.get<CheckInPageOutput>(PATH);
  if (body.isLocked) throw new Error("The check-in is locked");
  return body;
}

const save = (person: Somebody, entry: Partial<CheckInEntry> & { goOnAnyway?: boolean }, week = WEEK) =>
  person.put(`${PATH}/${week}`, { ...EMPTY, ...entry });

/** Creates a person with Premium and an open block. The clock shows a Sunday. */
async function aMember(words: { name?: string; notes?: string } = {}) {
  clock.set(SUNDAY);
  const person = app.as({ isPremium: true });
  const { userId } = person.session;
  const block = await aBlock(app, { userId, ...words });
  return { person, userId, block };
}

describe("the weekly check-in", () => {
  it("is locked for Free and says what it needs; saving is refused", async () => {
    const person = app.as();
    expect((await person.get(PATH)).body).toEqual({
      isLocked: true,
      needs: "The weekly check-in is part of Premium.",
    });
    const { status, error } = await save(person, {});
    expect([status, error?.code]).toEqual([403, "plan_locked"]);
  });

  it("shows the week, the open blocks, a question and steps to choose from", async () => {
    const { person, userId, block } = await aMember();
    const resolved = await aBlock(app, { userId, name: "Closed already" });
    await person.patch(`/api/blocks/${resolved.id}`, { status: "resolved" });
    const { id } = await anInsight(app, { userId, createdAt: new Date("2026-11-20T10:00:00Z") });
    await person.patch(`/api/insights/${id}/steps/0`, { isDone: true });
    await anInsight(app, { userId, createdAt: new Date("2026-11-17T10:00:00Z") });
    const shown = await open(person);
    expect([shown.weekStart, shown.today, shown.isGrave]).toEqual([WEEK, "2026-11-22", false]);
    expect(shown.days.map(({ readings, steps }) => [readings, steps])).toEqual([
      ...[
        [0, 0],
        [1, 0],
        [0, 0],
        [0, 0],
        [1, 0],
        [0, 0],
        [0, 1],
      ],
    ]);
    expect(shown.blocks).toEqual([{ id: block.id, name: block.name, blockTypeId: "work" }]);
    expect(shown.checkIn).toMatchObject({ state: "open", taps: [], question: { blockId: block.id } });
    expect(shown.steps[0]?.text).toBe("Open draft three and read its first line aloud.");
    expect(shown.steps.slice(1).every(({ blockName }) => blockName === block.name)).toBe(true);
  });

  it("is stored encrypted as it was written, and a block without a tap stays blank", async () => {
    const { person, userId, block } = await aMember();
    await aBlock(app, { userId, name: "Not answered" });
    const entry: CheckInEntry = {
      state: "done",
      taps: [{ blockId: block.id, tap: "a-little", note: "Xylophone." }],
      question: { text: "What did you do this week in place of it?", blockId: block.id },
      answer: "Zanzibar.",
      step: { text: "Write one line.", minutes: 2 },
    };
    expect((await save(person, entry)).body).toEqual({ state: "done", updatedAt: clock.now().toISOString() });
    expect((await open(person)).checkIn).toEqual(entry);
    const [rows] = await app.dependencies.database.batch({ userId }, (tx) => [tx.select().from(checkIns)]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Xylophone|Zanzibar|one line/);
  });

  it("exists once a week and can be changed until the week ends", async () => {
    const { person, userId } = await aMember();
    await save(person, { state: "skipped" });
    await save(person, { answer: "After all." });
    const [rows] = await app.dependencies.database.batch({ userId }, (tx) => [tx.select().from(checkIns)]);
    expect(rows.map(({ weekStart, state }) => [weekStart, state])).toEqual([[WEEK, "open"]]);
    clock.set("2026-11-23T08:00:00Z");
    const late = await save(person, { answer: "Too late." });
    expect([late.status, late.error?.code]).toEqual([409, "conflict"]);
    const shown = await open(person);
    expect(shown.checkIn).toMatchObject({ state: "open", answer: "" });
    expect(shown.earlier).toMatchObject([{ weekStart: WEEK, answer: "After all.", isUnreadable: false }]);
    expect((await save(person, {}, "2026-11-23")).status).toBe(200);
  });

  it("names the block of an earlier tap, and no name once the block is deleted", async () => {
    const { person, block } = await aMember({ name: "The invoice" });
    await save(person, { taps: [{ blockId: block.id, tap: "stuck", note: "" }] });
    clock.set("2026-11-24T08:00:00Z");
    expect((await open(person)).earlier[0]?.taps).toMatchObject([{ tap: "stuck", name: "The invoice" }]);
    await person.request("DELETE", `/api/blocks/${block.id}`);
    expect((await open(person)).earlier[0]?.taps).toMatchObject([{ tap: "stuck", name: null }]);
  });

  it("belongs to the week of the person's own zone", async () => {
    const { person } = await aMember();
    await person.put("/api/settings", { timeZone: "Asia/Tokyo" });
    clock.set("2026-11-22T16:00:00Z");
    expect(await open(person)).toMatchObject({ today: "2026-11-23", weekStart: "2026-11-23" });
  });

  it("is hidden from other people and refused to a guest", async () => {
    const { person } = await aMember();
    await save(person, { answer: "Mine." });
    expect((await open(app.as({ isPremium: true }))).checkIn.answer).toBe("");
    expect((await app.as({ isGuest: true }).get(PATH)).error?.code).toBe("account_required");
  });

  it("takes one round trip to read and two to save", async () => {
    const { person } = await aMember();
    await save(person, {});
    expect(await app.roundTrips(() => person.get(PATH))).toBe(1);
    expect(await app.roundTrips(() => save(person, { answer: "Again." }))).toBe(2);
  });
});

describe("grave texts in a check-in", () => {
  it("put crisis help first, in the answer and in a note, and are saved on request", async () => {
    const { person, block } = await aMember();
    const noted = { taps: [{ blockId: block.id, tap: "stuck" as const, note: DARK }] };
    for (const entry of [{ answer: DARK }, noted]) {
      const { status, error } = await save(person, entry);
      expect([status, error?.code, (error?.help?.length ?? 0) > 0]).toEqual([422, "crisis_help", true]);
    }
    const question = { text: "Who waits for it?", blockId: block.id };
    expect((await save(person, { question, answer: DARK, goOnAnyway: true })).status).toBe(200);
    // A question that was already answered remains, so that the person can read the answer under it.
    expect(await open(person)).toMatchObject({ isGrave: true, checkIn: { question, answer: DARK } });
  });

  it("of a block leave the question out", async () => {
    const { person } = await aMember({ notes: "My mother died in March." });
    expect(await open(person)).toMatchObject({ isGrave: true, checkIn: { question: null } });
  });
});

describe("home's line about the check-in", () => {
  const isDue = async (person: Somebody) => (await person.get<HomeOutput>("/api/home")).body.isCheckInDue;

  it("is there on the chosen day until the check-in is done or skipped", async () => {
    const { person } = await aMember();
    expect(await isDue(person)).toBe(false);
    await person.put("/api/settings", { checkInWeekday: 6 });
    expect(await isDue(person)).toBe(true);
    await save(person, { state: "skipped" });
    expect(await isDue(person)).toBe(false);
    clock.set("2026-11-29T12:00:00Z");
    expect(await isDue(person)).toBe(true);
    clock.set("2026-11-30T12:00:00Z");
    expect(await isDue(person)).toBe(false);
  });

  it("is missing while no block is open, and for Free", async () => {
    const { person, block } = await aMember();
    await person.put("/api/settings", { checkInWeekday: 6 });
    await person.patch(`/api/blocks/${block.id}`, { status: "paused" });
    expect(await isDue(person)).toBe(false);
    const free = app.as();
    await aBlock(app, { userId: free.session.userId });
    await free.put("/api/settings", { checkInWeekday: 6 });
    expect(await isDue(free)).toBe(false);
  });
});
