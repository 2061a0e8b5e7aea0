import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import type { ReadingEvent, ReadingInput } from "#contract/readings.ts";
import { afterFirstBatch } from "#test-support/after-first-batch.ts";
import { aReader, orderOf, type Reader, toReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../../platform/db/ids.ts";
import { readings } from "../../platform/db/tables/insights.ts";
import { userKeys } from "../../platform/db/tables/people.ts";
import { personLimits } from "../../platform/db/tables/reference.ts";
import { startReading } from "./start-reading.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

/** Starts a reading. `meanwhile` runs after everything was loaded for it and before it is claimed. */
async function startWith(
  { session }: Reader,
  input: Partial<ReadingInput>,
  meanwhile: () => Promise<unknown>,
): Promise<ReadingEvent | undefined> {
  const { dependencies } = app;
  const database = afterFirstBatch(dependencies.database, meanwhile);
  const start = { session, key: newId(), input: orderOf(input) as ReadingInput, afterNumber: 0 };
  const events = await startReading({ ...dependencies, database }, start);
  let last: ReadingEvent | undefined;
  for await (const { event } of events) last = event;
  return last;
}

/** Returns how many calls of the hour the person has used for readings, and how many runs are stored. */
async function used({ userId }: Reader): Promise<{ calls: number; runs: number }> {
  const { database } = app.dependencies;
  const [limits] = await database.shared((tx) => [
    tx.select().from(personLimits).where(eq(personLimits.userId, userId)),
  ]);
  const [runs] = await database.batch({ userId }, (tx) => [
    tx.select({ id: readings.id }).from(readings).where(eq(readings.userId, userId)),
  ]);
  const calls = limits.find(({ name }) => name === "generateInsight")?.requests ?? 0;
  return { calls, runs: runs.length };
}

async function aDraw(reader: Reader): Promise<string> {
  const { body } = await reader.post<{ drawId: string }>("/api/draws");
  return body.drawId;
}

describe("a reading whose circumstances change before it is claimed", () => {
  it("a reading that starts again because a first time zone was set uses one call of the hour", async () => {
    const reader = toReader(app.as());
    await reader.put("/api/me/consent", { terms: true, age16: true });
    const last = await startWith(reader, {}, () =>
      reader.put("/api/settings", { timeZone: "Pacific/Kiritimati" }),
    );
    expect(last).toMatchObject({ type: "done" });
    expect(await used(reader)).toEqual({ calls: 1, runs: 1 });
  });

  it("a reading whose draw another reading takes meanwhile uses no call of the hour and leaves no run", async () => {
    const reader = await aReader(app);
    const drawId = await aDraw(reader);
    const taken = startWith(reader, { drawId }, () => reader.readAll({ drawId }));
    await expect(taken).rejects.toMatchObject({ code: "draw_used" });
    expect(await used(reader)).toEqual({ calls: 1, runs: 1 });
  });

  it("a reading whose draw is lifted meanwhile has the lifted cards", async () => {
    const reader = await aReader(app);
    const drawId = await aDraw(reader);
    const lifted = { spreadType: "full-pond", picks: [30, 0, 17] };
    let cards: unknown;
    const last = await startWith(reader, { drawId, picks: [5] }, async () => {
      cards = (await reader.post<{ cards: unknown }>(`/api/draws/${drawId}/lift`, lifted)).body.cards;
    });
    const insightId = last?.type === "done" ? last.insightId : "";
    const { body } = await reader.get<InsightOutput>(`/api/insights/${insightId}`);
    expect(body.cardsDrawn).toEqual(cards);
    expect(await used(reader)).toEqual({ calls: 1, runs: 1 });
  });

  it("a reading again of an insight that is deleted meanwhile uses no call of the hour and keeps its draw", async () => {
    const reader = await aReader(app);
    const { insightId = "" } = await reader.readAll();
    const again = startWith(reader, { retryOf: insightId, answers: { act: "Send it." } }, () =>
      reader.delete(`/api/insights/${insightId}`),
    );
    await expect(again).rejects.toMatchObject({ code: "conflict" });
    expect(await used(reader)).toEqual({ calls: 1, runs: 1 });
  });

  it("a reading of a guest who moves into an account meanwhile is refused without a call of the hour", async () => {
    const guest = await aReader(app, { isGuest: true });
    const { database } = app.dependencies;
    const actor = { userId: guest.userId };
    const refused = startWith(guest, {}, () =>
      database.batch(actor, (tx) => [tx.delete(userKeys).where(eq(userKeys.userId, guest.userId))]),
    );
    await expect(refused).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await used(guest)).toEqual({ calls: 0, runs: 0 });
  });
});
