// Tests what a person sees while the database is unreachable, hangs or is full.
import pg from "pg";
import { afterEach, beforeAll, expect, it } from "vitest";
import { type DatabaseLine, openDatabaseLine } from "#test-support/database-line.ts";
import { describeOnPlainServer } from "#test-support/on-plain-server.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { addToCounter } from "./platform/db/counted-things.ts";
import { newId } from "./platform/db/ids.ts";
import { userCounters } from "./platform/db/tables/people.ts";
import { toAppError } from "./platform/errors/to-app-error.ts";

const PASSWORD = "four drafts, no owner";
const SHORT_OUTAGE_MS = 700;
const TIMEOUTS = { connectMs: 300, answerMs: 400 };

let directUrl: string;
let line: DatabaseLine;
let app: TestApp;
let person: Person;
let email: string;

beforeAll(async () => {
  const direct = await createTestApp();
  directUrl = direct.databaseUrl;
  line = await openDatabaseLine(directUrl);
  app = await createTestApp({ databaseUrl: line.url, databaseTimeouts: TIMEOUTS });
  person = app.visitor();
  email = `${newId()}@example.org`;
  await person.post("/api/auth/sign-up/email", { email, password: PASSWORD, name: "" });
  return () => line.close();
});

/**
 * One request of each kind: a session lookup, a read of the person's rows, a read of shared rows, a statement of
 * signing in, and a write.
 */
const requests: Record<string, () => Promise<{ status: number; headers: Headers }>> = {
  "who asks": () => person.get("/api/me"),
  "a list of one's own": () => person.get("/api/insights"),
  "a write": () => person.put("/api/me/consent", { terms: true, age16: true }),
  "the renewal of a session": () => person.get("/api/auth/get-session"),
  "a sign-in": () => app.visitor().post("/api/auth/sign-in/email", { email, password: PASSWORD }),
};
const names = Object.keys(requests);
const askAll = () => Promise.all(names.map(async (name) => [name, await requests[name]?.()] as const));
const statuses = (answers: Awaited<ReturnType<typeof askAll>>) =>
  Object.fromEntries(answers.map(([name, answer]) => [name, answer?.status]));
const each = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));

afterEach(async () => {
  line.stall(false);
  await line.comeBack().catch(() => {});
});

describeOnPlainServer("an unreachable database", () => {
  it("an unreachable database goes unnoticed when it is back within two seconds", async () => {
    await askAll();
    await line.leave();
    const asked = askAll();
    setTimeout(() => void line.comeBack(), SHORT_OUTAGE_MS);
    expect(statuses(await asked)).toEqual(each(200));
  });

  it("an unreachable database goes unnoticed when only idle connections were cut", async () => {
    await askAll();
    line.cut();
    expect(statuses(await askAll())).toEqual(each(200));
  });

  it("an unreachable database leads to 503 with a Retry-After header after that", async () => {
    await askAll();
    await line.leave();
    const answers = await askAll();
    expect(statuses(answers)).toEqual(each(503));
    const waits = answers.map(([name, answer]) => [name, answer?.headers.get("retry-after")]);
    expect(Object.fromEntries(waits)).toEqual(each("2"));
    expect((await person.get("/readyz")).status).toBe(503);
  });
});

describeOnPlainServer("a lost database connection", () => {
  const rows = (userId: string) =>
    app.dependencies.database.batch({ userId }, (tx) => [tx.select().from(userCounters)]);
  const addOne = (userId: string) =>
    app.dependencies.database.batch({ userId }, (tx) => [addToCounter(tx, userId, { insights: 1 })]);

  it("a lost database connection is replaced before a read is answered, and the read is repeated", async () => {
    const userId = newId();
    await addOne(userId);
    line.cutBeforeAnswer("SELECT 1");
    expect((await rows(userId))[0]).toHaveLength(1);
  });

  it("a lost database connection is reported when it is lost before COMMIT is answered, and the write is not repeated", async () => {
    const userId = newId();
    line.cutBeforeAnswer("COMMIT");
    const error: unknown = await addOne(userId).catch((thrown: unknown) => thrown);
    expect(toAppError(error)).toMatchObject({ code: "unavailable" });
    expect((await rows(userId))[0]).toMatchObject([{ insights: 1 }]);
  });

  it("a lost database connection is replaced in the middle of an interactive transaction, and all its steps are repeated", async () => {
    const userId = newId();
    line.cutBeforeAnswer("INSERT 0 1");
    await app.dependencies.database.transaction({ userId }, async (tx) => {
      await addToCounter(tx, userId, { insights: 1 });
      await tx.select().from(userCounters);
    });
    expect((await rows(userId))[0]).toMatchObject([{ insights: 1 }]);
  });
});

describeOnPlainServer("a database server that became a standby", () => {
  /** Makes new connections read-only, as those to a standby are, or writable again. Open connections stay as they are. */
  async function takeWrites(areTaken: boolean): Promise<void> {
    const client = new pg.Client({ connectionString: directUrl });
    await client.connect();
    const name = client.escapeIdentifier(client.database ?? "");
    await client.query("set default_transaction_read_only = off");
    await client.query(
      `alter database ${name} ${areTaken ? "reset default_transaction_read_only" : "set default_transaction_read_only = on"}`,
    );
    await client.end();
  }

  it("a database server that became a standby goes unnoticed when its connections lead to the new primary within two seconds", async () => {
    await takeWrites(false);
    line.cut();
    const userId = newId();
    const written = app.dependencies.database.batch({ userId }, (tx) => [
      addToCounter(tx, userId, { insights: 1 }),
    ]);
    setTimeout(() => void takeWrites(true), SHORT_OUTAGE_MS / 2);
    await written;
    expect(statuses(await askAll())).toEqual(each(200));
  });
});

describeOnPlainServer("a database that does not respond", () => {
  it("a database that does not respond leads to 503, and its connections are not used again", async () => {
    await askAll();
    line.stall(true);
    expect(statuses(await askAll())).toEqual(each(503));
    expect((await person.get("/readyz")).status).toBe(503);
    line.stall(false);
    expect(statuses(await askAll())).toEqual(each(200));
    expect((await person.get("/readyz")).status).toBe(200);
  });
});

describeOnPlainServer("a database without disk space", () => {
  it("a database without disk space leads to 503 with its own sentence for writes, while reads still work", async () => {
    const full = Object.assign(new pg.DatabaseError("could not extend file", 4, "error"), { code: "53100" });
    const { database } = app.dependencies;
    const { transaction, batch } = database;
    const refuse = () => Promise.reject(full);
    Object.assign(database, { transaction: refuse, batch: refuse });
    const answer = await person.put("/api/me/consent", { terms: true, age16: true });
    Object.assign(database, { transaction, batch });
    expect(answer.status).toBe(503);
    expect(answer.error).toMatchObject({ code: "unavailable", retryAfter: 60 });
    expect(answer.error?.message).toBe(
      "The server has no room left to save anything. What is saved can still be read. Please try again later.",
    );
    expect((await person.get("/readyz")).status).toBe(200);
  });
});
