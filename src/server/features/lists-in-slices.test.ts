import { beforeAll, describe, expect, it } from "vitest";
import { leastTurns, measureTurns } from "#test-support/longest-turn.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../platform/db/ids.ts";
import { userBlocks } from "../platform/db/tables/insights.ts";
import { sealBlock } from "./blocks/blocks.ts";

/**
 * The time limit in milliseconds of CPU time, including the test's own client, which runs on the same thread.
 */
const LONGEST_TURN = 50;
const BLOCKS = 1500;
const RUNS = 3;

let app: TestApp;
let person: ReturnType<TestApp["as"]>;
beforeAll(async () => {
  app = await createTestApp();
  person = app.as();
  await insertBlocks(person.session.userId);
});

async function insertBlocks(userId: string): Promise<void> {
  const { database, vault, clock } = app.dependencies;
  const key = await vault.keyOf(userId);
  const now = clock.now();
  const rows = Array.from({ length: BLOCKS }, (_, number) => {
    const id = newId();
    const words = {
      name: `Kitchen drawer number ${number}`,
      notes: "It has been open since March. ".repeat(8),
    };
    return {
      userId,
      id,
      blockTypeId: "work",
      status: "active",
      createdAt: now,
      updatedAt: now,
      ...sealBlock(key, { userId, id }, words),
    };
  });
  for (let at = 0; at < rows.length; at += 500) {
    await database.batch({ userId }, (tx) => [tx.insert(userBlocks).values(rows.slice(at, at + 500))]);
  }
}

describe("a person with thousands of blocks", () => {
  it("does not block the event loop with one search or ten at once", async () => {
    const search = async () => {
      const answer = await person.get<{ items: unknown[] }>("/api/blocks?search=attic");
      expect([answer.status, answer.body.items]).toEqual([200, []]);
    };
    await search();
    const one = await leastTurns(RUNS, search);
    expect(one.longest).toBeLessThan(LONGEST_TURN);
    const ten = await leastTurns(RUNS, () => Promise.all(Array.from({ length: 10 }, search)));
    expect(ten.total).toBeGreaterThan(one.total);
    expect(ten.longest).toBeLessThan(LONGEST_TURN);
  });

  it("does not block the event loop with a list", async () => {
    const list = () => person.get("/api/blocks?limit=100");
    await list();
    expect((await leastTurns(RUNS, list)).longest).toBeLessThan(LONGEST_TURN);
  });

  it("does not block the event loop with a download", async () => {
    let bytes = 0;
    const download = async () => {
      const answer = await person.fetch("GET", "/api/account/export", undefined, {});
      bytes = (await answer.arrayBuffer()).byteLength;
    };
    expect((await measureTurns(download)).longest).toBeLessThan(LONGEST_TURN);
    expect(bytes).toBeGreaterThan(20_000);
  });
});
