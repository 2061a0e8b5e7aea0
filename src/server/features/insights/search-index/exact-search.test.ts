// Compares searches by the index with reading every insight, after random changes.
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { aBlock } from "#test-support/factories.ts";
import {
  aLongHistory,
  findByReadingAll,
  findBySearching,
  type LongEntry,
} from "#test-support/long-history.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { purgeDeleted } from "../../housekeeping/purge-deleted.ts";

/** As many as one part, and some in no part that are older than the newest 250. */
const INSIGHTS = 760;
const WORDS = ["heron", "Héron", "ping", "reed,", "won’t", "Straße", "a", "漢字", "thirty", "heronry.", "🦆"];
const SEARCHES = [
  "HERON",
  "héronry",
  "eron",
  "ping reed",
  "won't a",
  "strasse thirty",
  "kitchen",
  "cache kitchen ro",
  "字",
];

const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const words = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((some) => some.join(" "));

async function aPerson() {
  const person = app.as({ isPremium: true });
  const { userId } = person.session;
  const block = await aBlock(app, { userId, name: "Kitchen heron" });
  // Most insights hold only common words, so that a search has to go beyond the newest insights.
  const entries = Array.from({ length: INSIGHTS }, (_, number): LongEntry => {
    const [some] = fc.sample(words, { numRuns: 1, seed: number });
    return {
      userContext: number % 7 === 0 ? `The pond. ${some}` : "The pond.",
      ...(number % 31 === 0 && { note: some ?? "", blockId: block.id }),
      cardId: number % 50 === 0 ? "the-ping" : "the-cache",
    };
  });
  const ids = await aLongHistory(app.dependencies, userId, entries);
  await findBySearching(person, "nowhere");
  await app.dependencies.searchRuns.whenIdle();
  return Object.assign(person, { userId, ids, block });
}

type Indexed = Awaited<ReturnType<typeof aPerson>>;

async function expectSame(person: Indexed, search: string, label: string): Promise<void> {
  const expected = await findByReadingAll(app.dependencies, person.userId, search);
  expect(await findBySearching(person, search), `${label}: ${search}`).toEqual(expected);
}

/** Throws if the change was refused. */
async function accepted(...answers: Promise<{ status: number }>[]): Promise<void> {
  for (const { status } of await Promise.all(answers)) {
    if (status >= 400) throw new Error(`A change was answered with ${status}`);
  }
}

type Change = (person: Indexed, id: string, text: string) => Promise<unknown>;

const patch = (person: Indexed, id: string, change: object) =>
  accepted(person.patch(`/api/insights/${id}`, change));
const remove = (person: Indexed, id: string) => accepted(person.delete(`/api/insights/${id}`));

/** Changes after which the insight is gone. */
const removals: Record<string, Change> = {
  "a deletion": remove,
  "a purge": async (person, id) => {
    await remove(person, id);
    clock.advance(120_000);
    await purgeDeleted(app.dependencies);
  },
};
const changes: Record<string, Change> = {
  ...removals,
  "an edit of a question": (person, id, userContext) => patch(person, id, { userContext }),
  "an edit of a note": (person, id, note) => patch(person, id, { note }),
  "a removed note": (person, id) => patch(person, id, { note: "" }),
  "a deletion and its undo": async (person, id) => {
    await remove(person, id);
    await accepted(person.post(`/api/insights/${id}/restore`));
  },
  "feedback on a reading": (person, id) => patch(person, id, { resonated: true, tookAction: false }),
  "a new insight": (person, _id, userContext) =>
    aLongHistory(app.dependencies, person.userId, [{ userContext }]),
  "another name of a block": (person, _id, name) =>
    accepted(person.patch(`/api/blocks/${person.block.id}`, { name })),
  "the build of the index": () => app.dependencies.searchRuns.whenIdle(),
};

it("a search by the index finds exactly what reading every insight finds, after any changes and while it is built", async () => {
  const person = await aPerson();
  for (const search of SEARCHES) await expectSame(person, search, "at first");
  const steps = fc.sample(
    fc.tuple(
      fc.constantFrom(...Object.keys(changes)),
      fc.nat({ max: INSIGHTS - 1 }),
      words,
      fc.constantFrom(...SEARCHES),
    ),
    { numRuns: 20, seed: 16 },
  );
  const kept = [...person.ids];
  for (const [name, place, text, search] of steps) {
    const at = place % kept.length;
    await changes[name]?.(person, kept[at] ?? "", text);
    if (name in removals) kept.splice(at, 1);
    await expectSame(person, search, name);
  }
  await accepted(person.delete(`/api/blocks/${person.block.id}`));
  await expectSame(person, "kitchen", "a deleted block");
  for (const search of SEARCHES) await expectSame(person, search, "at last");
});

it("a search by the index finds exactly what reading every insight finds, with filters too", async () => {
  const person = await aPerson();
  const withPing = person.ids.filter((_, number) => number % 50 === 0).toReversed();
  expect(await findBySearching(person, "pond", { cardId: "the-ping" })).toEqual(withPing);
  expect(await findBySearching(person, "thirty9", { cardId: "the-ping" })).toEqual([]);
  expect(await findBySearching(person, "pond", { blockTypeId: "life" })).toEqual([]);
});

it("searches, edits and two builds at the same time end in an index that finds exactly what reading every insight finds", async () => {
  const person = await aPerson();
  const second = await createTestApp({
    clock,
    databaseUrl: app.databaseUrl,
    parts: { vault: app.dependencies.vault },
  });
  const other = second.as({ userId: person.userId, isPremium: true });
  await Promise.all(
    person.ids
      .slice(0, 20)
      .flatMap((id, number) => [
        patch(person, id, { userContext: `The crane${number}x.` }),
        findBySearching(number % 2 === 0 ? person : other, "crane"),
      ]),
  );
  for (let round = 0; round < 2; round += 1) {
    for (const search of ["crane", "crane7x", "heron"]) await expectSame(person, search, `round ${round}`);
    await app.dependencies.searchRuns.whenIdle();
    await second.dependencies.searchRuns.whenIdle();
  }
});
