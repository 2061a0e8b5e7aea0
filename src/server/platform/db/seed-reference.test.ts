import { beforeAll, describe, expect, it } from "vitest";
import { blankCard } from "#test-support/blank-card.ts";
import { createTestDatabase } from "#test-support/postgres.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { seedReference } from "./seed-reference.ts";
import { blockTypes, cards, seeds } from "./tables/reference.ts";

const log = { info: () => {}, warn: () => {}, error: () => {} };

let database: Database;

beforeAll(async () => {
  const { url } = await createTestDatabase({ name: "migrated", prepare: (empty) => migrate(empty, log) });
  database = await openDatabase({ connectionString: url, log });
  return () => database.close();
});

const card = (id: string, number: number) => blankCard({ id, number, name: id });
const work = { id: "work", name: "Work", emoji: "🛠", description: "Jobs" };
const seeded = () =>
  database.shared((tx) => [tx.select().from(cards).orderBy(cards.number), tx.select().from(seeds)]);

describe("seeding the deck", () => {
  it("runs once per version, even if processes start together", async () => {
    const data = { version: "one", cards: [card("a", 1), card("b", 2)], blockTypes: [work] };
    await Promise.all([seedReference(database, data), seedReference(database, data)]);
    const [found, [before]] = await seeded();
    expect(found.map(({ id, number }) => [id, number])).toEqual([
      ["a", 1],
      ["b", 2],
    ]);
    await seedReference(database, { ...data, cards: [] });
    expect(await seeded()).toEqual([found, [before]]);
  });

  it("updates to a new version with moved, added and removed cards", async () => {
    await seedReference(database, {
      version: "two",
      cards: [card("b", 1), card("c", 2), card("a", 3)],
      blockTypes: [{ ...work, name: "Toil" }],
    });
    const [found] = await seeded();
    expect(found.map(({ id }) => id)).toEqual(["b", "c", "a"]);
    expect(await database.shared((tx) => [tx.select().from(blockTypes)])).toMatchObject([[{ name: "Toil" }]]);
  });

  it("is not allowed on behalf of a request", async () => {
    await expect(database.shared((tx) => [tx.delete(cards)])).rejects.toMatchObject({ code: "42501" });
  });
});
