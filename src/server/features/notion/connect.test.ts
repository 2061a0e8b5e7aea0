import pg from "pg";
import { describe, expect, it } from "vitest";
import type { NotionOutput } from "#contract/notion.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { addDataSource, addPage } from "#test-support/fake-notion/store.ts";
import { openNotionApp } from "#test-support/notion-app.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { erasePerson } from "../account/account.ts";
import { revokeLeavingGrants } from "./notion.ts";

const bench = await openNotionApp();
const { app, notion, clock } = bench;

const liveGrants = () => notion.store.grants.filter(({ isEnded }) => !isEnded).length;

describe("connecting Notion", () => {
  it("connecting Notion asks on Notion's own page, stores the tokens encrypted and never sends them to the browser", async () => {
    const member = bench.aMember();
    const url = new URL(await member.authorize());
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ response_type: "code", owner: "user", redirect_uri: `${app.url}/notion-callback` },
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { body } = await member.connect();
    const token = notion.store.grants.at(-1)?.access ?? "none";
    expect(body.connection).toMatchObject({ workspaceName: "Dana’s pond", isLost: false, place: null });
    expect(JSON.stringify(body)).not.toContain(token);
    const [rows] = await app.dependencies.database.asJobs(async (tx) => [
      await tx.execute("select * from app.notion_connections"),
    ]);
    expect(JSON.stringify(rows)).toContain("encrypted");
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain("pond");
  });

  it("connecting Notion is refused without Premium, at both steps", async () => {
    const person = app.as();
    const message = "Notion integration is only available for premium users.";
    for (const [path, body] of [
      ["authorize", {}],
      ["connect", { code: "code", state: "state" }],
    ] as const)
      expect((await person.post(`/api/notion/${path}`, body)).error).toMatchObject({
        code: "plan_locked",
        message,
      });
  });

  it("connecting Notion takes an answer once, within ten minutes, in the session that asked", async () => {
    const member = bench.aMember();
    const connect = (person: typeof member, answer: object) => person.post("/api/notion/connect", answer);
    const gone = { code: "conflict", message: expect.stringContaining("Please connect again") };
    const late = await member.answerOf("allow");
    clock.advance(10 * MINUTE_MS);
    expect((await connect(member, late)).error).toMatchObject(gone);
    const foreign = await member.answerOf("allow");
    expect((await connect(bench.aMember(), foreign)).error).toMatchObject(gone);
    expect((await connect(member, foreign)).error).toMatchObject(gone);
    const elsewhere = app.as({ ...member.session, sessionId: "another" });
    expect((await elsewhere.post("/api/notion/connect", await member.answerOf("allow"))).error).toMatchObject(
      gone,
    );
    expect(await member.connection()).toBeNull();
    const answer = await member.answerOf("allow");
    expect((await connect(member, answer)).status).toBe(200);
    expect((await connect(member, answer)).error).toMatchObject(gone);
    expect(await member.connection()).toMatchObject({ isLost: false });
  });

  it("connecting Notion says why it failed: a code that Notion refuses, and a Notion that does not answer", async () => {
    const member = bench.aMember();
    const { state } = await member.answerOf("allow");
    expect((await member.post("/api/notion/connect", { code: "made up", state })).error).toEqual({
      code: "conflict",
      message:
        "Failed to exchange code for token: Notion did not accept what it had sent back here. Please connect again.",
    });
    const answer = await member.answerOf("allow");
    notion.break({ status: 500 });
    expect((await member.post("/api/notion/connect", answer)).error).toMatchObject({
      code: "unavailable",
      message: "Failed to exchange code for token: Notion is not answering. Please try again in a moment.",
    });
  });

  it("connecting Notion again keeps the chosen place, and a connection to another workspace ends the former one", async () => {
    const member = await bench.aConnectedMember();
    await member.connect();
    expect(await member.connection()).toMatchObject({ place: { title: "Journal" } });
    const before = liveGrants();
    const { workspaceId } = notion.store;
    notion.store.workspaceId = "another workspace";
    await member.connect();
    notion.store.workspaceId = workspaceId;
    expect(await member.connection()).toMatchObject({ place: null });
    expect(liveGrants()).toBe(before);
  });
});

describe("the place in Notion", () => {
  it("the place in Notion is a page or a database that is shared with the app, found by its title", async () => {
    const member = bench.aMember();
    await member.connect();
    const page = addPage(notion.store, { title: "Pond notes" });
    addPage(notion.store, { title: "Pond secrets", isShared: false });
    const database = addDataSource(notion.store, "Pond table");
    const { body } = await member.get<{ items: object[] }>("/api/notion/places?query=pond");
    expect(body.items).toEqual([
      { kind: "database", id: database, title: "Pond table" },
      { kind: "page", id: page.id, title: "Pond notes" },
    ]);
    await member.put("/api/notion/place", { kind: "database", id: database });
    expect((await member.connection())?.place).toMatchObject({ title: "Pond table" });
    const missing = await member.put("/api/notion/place", { kind: "page", id: database });
    expect(missing.error?.message).toContain("no longer shared with this app");
  });

  it("the place in Notion cannot be looked for without a connection, or while Notion asks to wait", async () => {
    const member = bench.aMember();
    expect((await member.get("/api/notion/places")).error?.code).toBe("conflict");
    await member.connect();
    notion.break({ status: 429, retryAfter: 30 });
    expect((await member.get("/api/notion/places")).error).toMatchObject({
      ...{ code: "rate_limited", retryAfter: 30 },
    });
    notion.break(null);
    const asked = notion.requests.length;
    expect((await member.get("/api/notion/places")).error).toMatchObject({ code: "rate_limited" });
    expect(notion.requests).toHaveLength(asked);
    clock.advance(30_000);
    expect((await member.get("/api/notion/places")).status).toBe(200);
  });
});

describe("tokens of Notion", () => {
  it("tokens of Notion that end are replaced once, however many requests notice it at the same moment", async () => {
    const member = await bench.aConnectedMember();
    notion.expireTokens();
    const asked = notion.requests.length;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => member.get("/api/notion/places?query=journal")),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
    const refreshed = notion.requests.slice(asked).filter((path) => path === "POST /v1/oauth/token");
    expect(refreshed).toHaveLength(1);
  });

  it("tokens of Notion that it no longer accepts are shown as a lost connection, and connecting again mends it", async () => {
    const member = await bench.aConnectedMember();
    for (const grant of notion.store.grants) grant.isEnded = true;
    const { error } = await member.get("/api/notion/places");
    expect(error?.message).toContain("Connect again in Preferences");
    expect(await member.connection()).toMatchObject({ isLost: true });
    await member.connect();
    expect(await member.connection()).toMatchObject({ isLost: false, place: { title: "Journal" } });
  });

  it("tokens of Notion make no more requests than its budget for a minute", async () => {
    const member = await bench.aConnectedMember();
    await app.dependencies.database.authPool.query("update auth.rate_limit set count = 150 where key = $1", [
      `notion:${member.userId}`,
    ]);
    expect((await member.get("/api/notion/places")).error).toMatchObject({
      ...{ code: "rate_limited", retryAfter: 60 },
    });
    clock.advance(MINUTE_MS);
    expect((await member.get("/api/notion/places")).status).toBe(200);
  });
});

describe("ending the connection to Notion", () => {
  it("ending the connection to Notion ends the tokens there and forgets them here", async () => {
    const member = await bench.aConnectedMember();
    const before = liveGrants();
    const { body } = await member.delete<NotionOutput>("/api/notion");
    expect(body).toEqual({ isOffered: true, connection: null });
    expect(liveGrants()).toBe(before - 1);
    expect((await member.delete("/api/notion")).status).toBe(200);
  });

  it("ending the connection to Notion while it does not answer is done by the job later, for a deleted account too", async () => {
    const member = await bench.aConnectedMember();
    const other = await bench.aConnectedMember();
    const before = liveGrants();
    notion.break({ status: 503 });
    expect((await member.delete<NotionOutput>("/api/notion")).body.connection).toBeNull();
    await erasePerson(app.dependencies, other.userId);
    expect(liveGrants()).toBe(before);
    const { rows } = await app.dependencies.database.authPool.query("select * from auth.leaving_grant");
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain("ntn_");
    notion.break(null);
    expect(await revokeLeavingGrants(app.dependencies)).toEqual({ ended: 0 });
    clock.advance(HOUR_MS);
    expect(await revokeLeavingGrants(app.dependencies)).toEqual({ ended: 2 });
    expect(liveGrants()).toBe(before - 2);
  });
});

it("the connection to Notion that cannot be saved, read or removed says so with the cause", async () => {
  const member = bench.aMember();
  const answer = await member.answerOf("allow");
  const owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  await owner.query("alter table app.notion_connections rename to away");
  try {
    const cause = "Something broke on our side. Please try again.";
    const said = async (asked: Promise<{ error: { message: string } | undefined }>) =>
      (await asked).error?.message;
    expect(await said(member.get("/api/notion"))).toBe(`Failed to get Notion integration: ${cause}`);
    expect(await said(member.post("/api/notion/connect", answer))).toBe(
      `Failed to save Notion integration: ${cause}`,
    );
    expect(await said(member.delete("/api/notion"))).toBe(`Failed to remove Notion integration: ${cause}`);
  } finally {
    await owner.query("alter table app.away rename to notion_connections");
    await owner.end();
  }
});

it("a server without a client of Notion says so, and refuses to connect", async () => {
  const plain = await createTestApp();
  const person = plain.as({ isPremium: true });
  expect((await person.get("/api/notion")).body).toEqual({ isOffered: false, connection: null });
  expect((await person.post("/api/notion/authorize", {})).error).toMatchObject({
    code: "not_found",
    message: "This server has no connection to Notion.",
  });
});
