import { beforeAll, describe, expect, it } from "vitest";
import type { OpenTrials, TrialsOutput } from "#contract/trials.ts";
import { checkTrial } from "#domain/trials/trial.ts";
import { type Arm, TRIAL_TOSSES } from "#domain/trials/trial-plan.ts";
import { aBlock, anInsight } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { trialSeeds, trials } from "../../platform/db/tables/trials.ts";

const PATH = "/api/trials";
const SEED = "0f".repeat(32);
const DARK = "I want to kill myself tonight.";

const clock = createTestClock("2026-11-22T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

type Somebody = ReturnType<TestApp["as"]>;

async function open(person: Somebody): Promise<OpenTrials> {
  const { body } = await person.get<TrialsOutput>(PATH);
  if (body.isLocked) throw new Error("The trials are locked");
  return body;
}

/** Creates a person with Premium, an open block and a running trial. With `starts: false` the trial is not started. */
async function aMember({ starts = true } = {}) {
  const person = app.as({ isPremium: true });
  const { userId } = person.session;
  const block = await aBlock(app, { userId, name: "The invoice" });
  const id = starts ? (await person.post<{ id: string }>(PATH, {})).body.id : "";
  const toss = (index: number, said: object = {}) =>
    person.post<{ arm: Arm }>(`${PATH}/${id}/tosses/${index}`, {
      blockId: block.id,
      step: `Step ${index}.`,
      clientSeed: SEED,
      ...said,
    });
  const answer = (index: number, moved: boolean) =>
    person.post<{ left: number }>(`${PATH}/${id}/tosses/${index}/answer`, { moved });
  return { person, userId, block, id, toss, answer };
}

const rowsOf = (userId: string) =>
  app.dependencies.database.batch({ userId }, (tx) => [
    tx.select().from(trials),
    tx.select().from(trialSeeds),
  ]);

describe("a small trial", () => {
  it("is locked for Free, says what it needs and cannot be started; a guest is asked to sign up", async () => {
    const person = app.as();
    expect((await person.get(PATH)).body).toEqual({
      isLocked: true,
      needs: "Small trials are part of Premium.",
    });
    expect((await person.post(PATH, {})).error?.code).toBe("plan_locked");
    expect((await app.as({ isGuest: true }).get(PATH)).error?.code).toBe("account_required");
  });

  it("exists only after somebody has started it, and only one runs at a time, also when two tabs start it at once", async () => {
    const { person } = await aMember({ starts: false });
    expect(await open(person)).toMatchObject({ running: null, ended: [] });
    const started = await Promise.all([person.post(PATH, {}), person.post(PATH, {})]);
    expect(started.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await person.post(PATH, {})).status).toBe(409);
  });

  it("commits to its order before the first toss, tosses ten steps, and proves the order at the end", async () => {
    const { person, userId, id, toss, answer } = await aMember();
    const before = await open(person);
    expect(before.running).toMatchObject({ id, answered: 0, toss: null });
    const arms: Arm[] = [];
    for (let index = 0; index < TRIAL_TOSSES; index += 1) {
      // Only the random text that the browser sent with the first toss counts; a later one is ignored.
      const { arm } = (await toss(index, index === 0 ? {} : { clientSeed: "ff".repeat(32) })).body;
      arms.push(arm);
      const { running } = await open(person);
      expect(running?.toss).toEqual({ arm, blockName: "The invoice", step: `Step ${index}.` });
      const left = TRIAL_TOSSES - 1 - index;
      expect((await answer(index, arm === "write")).body).toEqual({ left });
    }
    const { running, ended } = await open(person);
    expect(running).toBeNull();
    const found = ended[0]?.found;
    expect(found).toMatchObject({
      moved: { write: { yes: 5, of: 5 }, do: { yes: 0, of: 5 } },
      found: "write",
      receipt: { commitment: before.running?.commitment, clientSeed: SEED, arms },
    });
    expect(found && checkTrial(found.receipt)).toEqual([]);
    expect(found?.steps[3]).toEqual({
      arm: arms[3],
      blockName: "The invoice",
      step: "Step 3.",
      tossedAt: clock.now().toISOString(),
      moved: arms[3] === "write",
    });
    const [, seeds] = await rowsOf(userId);
    expect(seeds).toEqual([]);
    expect((await person.post(PATH, {})).status).toBe(200);
  });

  it("says nothing of the answers while it runs, neither by arm nor together", async () => {
    const { person, toss, answer } = await aMember();
    for (const index of [0, 1, 2]) {
      await toss(index);
      await answer(index, index === 0);
    }
    const answers = JSON.stringify((await open(person)).running);
    expect(answers).not.toMatch(/moved|found|difference|serverSeed|Step 0|"arm"/);
    expect(answers).toContain('"answered":3');
  });

  it("takes one step after the other, and the first of two tabs", async () => {
    const { toss, answer } = await aMember();
    expect((await answer(0, true)).status).toBe(409);
    expect((await toss(1)).status).toBe(409);
    const both = await Promise.all([toss(0), toss(0, { step: "Another." })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await answer(0, true)).status).toBe(200);
    expect((await answer(0, false)).status).toBe(409);
  });

  it("is about open blocks of the person's own only", async () => {
    const { person, block, toss } = await aMember();
    const stranger = await aMember();
    expect((await toss(0, { blockId: stranger.block.id })).status).toBe(404);
    await person.patch(`/api/blocks/${block.id}`, { status: "paused" });
    expect((await toss(0)).status).toBe(404);
    expect((await stranger.person.post(`${PATH}/${(await open(person)).running?.id}/end`, {})).status).toBe(
      404,
    );
  });

  it("can be given up at any time; then nothing is shown but that it was ended, and its seed is gone", async () => {
    const { person, userId, id, toss, answer } = await aMember();
    await toss(0);
    await answer(0, true);
    expect((await person.post(`${PATH}/${id}/end`, {})).body).toEqual({ isEnded: true });
    const { running, ended } = await open(person);
    expect(running).toBeNull();
    const at = clock.now().toISOString();
    expect(ended).toEqual([{ id, startedAt: at, endedAt: at, isGivenUp: true, found: null }]);
    const [, seeds] = await rowsOf(userId);
    expect(seeds).toEqual([]);
    expect((await person.post(`${PATH}/${id}/end`, {})).status).toBe(404);
  });

  it("is stored encrypted", async () => {
    const { userId, toss } = await aMember();
    await toss(0, { step: "Xylophone." });
    const [rows, seeds] = await rowsOf(userId);
    expect([rows.length, seeds.length]).toEqual([1, 1]);
    expect(JSON.stringify([rows, seeds])).not.toMatch(/Xylophone|0f0f0f/);
  });

  it("takes one round trip to read and two for each turn", async () => {
    const { person, toss, answer } = await aMember();
    expect(await app.roundTrips(() => person.get(PATH))).toBe(1);
    expect(await app.roundTrips(() => toss(0))).toBe(2);
    expect(await app.roundTrips(() => answer(0, true))).toBe(2);
  });
});

describe("a trial of somebody in distress", () => {
  it("is not started beside a grave block or a grave reading", async () => {
    const member = await aMember({ starts: false });
    await aBlock(app, { userId: member.userId, notes: "My mother died in March." });
    expect((await open(member.person)).isResting).toBe(true);
    const refused = await member.person.post(PATH, {});
    expect([refused.status, refused.error?.message]).toEqual([
      409,
      expect.stringContaining("Trials are paused"),
    ]);
    const reader = await aMember({ starts: false });
    await anInsight(app, {
      userId: reader.userId,
      userContext: "My father died in March.",
      createdAt: clock.now(),
    });
    expect((await reader.person.post(PATH, {})).status).toBe(409);
  });

  it("rests while a block is grave, and goes on afterwards where it was", async () => {
    const { person, block, toss, answer } = await aMember();
    await toss(0);
    await person.patch(`/api/blocks/${block.id}`, { notes: "My mother died in March." });
    expect((await answer(0, true)).error?.message).toContain("Trials are paused");
    expect(await open(person)).toMatchObject({ isResting: true, running: { answered: 0 } });
    await person.patch(`/api/blocks/${block.id}`, { notes: "Four drafts." });
    expect((await answer(0, true)).status).toBe(200);
  });

  it("puts crisis help before a step that speaks of a crisis, and never tosses about it", async () => {
    const { person, toss } = await aMember();
    const helped = await toss(0, { step: DARK });
    expect([helped.status, helped.error?.code]).toEqual([422, "crisis_help"]);
    const insisted = await toss(0, { step: DARK, goOnAnyway: true });
    expect([insisted.status, insisted.error?.code]).toEqual([409, "conflict"]);
    expect((await open(person)).running).toMatchObject({ answered: 0, toss: null });
  });
});
