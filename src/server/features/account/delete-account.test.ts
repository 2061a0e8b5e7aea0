import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { anInsight, beginAsGuest, signUp } from "#test-support/factories.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import { confirmAddress, lettersTo } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { answeredBy, aReader, toWhole } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { ownedTables } from "../../platform/crypto/owned-tables.ts";
import { erasePerson } from "./account.ts";

const PATH = "/api/account";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

async function rowsLeft(userId: string): Promise<number> {
  return await app.dependencies.database.asJobs(async (tx) => {
    let left = 0;
    for (const { table } of ownedTables) {
      const { rows } = await tx.execute(
        sql`select count(*)::int as count from ${table} where user_id = ${userId}`,
      );
      left += Number(rows[0]?.count);
    }
    return left;
  });
}

/** Signs somebody up who has confirmed their address. */
async function aConfirmedPerson() {
  const person = await signUp(app);
  await confirmAddress(person, (await lettersTo(app, person.email)).at(-1));
  return person;
}

const isSomebody = async (person: Pick<Person, "get">) =>
  (await person.get<Me>("/api/me")).body.user !== null;

describe("deleting the account", () => {
  it("removes all data, ends every session and sends a final letter", async () => {
    const person = await aConfirmedPerson();
    const elsewhere = app.visitor();
    await elsewhere.post("/api/auth/sign-in/email", { email: person.email, password: person.password });
    await anInsight(app, { userId: person.userId });
    await person.put("/api/settings", { tone: "blunt" });
    expect(await rowsLeft(person.userId)).toBeGreaterThan(2);
    const answer = await person.request("DELETE", PATH, { password: person.password });
    expect(answer).toMatchObject({ status: 200, body: { erased: true } });
    expect(await rowsLeft(person.userId)).toBe(0);
    expect(await isSomebody(person)).toBe(false);
    expect(await isSomebody(elsewhere)).toBe(false);
    const again = await app
      .visitor()
      .post("/api/auth/sign-in/email", { email: person.email, password: person.password });
    expect(again.status).toBe(401);
    expect((await lettersTo(app, person.email)).at(-1)).toContain("is gone");
  });

  it("sends one final letter however many delete requests arrive at once", async () => {
    const person = await aConfirmedPerson();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.request("DELETE", PATH, { password: person.password })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await isSomebody(person)).toBe(false);
    const last = (await lettersTo(app, person.email)).filter((letter) => letter.includes("is gone"));
    expect(last).toHaveLength(1);
  });

  it("deletes the key before anything else, so that data left by a failure cannot be read", async () => {
    const person = await signUp(app);
    await anInsight(app, { userId: person.userId });
    const { database } = app.dependencies;
    let waits = 0;
    const broken = {
      ...app.dependencies,
      database: {
        ...database,
        batch: (...request: Parameters<typeof database.batch>) => {
          waits += 1;
          // The first looks for a connection to Notion, the second deletes the key.
          return waits <= 2 ? database.batch(...request) : Promise.reject(new Error("the power went"));
        },
      } as typeof database,
    };
    await expect(erasePerson(broken, person.userId)).rejects.toThrow("the power went");
    const left = await person.get<{ items: { headline: string }[] }>("/api/insights");
    expect(JSON.stringify(left.body)).not.toContain("You already know which draft it is");
    await erasePerson(app.dependencies, person.userId);
    expect(await rowsLeft(person.userId)).toBe(0);
  });

  it("leaves nothing of a reading that is still being written", async () => {
    const model = await startFakeAnthropic();
    model.play(() => ({ kind: "answer", text: FAKE_READING_TEXT, everyMs: 25 }));
    const slow = await createTestApp({ settings: answeredBy(model), databaseUrl: app.databaseUrl });
    const reader = await aReader(slow);
    const reading = await reader.read();
    await reading.next();
    await erasePerson(slow.dependencies, reader.userId);
    expect(toWhole(reading, await reading.all()).last).toMatchObject({ code: "reading_stopped" });
    expect(await rowsLeft(reader.userId)).toBe(0);
    await model.close();
  });

  it("requires the password or a recent proof, and names the field when the password is wrong", async () => {
    const person = await signUp(app);
    const { authPool } = app.dependencies.database;
    await authPool.query("update auth.session set proven_at = null where user_id = $1", [person.userId]);
    for (const proof of [{}, { confirmation: "delete" }]) {
      const { status, error } = await person.request("DELETE", PATH, proof);
      expect([status, error?.code]).toEqual([403, "proof_required"]);
    }
    const wrong = await person.request("DELETE", PATH, { password: "not this one" });
    expect(wrong).toMatchObject({ status: 400, error: { code: "invalid_input", field: "password" } });
    expect(await isSomebody(person)).toBe(true);
  });

  it("limits the number of password guesses", async () => {
    const person = await signUp(app);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await person.request("DELETE", PATH, { password: `guess ${count}` })).status);
    expect(statuses.indexOf(429)).toBe(10);
  });

  it("requires a guest, who has no password, to type a confirmation word", async () => {
    const guest = await beginAsGuest(app);
    await anInsight(app, { userId: guest.userId });
    const refused = await guest.request("DELETE", PATH, {});
    expect(refused.error).toMatchObject({ code: "invalid_input", field: "confirmation" });
    expect((await guest.request("DELETE", PATH, { confirmation: "Delete" })).status).toBe(200);
    expect(await rowsLeft(guest.userId)).toBe(0);
    expect(await isSomebody(guest)).toBe(false);
  });

  it("requires a session", async () => {
    expect((await app.visitor().request("DELETE", PATH, {})).error?.code).toBe("unauthenticated");
  });
});

describe("the list of devices", () => {
  it("names the devices with a session and reveals no token of theirs", async () => {
    const person = await signUp(app);
    const elsewhere = app.visitor();
    await elsewhere.post(
      "/api/auth/sign-in/email",
      { email: person.email, password: person.password },
      { headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0" } },
    );
    const { body } = await person.get<{ devices: { name: string | null }[] }>(`${PATH}/devices`);
    expect(body.devices.map(({ name }) => name)).toEqual(["Firefox on Linux", null]);
    expect(JSON.stringify(body)).not.toMatch(/token|ip/i);
  });

  it("stores no network addresses", async () => {
    const person = await signUp(app);
    const { rows } = await app.dependencies.database.authPool.query(
      "select ip_address from auth.session where user_id = $1",
      [person.userId],
    );
    expect(rows).toEqual([{ ip_address: null }]);
  });
});
