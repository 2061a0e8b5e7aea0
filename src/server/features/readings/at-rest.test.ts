import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { FAKE_READING } from "#test-support/fake-reading.ts";
import { answeredBy, aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";

let model: FakeProvider;
let app: TestApp;
const clock = createTestClock();
beforeAll(async () => {
  model = await startFakeAnthropic();
  app = await createTestApp({ settings: answeredBy(model), clock });
  return () => model.close();
});

/**
 * Returns every row of the tables in the schemas `app`, `limits` and `auth` as text, read as the owner of the database.
 */
async function wholeDatabase(): Promise<string> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('app', 'limits', 'auth')`,
    );
    let text = "";
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select row_to_json(t)::text as row from ${name} t`,
      );
      text += `${name} ${rows.map(({ row }) => row).join("\n")}\n`;
    }
    return text;
  } finally {
    await client.end();
  }
}

describe("the person's texts and the readings", () => {
  it("appear nowhere in the database or the log, neither during the stream nor after", async () => {
    const reader = await aReader(app);
    const stream = await reader.read({ userContext: "Zanzibar xylophone, said my boss." });
    const during = await wholeDatabase();
    await stream.all();
    const after = await wholeDatabase();
    expect(after).toContain("app.insights {");
    const log = JSON.stringify(app.logLines);
    const words = [
      "Zanzibar",
      "xylophone",
      "my boss",
      FAKE_READING.interpretation.slice(0, 20),
      "Four drafts",
    ];
    words.push(FAKE_READING.headline, FAKE_READING.robQuip, "no owner");
    for (const text of [during, after, log]) {
      for (const word of words) expect(text).not.toContain(word);
    }
  });
});

describe("database round trips of a reading", () => {
  it("are two before the provider is called, beside the session's own, however much there is", async () => {
    const reader = await aReader(app, { isPremium: true });
    const { database } = app.dependencies;
    const countBeforeCall = async () => {
      let atCall = 0;
      model.play((_request, index) => {
        if (index === 0) atCall = database.roundTrips();
        return { kind: "answer", text: JSON.stringify(FAKE_READING) };
      });
      const before = database.roundTrips();
      await reader.readAll({ spreadType: "full-pond" });
      return atCall - before;
    };
    expect(await countBeforeCall()).toBe(2);
    for (let count = 0; count < 5; count += 1) expect(await countBeforeCall()).toBe(2);
  });
});
