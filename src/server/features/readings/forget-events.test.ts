import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { changeMeanwhile } from "#test-support/change-meanwhile.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { firstIdAt, newId } from "../../platform/db/ids.ts";
import { readingEvents, readings } from "../../platform/db/tables/insights.ts";
import { forgetRuns } from "./forget-runs.ts";
import { insertEvents } from "./runs.queries.ts";

const HOUR_MS = 60 * 60 * 1000;
/** The number of hours in which runs begin: four days, in which each partition is used twice. */
const HOURS = 96;

type Begun = { id: string; hour: number };

const idsOf = (begun: readonly Begun[], isMeant: (run: Begun) => boolean) =>
  begun.filter(isMeant).map(({ id }) => id);

async function createJournal(start: string) {
  const clock = createTestClock(start);
  const { dependencies, databaseUrl } = await createTestApp({ clock });
  const { database } = dependencies;
  const userId = newId();
  /** Begins a run now, with an id of this time, and stores an event of it. */
  const begin = async (): Promise<string> => {
    const now = clock.now();
    const id = firstIdAt(now);
    await database.batch({ userId }, (tx) => [
      tx.insert(readings).values({
        userId,
        id,
        key: id,
        status: "done",
        request: "{}",
        heartbeatAt: now,
        createdAt: now,
      }),
      insertEvents(tx, { userId, readingId: id, seq: 1, body: "{}" }),
    ]);
    return id;
  };
  /** Returns the ids of the runs that still have events. */
  const runsWithEvents = async (): Promise<string[]> => {
    const [rows] = await database.batch({ userId }, (tx) => [
      tx.select({ id: readingEvents.readingId }).from(readingEvents).orderBy(readingEvents.readingId),
    ]);
    return rows.map(({ id }) => id);
  };
  const forget = () => forgetRuns(dependencies);
  return { clock, database, databaseUrl, userId, begin, runsWithEvents, forget };
}

describe("the events of a run", () => {
  it.each([
    ["all the time", () => true],
    ["for four hours each evening", (hour: number) => hour >= 18 && hour < 22],
    ["for two hours each night", (hour: number) => hour < 2],
  ])(
    "stay for a day at least and for a day and a half at most, while the server runs %s",
    async (_when, isOn) => {
      const { clock, begin, runsWithEvents, forget } = await createJournal("2026-11-20T00:00:00Z");
      const begun: Begun[] = [];
      for (let hour = 0; hour < HOURS; hour += 1, clock.advance(HOUR_MS)) {
        if (!isOn(hour % 24)) continue;
        begun.push({ id: await begin(), hour });
        await forget();
        const left = await runsWithEvents();
        expect(left).toEqual(expect.arrayContaining(idsOf(begun, (run) => hour - run.hour < 24)));
        const overdue = new Set(idsOf(begun, (run) => hour - run.hour > 36));
        expect(left.filter((id) => overdue.has(id))).toEqual([]);
      }
    },
  );

  it("the events of old runs are deleted by emptying their partition where it holds no others", async () => {
    const { clock, begin, forget } = await createJournal("2026-11-20T12:00:00Z");
    await begin();
    clock.advance(34 * HOUR_MS);
    expect(await forget()).toMatchObject({ slots: 1, events: 0 });
    expect(await forget()).toMatchObject({ slots: 0, events: 0 });
  });

  it("the events of old runs are deleted one by one where their partition holds events of new runs", async () => {
    const { clock, begin, runsWithEvents, forget } = await createJournal("2026-11-20T12:00:00Z");
    await begin();
    clock.advance(48 * HOUR_MS);
    const id = await begin();
    expect(await forget()).toMatchObject({ slots: 0, events: 1 });
    expect(await runsWithEvents()).toEqual([id]);
  });

  it("the events of a new run are kept if they are stored while their partition is about to be emptied", async () => {
    const { clock, databaseUrl, userId, begin, runsWithEvents, forget } =
      await createJournal("2026-11-20T12:00:00Z");
    await begin();
    clock.advance(48 * HOUR_MS);
    const id = firstIdAt(clock.now());
    const store = {
      text: `insert into app.reading_events (user_id, reading_id, seq, body, slot)
        select user_id, $2, 1, '{}', slot from app.reading_events where user_id = $1`,
      values: [userId, id],
    };
    expect(await changeMeanwhile(databaseUrl, store, forget)).toMatchObject({ slots: 0, events: 1 });
    expect(await runsWithEvents()).toEqual([id]);
  });
});

it("autovacuum clears the partitions of events of deleted rows, and does not run because of new ones", async () => {
  const { database } = await createJournal("2026-11-20T12:00:00Z");
  const { rows } = await database.asJobs((tx) =>
    tx.execute<{ options: string[] }>(
      sql`select reloptions as options from pg_class where relname ~ '^reading_events_[0-9]+$'`,
    ),
  );
  expect(rows).toHaveLength(6);
  for (const { options } of rows)
    expect(options.toSorted()).toEqual(["autovacuum_enabled=true", "autovacuum_vacuum_insert_threshold=-1"]);
});
