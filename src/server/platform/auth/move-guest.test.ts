import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { BlockOutput } from "#contract/blocks.ts";
import type { InsightOutput } from "#contract/insights.ts";
import type { ReadingEvent } from "#contract/readings.ts";
import type { Me } from "#contract/session.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { ownedTables } from "../crypto/owned-tables.ts";
import { newId } from "../db/ids.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const PASSWORD = "four drafts, no owner";
const QUESTION = "Dana and I have rewritten the proposal four times.";

async function account(): Promise<{ email: string; id: string }> {
  const email = `${newId()}@example.org`;
  const person = app.visitor();
  await person.post("/api/auth/sign-up/email", { email, password: PASSWORD, name: "" });
  return { email, id: await idOf(person) };
}

async function idOf(person: Person): Promise<string> {
  return (await person.get<Me>("/api/me")).body.user?.id ?? "";
}

const signIn = (person: Person, email: string) =>
  person.post("/api/auth/sign-in/email", { email, password: PASSWORD });

/** Creates a guest with one reading, and so one insight and one block. */
async function guestWithReading(): Promise<{ guest: Person; id: string; insightId: string }> {
  const guest = app.visitor();
  await guest.post("/api/auth/sign-in/anonymous", {});
  await guest.put("/api/me/consent", { terms: true, age16: true });
  const stream = await guest.stream(
    "POST",
    "/api/readings",
    { spreadType: "full-pond", blockTypeId: "work", userContext: QUESTION },
    { headers: { "idempotency-key": newId() } },
  );
  const events = await stream.all();
  const sent = events.map((event) => event.data as ReadingEvent);
  const done = sent.find((event) => event?.type === "done");
  return { guest, id: await idOf(guest), insightId: done?.insightId ?? "" };
}

async function rowsOf(userId: string): Promise<number> {
  const counts = await app.dependencies.database.asJobs(async (tx) => {
    const found: number[] = [];
    for (const { table } of ownedTables) {
      found.push((await tx.select().from(table).where(eq(table.userId, userId))).length);
    }
    return found;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

describe("a guest who wants an account", () => {
  it("can only sign up or sign in; no other endpoint could lose their rows", async () => {
    const guest = app.visitor();
    await guest.post("/api/auth/sign-in/anonymous", {});
    const others = [
      ...[
        "sign-in/social",
        "sign-in/magic-link",
        "sign-in/email-otp",
        "sign-in/username",
        "sign-in/phone-number",
      ],
      "sign-in/oauth2",
      "sign-in/passkey",
      "sign-in/sso",
      "magic-link/verify",
      "one-tap/callback",
    ];
    for (const path of others) {
      const { status } = await guest.post(`/api/auth/${path}`, {
        email: "dana@pond.test",
        password: PASSWORD,
      });
      expect({ path, status }).toEqual({ path, status: 404 });
    }
  });
});

describe("a guest who has had a reading", () => {
  it("keeps it after signing up", async () => {
    const { guest, insightId } = await guestWithReading();
    await guest.post("/api/auth/sign-up/email", {
      email: `${newId()}@example.org`,
      password: PASSWORD,
      name: "",
    });
    const insight = await guest.get<InsightOutput>(`/api/insights/${insightId}`);
    expect(insight.body).toMatchObject({ userContext: QUESTION, isUnreadable: false });
    const blocks = await guest.get<{ items: BlockOutput[] }>("/api/blocks");
    expect(blocks.body.items).toHaveLength(1);
  });

  it("finds it in the account after signing in, and nothing remains for the guest", async () => {
    const { guest, id, insightId } = await guestWithReading();
    const { email, id: ownId } = await account();
    expect((await signIn(guest, email)).status).toBe(200);
    expect(await idOf(guest)).toBe(ownId);
    const insight = await guest.get<InsightOutput>(`/api/insights/${insightId}`);
    expect(insight.body).toMatchObject({ userContext: QUESTION, isUnreadable: false });
    expect((await guest.get<{ items: BlockOutput[] }>("/api/blocks")).body.items[0]?.name).not.toBe("");
    expect(await rowsOf(id)).toBe(0);
    const { rows } = await app.dependencies.database.authPool.query(`select from auth."user" where id = $1`, [
      id,
    ]);
    expect(rows).toEqual([]);
  });

  it("gets it in the account once if two tabs sign in at the same moment", async () => {
    const { guest, insightId } = await guestWithReading();
    const { email } = await account();
    const other = guest.inAnotherTab();
    const answers = await Promise.all([signIn(guest, email), signIn(other, email)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const list = await guest.get<{ items: { id: string }[] }>("/api/insights");
    expect(list.body.items.map((item) => item.id)).toEqual([insightId]);
  });

  it("is signed in even if the move fails, and gets it at the next sign-in", async () => {
    const { guest, id, insightId } = await guestWithReading();
    const { email } = await account();
    const failing = vi
      .spyOn(app.dependencies.database, "acrossUsers")
      .mockRejectedValueOnce(new Error("the pond froze"));
    expect((await signIn(guest, email)).status).toBe(200);
    expect(failing).toHaveBeenCalledOnce();
    expect((await guest.get(`/api/insights/${insightId}`)).status).toBe(404);
    expect(await rowsOf(id)).toBeGreaterThan(0);
    expect(app.logLines.some((line) => String(line.msg).includes("could not be moved"))).toBe(true);

    const later = app.visitor();
    await signIn(later, email);
    expect((await later.get(`/api/insights/${insightId}`)).status).toBe(200);
    expect(await rowsOf(id)).toBe(0);
  });
});
