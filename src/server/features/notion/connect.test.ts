import pg from "pg";
import { describe, expect, it } from "vitest";
import type { NotionOutput } from "#contract/notion.ts";
import type { WayIn } from "#contract/ways-in-schemas.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { changeMeanwhile } from "#test-support/change-meanwhile.ts";
import { addDataSource, addPage } from "#test-support/fake-notion/store.ts";
import { lettersTo, linkParts } from "#test-support/letters.ts";
import { openNotionApp } from "#test-support/notion-app.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { erasePerson } from "../account/account.ts";
import { endConnections } from "./end-unused.ts";
import { revokeLeavingGrants } from "./notion.ts";

const bench = await openNotionApp();
const { app, notion, clock } = bench;

const isConnected = async (userId: string) =>
  (
    await app.dependencies.database.authPool.query("select from auth.notion_access where user_id = $1", [
      userId,
    ])
  ).rowCount === 1;
const liveGrants = () => notion.store.grants.filter(({ isEnded }) => !isEnded).length;

describe("connecting Notion", () => {
  it("asks on Notion's own page, stores the tokens encrypted and never sends them to the browser", async () => {
    const member = await bench.aMember();
    const url = new URL(await member.authorize());
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "code",
      owner: "user",
      redirect_uri: `${app.url}/notion-callback`,
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

  it("is refused without Premium, at both steps", async () => {
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

  it("takes an answer once, within ten minutes, in the session that asked", async () => {
    const member = await bench.aMember();
    const connect = (person: typeof member, answer: object) => person.post("/api/notion/connect", answer);
    const gone = { code: "conflict", message: expect.stringContaining("Please connect again") };
    const late = await member.answerOf("allow");
    clock.advance(10 * MINUTE_MS);
    expect((await connect(member, late)).error).toMatchObject(gone);
    const foreign = await member.answerOf("allow");
    expect((await connect(await bench.aMember(), foreign)).error).toMatchObject(gone);
    expect((await connect(member, foreign)).error).toMatchObject(gone);
    const elsewhere = app.as({ userId: member.userId, isPremium: true, sessionId: "another" });
    expect((await elsewhere.post("/api/notion/connect", await member.answerOf("allow"))).error).toMatchObject(
      gone,
    );
    expect(await member.connection()).toBeNull();
    const answer = await member.answerOf("allow");
    expect((await connect(member, answer)).status).toBe(200);
    expect((await connect(member, answer)).error).toMatchObject(gone);
    expect(await member.connection()).toMatchObject({ isLost: false });
  });

  it("says why it failed: a code that Notion refuses, and a Notion that does not answer", async () => {
    const member = await bench.aMember();
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

  it("again keeps the chosen place, and a connection to another workspace ends the former one", async () => {
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

describe("a connection to Notion and who owns the account", () => {
  it("a connection to Notion asks for a recent proof of who the person is, and is told to the confirmed address", async () => {
    const member = await bench.aMember();
    const { authPool } = app.dependencies.database;
    await authPool.query('update auth."user" set email_verified = true where id = $1', [member.userId]);
    await authPool.query("update auth.session set proven_at = null where user_id = $1", [member.userId]);
    expect((await member.post("/api/notion/authorize", {})).error?.code).toBe("proof_required");
    expect((await member.connect()).status).toBe(200);
    const letter = (await lettersTo(app, member.email)).at(-1);
    expect(letter).toContain("Subject: Notion was connected");
    const token = linkParts(letter, "/not-me").get("token");
    const { ways } = (await member.get<{ ways: WayIn[] }>("/api/auth/ways-in")).body;
    expect(ways).toMatchObject([{ id: "notion", kind: "notion" }]);
    expect((await app.visitor().post("/api/auth/not-me", { token })).status).toBe(200);
    expect(await isConnected(member.userId)).toBe(false);
  });

  it.each([[[]], [["notion"]]])(
    "a connection to Notion ends with a new password unless it is kept: %j",
    async (keep) => {
      const member = await bench.aConnectedMember();
      const newPassword = "a lantern on the far shore";
      expect((await member.post("/api/auth/change-password", { newPassword, keep })).status).toBe(200);
      const isKept = keep.length > 0;
      expect((await member.connection()) !== null).toBe(isKept);
      expect((await member.get("/api/notion/places")).status).toBe(isKept ? 200 : 409);
    },
  );

  it("a connection to Notion that a recovery ended is ended at Notion by the job, and not one that is in use", async () => {
    clock.advance(HOUR_MS + 1);
    await endConnections(app.dependencies);
    const [member, other] = [await bench.aConnectedMember(), await bench.aConnectedMember()];
    const { authPool } = app.dependencies.database;
    await authPool.query("delete from auth.notion_access where user_id = $1", [member.userId]);
    const before = liveGrants();
    expect(await endConnections(app.dependencies)).toMatchObject({ unused: 0 });
    clock.advance(HOUR_MS + 1);
    expect(await endConnections(app.dependencies)).toMatchObject({ unused: 1 });
    expect(liveGrants()).toBe(before - 1);
    expect(await other.connection()).not.toBeNull();
    await member.connect();
    expect(await member.connection()).toMatchObject({ place: null });
  });

  it("a connection to Notion is not made by somebody who was signed out while Notion answered", async () => {
    const member = await bench.aMember();
    const answer = await member.answerOf("allow");
    const signedOut = {
      text: `with gone as (delete from auth.session where user_id = $1)
        update auth."user" set asked_version = asked_version + 1
        where id = (select id from auth."user" where id = $1 for update)`,
      values: [member.userId],
    };
    const connect = () => member.post("/api/notion/connect", answer);
    expect((await changeMeanwhile(app.databaseUrl, signedOut, connect)).status).toBe(401);
    expect(await isConnected(member.userId)).toBe(false);
  });
});

describe("the place in Notion", () => {
  it("is a page or a database that is shared with the app, found by its title", async () => {
    const member = await bench.aMember();
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

  it("cannot be looked for without a connection, or while Notion asks to wait", async () => {
    const member = await bench.aMember();
    expect((await member.get("/api/notion/places")).error?.code).toBe("conflict");
    await member.connect();
    notion.break({ status: 429, retryAfter: 30 });
    expect((await member.get("/api/notion/places")).error).toMatchObject({
      code: "rate_limited",
      retryAfter: 30,
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
  it("that end are replaced once, however many requests notice it at the same moment", async () => {
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

  it("that it no longer accepts are shown as a lost connection, and connecting again mends it", async () => {
    const member = await bench.aConnectedMember();
    for (const grant of notion.store.grants) grant.isEnded = true;
    const { error } = await member.get("/api/notion/places");
    expect(error?.message).toContain("Connect again in Preferences");
    expect(await member.connection()).toMatchObject({ isLost: true });
    await member.connect();
    expect(await member.connection()).toMatchObject({ isLost: false, place: { title: "Journal" } });
  });

  it("make no more requests than its budget for a minute", async () => {
    const member = await bench.aConnectedMember();
    await app.dependencies.database.authPool.query("update auth.rate_limit set count = 150 where key = $1", [
      `notion:${member.userId}`,
    ]);
    expect((await member.get("/api/notion/places")).error).toMatchObject({
      code: "rate_limited",
      retryAfter: 60,
    });
    clock.advance(MINUTE_MS);
    expect((await member.get("/api/notion/places")).status).toBe(200);
  });
});

describe("ending the connection to Notion", () => {
  it("ends the tokens there and forgets them here", async () => {
    const member = await bench.aConnectedMember();
    const before = liveGrants();
    const { body } = await member.delete<NotionOutput>("/api/notion");
    expect(body).toEqual({ isOffered: true, connection: null });
    expect(liveGrants()).toBe(before - 1);
    expect((await member.delete("/api/notion")).status).toBe(200);
  });

  it("while it does not answer is done by the job later, for a deleted account too", async () => {
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
  const member = await bench.aMember();
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
