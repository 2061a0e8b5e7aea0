import { beforeAll, describe, expect, it } from "vitest";
import type { LoopDoorOutput, PatternsOutput } from "#contract/patterns.ts";
import { asOwner } from "#test-support/as-owner.ts";
import { aBlock, anInsight } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";

const DAY_MS = 86_400_000;
const clock = createTestClock("2026-10-18T18:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

/** Creates a person who asked about one block four times, the last time `lastDaysAgo` days ago, and took no step. */
async function readAndNotMoved({ isPremium = true, lastDaysAgo = 1 } = {}) {
  const person = app.as({ isPremium });
  const { userId } = person.session;
  const block = await aBlock(app, { userId, name: "The tender" });
  const other = await aBlock(app, { userId, name: "The shed" });
  const words = ["Rain on the roof.", "Whose letter is it?", "My hands are cold.", "A long table."];
  for (const [index, text] of words.entries()) {
    const createdAt = new Date(clock.now().getTime() - (lastDaysAgo + 9 * index) * DAY_MS);
    await anInsight(app, { userId, userBlockId: block.id, userContext: text, question: text, createdAt });
  }
  const loopOf = async (id: string) => (await person.get<LoopDoorOutput>(`/api/blocks/${id}/loop`)).body;
  const compute = async () => {
    await person.get<PatternsOutput>("/api/patterns");
    await app.dependencies.patternRuns.whenIdle();
  };
  return { person, block, other, loopOf, compute };
}

describe("the loop of a block for which a reading is asked", () => {
  it("the loop of a block comes from patterns that were computed before, with its door; another block has none", async () => {
    const { block, other, loopOf, compute } = await readAndNotMoved();
    expect(await loopOf(block.id)).toEqual({ loop: null });
    await compute();
    expect(await loopOf(block.id)).toMatchObject({
      loop: {
        because: expect.stringMatching(/^because four readings on “The tender”/),
        door: { kind: "two-minutes", to: expect.stringMatching(/^\/insights\//) },
      },
    });
    expect(await loopOf(other.id)).toEqual({ loop: null });
    expect(await app.roundTrips(() => loopOf(block.id))).toBe(1);
  });

  it("the loop of a block is found without opening the other patterns, which may be large", async () => {
    const { person, block, loopOf, compute } = await readAndNotMoved();
    await compute();
    await asOwner(
      app,
      `update app.user_patterns set body = 'unreadable' where user_id = '${person.session.userId}'`,
    );
    expect((await loopOf(block.id)).loop).not.toBeNull();
  });

  it("the loop of a block is not offered again after the person dismissed it", async () => {
    const { person, block, loopOf, compute } = await readAndNotMoved();
    await compute();
    await person.post(`/api/patterns/recommendations/without-action:${block.id}`, { answer: "dismissed" });
    expect(await loopOf(block.id)).toEqual({ loop: null });
  });

  it("the loop of a block is left out where the Free plan locks it, and is somebody's own", async () => {
    const { block, loopOf, compute } = await readAndNotMoved({ isPremium: false, lastDaysAgo: 10 });
    await compute();
    expect(await loopOf(block.id)).toEqual({ loop: null });
    const other = await readAndNotMoved();
    await other.compute();
    expect(await loopOf(other.block.id)).toEqual({ loop: null });
    expect((await other.loopOf(other.block.id)).loop).not.toBeNull();
  });
});
