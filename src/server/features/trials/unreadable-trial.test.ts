import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { OpenTrials } from "#contract/trials.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { userKeys } from "../../platform/db/tables/people.ts";
import { trialSeeds, trials } from "../../platform/db/tables/trials.ts";

const PATH = "/api/trials";
const app = await createTestApp({ clock: createTestClock("2026-11-22T12:00:00Z") });
const { database, vault } = app.dependencies;

/** Creates a person with a running trial. */
async function aMember() {
  const person = app.as({ isPremium: true });
  const { userId } = person.session;
  const { id } = (await person.post<{ id: string }>(PATH, {})).body;
  const stored = () =>
    database.batch({ userId }, (tx) => [
      tx.select({ id: trials.id, state: trials.state }).from(trials).orderBy(trials.id),
      tx.select({ id: trialSeeds.trialId }).from(trialSeeds),
    ]);
  return { person, userId, id, stored };
}

it("a running trial that cannot be decrypted is given up when the person starts a new one", async () => {
  const { person, userId, id, stored } = await aMember();
  await database.batch({ userId }, (tx) => [tx.update(trials).set({ body: "broken" })]);
  expect((await person.get<OpenTrials>(PATH)).body.running).toBeNull();
  const { status, body } = await person.post<{ id: string }>(PATH, {});
  expect(status).toBe(200);
  expect(await stored()).toEqual([
    [
      { id, state: "given-up" },
      { id: body.id, state: "running" },
    ],
    [{ id: body.id }],
  ]);
  const { running, ended } = (await person.get<OpenTrials>(PATH)).body;
  expect(running?.id).toBe(body.id);
  expect(ended).toMatchObject([{ id, isGivenUp: true, found: null }]);
});

it("a running trial is not given up while the person's key is not available", async () => {
  const { person, userId, id, stored } = await aMember();
  await database.batch({ userId }, (tx) => [
    tx.update(userKeys).set({ masterKeyId: "lost", wrappedKey: "{}" }).where(eq(userKeys.userId, userId)),
  ]);
  vault.forget(userId);
  expect((await person.post(PATH, {})).status).toBeGreaterThanOrEqual(400);
  expect(await stored()).toEqual([[{ id, state: "running" }], [{ id }]]);
});
