import pg from "pg";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "./postgres.ts";

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe("a database for a test file", () => {
  it("is empty and not shared", async () => {
    const [one, other] = [await createTestDatabase(), await createTestDatabase()];
    await query(one.url, "create table notes (words text)");
    await expect(query(other.url, "select * from notes")).rejects.toThrow("does not exist");
  });

  it("is a copy of the prepared template, which is filled once", async () => {
    let times = 0;
    const preparation = {
      name: `words_${process.pid}`,
      prepare: async (url: string) => {
        times += 1;
        await query(url, "create table notes as select 'kept' as words");
      },
    };
    const [one, other] = await Promise.all([
      createTestDatabase(preparation),
      createTestDatabase(preparation),
    ]);
    await query(one.url, "delete from notes");
    expect(await query(other.url, "select words from notes")).toEqual([{ words: "kept" }]);
    expect(times).toBe(1);
  });
});
