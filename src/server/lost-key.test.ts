import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { toChatter } from "#test-support/chat-app.ts";
import { aBlock, anInsight } from "#test-support/factories.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { userKeys } from "./platform/db/tables/people.ts";

const UNREADABLE = "This entry could not be opened.";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

/** Creates a person with some data whose key is wrapped by a master key that the server does not have. */
async function locksOut() {
  const person = await aReader(app);
  const { userId } = person;
  const block = await aBlock(app, { userId, name: "Four drafts" });
  const cardsDrawn = [{ id: "the-cache", reversed: false }];
  const insight = await anInsight(app, { userId, userBlockId: block.id, cardsDrawn });
  await person.put("/api/cards/the-cache/reflections/0", { text: "The old answer." });
  await person.put("/api/profile", { name: "Sam" });
  await toChatter(person, userId, insight.id).say("Which draft?");
  const { database, vault } = app.dependencies;
  await database.batch({ userId }, (tx) => [
    tx.update(userKeys).set({ masterKeyId: "lost", wrappedKey: "{}" }).where(eq(userKeys.userId, userId)),
  ]);
  vault.forget(userId);
  return { person, block, insight };
}

describe("without the master key", () => {
  it("without the master key, every list and page is answered, and each entry says that it could not be opened", async () => {
    const { person, block, insight } = await locksOut();
    const pages = [
      "/api/home",
      "/api/insights",
      "/api/blocks",
      `/api/blocks/${block.id}`,
      "/api/reflections",
      "/api/cards/the-cache/reflections/0",
      "/api/cards/the-cache/mine",
      `/api/insights/${insight.id}`,
      `/api/insights/${insight.id}/messages`,
    ];
    for (const page of pages) {
      const { status, body } = await person.get(page);
      expect([page, status]).toEqual([page, 200]);
      expect([page, JSON.stringify(body)]).toEqual([
        page,
        expect.stringMatching(/could not be opened|"isUnreadable":true/),
      ]);
    }
    for (const page of [
      "/api/insights?search=draft",
      "/api/blocks?search=draft",
      "/api/chat/topics",
      "/api/steps",
    ]) {
      expect([page, (await person.get(page)).status]).toEqual([page, 200]);
    }
    expect(JSON.stringify((await person.get("/api/blocks")).body)).toContain(UNREADABLE);
  });

  it("without the master key, the profile is marked as unreadable instead of shown as an empty form", async () => {
    const { person } = await locksOut();
    expect(await person.get("/api/profile")).toMatchObject({
      status: 200,
      body: { profile: null, isUnreadable: true },
    });
  });

  it("without the master key, the download holds what is not encrypted and marks the rest as unreadable", async () => {
    const { person, block } = await locksOut();
    const response = await person.fetch("GET", "/api/account/export", undefined, {});
    expect(response.status).toBe(200);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(text("README.md")).toContain("Your key could not be opened when this was made");
    expect(JSON.parse(text("json/blocks.json"))).toMatchObject([
      { id: block.id, summary: { unreadable: UNREADABLE } },
    ]);
  });

  it("without the master key, deleted entries can be restored", async () => {
    const { person, block, insight } = await locksOut();
    for (const path of [`/api/blocks/${block.id}`, `/api/insights/${insight.id}`]) {
      expect((await person.request("DELETE", path)).status).toBe(200);
      expect((await person.post(`${path}/restore`, {})).status).toBe(200);
    }
  });
});
