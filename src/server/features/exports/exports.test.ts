import { and, eq, getTableName } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { toChatter } from "#test-support/chat-app.ts";
import { aBlock, anInsight, signUp } from "#test-support/factories.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { ownedTables, placeOf } from "../../platform/crypto/owned-tables.ts";
import { cardWords } from "../../platform/db/tables/cards.ts";
import { insights } from "../../platform/db/tables/insights.ts";
import { personLimits } from "../../platform/db/tables/reference.ts";
import { ARCHIVE_ROWS_AT_ONCE } from "./account-archive.ts";
import { exportedTables, LEFT_OUT } from "./exported-tables.ts";
import { EXPORTS_AN_HOUR } from "./limit-exports.ts";

const PATH = "/api/account/export";
const QUESTION = "Why does the proposal with the yellow cover never leave the house?";

const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

interface Manifest {
  counts: Record<string, number>;
  leftOut: Record<string, string>;
}

async function download(person: Pick<Awaited<ReturnType<typeof aReader>>, "fetch">) {
  const response = await person.fetch("GET", PATH, undefined, {});
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const json = <T = Record<string, unknown>[]>(name: string) => JSON.parse(text(name)) as T;
  return { response, names: Object.keys(files), text, json, manifest: json<Manifest>("manifest.json") };
}

/** Creates a person with at least one row of everything that the API can create. */
async function aResident() {
  const reader = await aReader(app, {}, { tone: "blunt" });
  const { userId } = reader;
  const block = await aBlock(app, { userId, name: "The yellow cover", notes: "Since March." });
  await reader.patch(`/api/blocks/${block.id}`, { status: "paused", resolutionReflection: "It rests." });
  await reader.put("/api/profile", { name: "Sam", superpower: "Juggling" });
  const insight = await anInsight(app, { userId, userContext: QUESTION, userBlockId: block.id });
  await toChatter(reader, userId, insight.id).say("And if nobody reads it?");
  await reader.post(`/api/insights/${insight.id}/report`, { reason: "other", note: "Too kind." });
  await reader.put("/api/cards/the-merge-conflict/reflections/0", { text: "Both of them are mine." });
  await reader.put("/api/cards/the-merge-conflict/reflections/3", { text: "Staying and leaving." });
  return Object.assign(reader, { block, insight });
}

describe("a download of everything", () => {
  it("is neither started nor counted for a HEAD request", async () => {
    const person = await aResident();
    const answer = await person.fetch("HEAD", PATH, undefined, {});
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET"]);
    const [counted] = await app.dependencies.database.shared((tx) => [
      tx
        .select()
        .from(personLimits)
        .where(and(eq(personLimits.userId, person.userId), eq(personLimits.name, "exportAccount"))),
    ]);
    expect(counted).toEqual([]);
  });

  it("is a valid zip archive whose counts match the database", async () => {
    const person = await aResident();
    const { userId } = person;
    const { response, json, manifest } = await download(person);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toContain("rubber-arcana-2026-11-20.zip");
    const stored = await app.dependencies.database.batch({ userId }, (tx) =>
      exportedTables.map(({ table }) => tx.select({ id: table.userId }).from(table)),
    );
    const counted = exportedTables.map(({ file }, at) => [file, stored[at]?.length]);
    expect(manifest.counts).toEqual(Object.fromEntries(counted));
    for (const { file } of exportedTables) {
      expect([file, json(`json/${file}.json`).length]).toEqual([file, manifest.counts[file]]);
    }
    const filled = Object.values(manifest.counts).filter((count) => count > 0);
    expect(filled.length).toBeGreaterThan(9);
  });

  it("holds what the person wrote and the duck said, as JSON and as Markdown", async () => {
    const person = await aResident();
    const { json, text } = await download(person);
    expect(json("json/insights.json")[0]).toMatchObject({
      id: person.insight.id,
      body: { userContext: QUESTION },
    });
    expect(json("json/profile.json")[0]).toMatchObject({ body: { name: "Sam", superpower: "Juggling" } });
    expect(json("json/settings.json")[0]).toMatchObject({ tone: "blunt", timeZone: "UTC" });
    expect(json("json/account.json")).toMatchObject({ id: person.userId, plan: "free" });
    expect(text("readable/insights.md")).toContain(QUESTION);
    expect(text("readable/conversations.md")).toContain("**me**: And if nobody reads it?");
    expect(text("readable/reflections.md")).toContain("Both of them are mine.");
    expect(text("readable/reflections.md")).toContain(
      "Which two things here are both true?\n\nStaying and leaving.",
    );
    expect(text("readable/profile.md")).toContain("- **superpower**: Juggling");
    const blocks = text("readable/blocks.md");
    for (const words of ["## The yellow cover", "Since March.", "active → paused: It rests."])
      expect(blocks).toContain(words);
    expect(json("json/reports.json")[0]).toMatchObject({ note: "Too kind." });
  });

  it("marks a value that cannot be decrypted as unreadable and includes nothing of it", async () => {
    const person = await aResident();
    const { userId } = person;
    await app.dependencies.database.batch({ userId }, (tx) => [
      tx.update(insights).set({ body: '{"v":1,"broken":"hex"}' }).where(eq(insights.userId, userId)),
    ]);
    const { json, text } = await download(person);
    expect(json("json/insights.json")[0]?.body).toEqual({ unreadable: "This entry could not be opened." });
    expect(text("readable/insights.md")).toContain("*This entry could not be opened.*");
    expect(text("json/insights.json")).not.toContain("broken");
  });

  it("includes every row of several pages once, whatever the plan shows", async () => {
    const reader = await aReader(app);
    const { userId } = reader;
    const longAgo = new Date("2025-01-01T00:00:00Z");
    const many = ARCHIVE_ROWS_AT_ONCE + 3;
    for (let count = 0; count < many; count += 1) await anInsight(app, { userId, createdAt: longAgo });
    const { json, text } = await download(reader);
    const ids = json("json/insights.json").map((row) => row.id);
    expect([ids.length, new Set(ids).size]).toEqual([many, many]);
    expect(text("readable/insights.md").match(/^## 2025-01-01/gm)?.length).toBe(many);
  });

  it("leaves out deleted rows and other people's rows", async () => {
    const person = await aResident();
    await aResident();
    await person.delete(`/api/insights/${person.insight.id}`);
    const { json } = await download(person);
    expect(json("json/insights.json")).toEqual([]);
    expect(json("json/blocks.json").length).toBe(1);
  });

  it("leaves out the placeholder of card words that have not been written yet", async () => {
    const person = await aResident();
    const { userId } = person;
    const { database, vault } = app.dependencies;
    const key = await vault.keyOf(userId);
    const words = (subject: string, version: string, text: string) => {
      const row = { userId, cardId: "the-cache", subject };
      const body = key.seal({ text }, placeOf(cardWords, "body", row));
      return { ...row, version, body, createdAt: clock.now() };
    };
    await database.batch({ userId }, (tx) => [
      tx
        .insert(cardWords)
        .values([words("work", "", ""), words("life", "1", "Said."), words("take", "asked 1", "")]),
    ]);
    const { json, manifest } = await download(person);
    expect(json("json/card-advice.json")).toMatchObject([{ subject: "life", body: { text: "Said." } }]);
    expect(manifest.counts["card-advice"]).toBe(1);
  });

  it("is available to a guest and refused without a session", async () => {
    const guest = await aReader(app, { isGuest: true });
    expect((await download(guest)).json("json/account.json")).toMatchObject({ plan: "guest" });
    expect((await app.visitor().get(PATH)).error?.code).toBe("unauthenticated");
  });

  it("names what was set up for programs, and holds none of its secrets", async () => {
    const person = await signUp(app);
    const make = async (path: string, body: object) =>
      (await person.post<{ token?: string; address?: string; secret?: string }>(path, body)).body;
    const { token = "" } = await make("/api/programs/tokens", { name: "My script", scopes: ["read"] });
    const { address = "" } = await make("/api/programs/calendar", { hasWords: true });
    const url = "https://hooks.example.org/duck";
    const events = ["reading.ready"];
    const { secret = "" } = await make("/api/programs/webhooks", { url, events, hasContent: false });
    const { json, text } = await download(person);
    expect(json<object>("json/programs.json")).toMatchObject({
      tokens: [{ name: "My script", scopes: ["read"], createdAt: clock.now().toISOString(), usedAt: null }],
      calendar: { hasWords: true, createdAt: clock.now().toISOString() },
      webhooks: [{ url, events, hasContent: false }],
    });
    for (const hidden of [token, new URL(address).search, secret]) {
      expect(hidden.length).toBeGreaterThan(10);
      expect(text("json/programs.json")).not.toContain(hidden);
    }
  });

  it("is limited per hour, and the refusal says when the next one is allowed", async () => {
    const reader = await aReader(app);
    for (let count = 0; count < EXPORTS_AN_HOUR; count += 1) await download(reader);
    const { status, error } = await reader.get(PATH);
    expect([status, error?.code, error?.retryAfter]).toEqual([429, "rate_limited", 3600]);
    expect(error?.message).toContain("in 60 minute(s)");
    clock.set("2026-11-20T13:00:00Z");
    await download(reader);
    clock.set("2026-11-20T12:00:00Z");
  });
});

describe("every table with personal data", () => {
  it("is exported or listed with the reason why it is not", async () => {
    const decided = [...exportedTables.map(({ table }) => getTableName(table)), ...Object.keys(LEFT_OUT)];
    expect(decided.toSorted()).toEqual(ownedTables.map(({ table }) => getTableName(table)).toSorted());
    const { manifest } = await download(await aReader(app));
    expect(manifest.leftOut).toEqual(LEFT_OUT);
  });
});
