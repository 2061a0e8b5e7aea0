import { beforeAll, describe, expect, it } from "vitest";
import type {
  AdminActionOutput,
  FiguresOutput,
  FoundUserOutput,
  OpenedReportOutput,
  SentReportOutput,
  WaitingOutput,
} from "#contract/admin.ts";
import { contract } from "#contract/contract.ts";
import type { InsightOutput } from "#contract/insights.ts";
import type { Me } from "#contract/session.ts";
import { anInsight, beginAsGuest, signUp } from "#test-support/factories.ts";
import { lettersTo, sendLetters } from "#test-support/letters.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { countEvents, countModelCall } from "../../platform/db/day-figures.ts";
import { newId } from "../../platform/db/ids.ts";
import { jobRecorder } from "../../platform/figures/record-job.ts";
import { createProcessReport } from "../../platform/figures/report-process.ts";
import { endpointsOf } from "../../platform/http/endpoints.ts";

type Member = Awaited<ReturnType<typeof signUp>>;

let app: TestApp;
let admin: Member;

beforeAll(async () => {
  app = await createTestApp({ settings: { WAITLIST: "off" } });
  admin = await signUp(app, "admin@pond.example");
  await query(`update auth."user" set is_admin = true where id = $1`, [admin.userId]);
});

async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await app.dependencies.database.authPool.query<Row & { [column: string]: unknown }>(sql, values))
    .rows;
}

const find = async (address: string) =>
  (await admin.post<{ users: FoundUserOutput[] }>("/api/admin/users/find", { address })).body.users;

const lastActions = async () =>
  (await admin.get<{ items: AdminActionOutput[] }>("/api/admin/actions")).body.items;

describe("an administrator's endpoints", () => {
  it("do not exist for a visitor, a guest and an ordinary account", async () => {
    const strangers = [app.visitor(), await beginAsGuest(app), await signUp(app)];
    const all = endpointsOf({ admin: contract.admin });
    expect(all.length).toBeGreaterThan(10);
    for (const { method, address } of all) {
      const path = `/api${address.replace("{id}", newId())}`;
      const answers = await Promise.all(
        strangers.map((person) => person.request(method, path, method === "GET" ? undefined : {})),
      );
      expect(
        answers.map(({ status }) => status),
        address,
      ).toEqual([404, 404, 404]);
      expect(answers[0]?.error?.message).toBe((await app.visitor().get("/api/nothing")).error?.message);
    }
  });

  it("/api/me tells the page whether an account is an administrator", async () => {
    expect((await admin.get<Me>("/api/me")).body.user?.isAdmin).toBe(true);
    expect((await (await signUp(app)).get<Me>("/api/me")).body.user?.isAdmin).toBe(false);
  });
});

describe("an administrator and accounts", () => {
  it("an administrator finds accounts by the beginning of the address, in any case of letters, and no guests", async () => {
    await signUp(app, "heron_1@reeds.example");
    await signUp(app, "heronx2@reeds.example");
    await beginAsGuest(app);
    expect((await find("Heron")).map(({ email }) => email).toSorted()).toEqual([
      "heron_1@reeds.example",
      "heronx2@reeds.example",
    ]);
    expect((await find("heron_")).map(({ email }) => email)).toEqual(["heron_1@reeds.example"]);
    expect(await find("eron_1@reeds.example")).toEqual([]);
    expect((await admin.post("/api/admin/users/find", { address: "he" })).status).toBe(400);
    expect(await find("guests")).toEqual([]);
  });

  it("an administrator ends every session of an account, which the account notices with its next request", async () => {
    const person = await signUp(app, "swan@reeds.example");
    expect((await admin.post(`/api/admin/users/${person.userId}/sign-out`)).body).toEqual({ done: true });
    expect((await person.get("/api/blocks")).status).toBe(401);
    expect((await admin.post(`/api/admin/users/${newId()}/sign-out`)).status).toBe(404);
  });

  it("a disabled account is signed out and cannot sign in until it is enabled again", async () => {
    const person = await signUp(app, "coot@reeds.example");
    const credentials = { email: person.email, password: person.password };
    const path = `/api/admin/users/${person.userId}/disabled`;
    await admin.put(path, { isDisabled: true });
    expect((await person.get("/api/blocks")).status).toBe(401);
    expect((await app.visitor().post("/api/auth/sign-in/email", credentials)).status).toBe(403);
    expect((await find("coot"))[0]).toMatchObject({ isDisabled: true });
    await admin.put(path, { isDisabled: false });
    expect((await app.visitor().post("/api/auth/sign-in/email", credentials)).status).toBe(200);
    const own = await admin.put(`/api/admin/users/${admin.userId}/disabled`, { isDisabled: true });
    expect([own.status, (await admin.get("/api/admin/actions")).status]).toEqual([400, 200]);
  });

  it("granted Premium lasts until the end of its day, or without an end, or until it is ended", async () => {
    const person = await signUp(app, "teal@reeds.example");
    const path = `/api/admin/users/${person.userId}/premium`;
    const planAfter = async (until: string | null) => {
      await admin.put(path, { until });
      return (await person.get<Me>("/api/me")).body.plan;
    };
    const today = app.dependencies.clock.now().toISOString().slice(0, 10);
    expect(await planAfter(today)).toBe("premium");
    expect(await planAfter("2020-01-01")).toBe("free");
    expect(await planAfter("endless")).toBe("premium");
    expect((await find("teal"))[0]).toMatchObject({ plan: "premium", granted: "endless", paidUntil: null });
    expect(await planAfter(null)).toBe("free");
    expect((await lastActions()).slice(0, 2)).toMatchObject([
      { kind: "premium_ended", by: admin.email, to: person.email, detail: null },
      { kind: "premium_granted", detail: "endless" },
    ]);
  });

  it("a change that an administrator makes is undone if it cannot be written to the audit log", async () => {
    const person = await signUp(app, "grebe@reeds.example");
    const { changeAsAdmin } = await import("../../platform/auth/admin-actions.ts");
    const change = changeAsAdmin(app.dependencies.database.authPool, {
      kind: "disabled",
      adminId: "nobody",
      now: new Date(),
      parts: `done as (update auth."user" set disabled_at = now() where id = $1 returning id)`,
      values: [person.userId],
    });
    await expect(change).rejects.toThrow("invalid input syntax");
    expect((await person.get("/api/blocks")).status).toBe(200);
  });
});

describe("an administrator and the waitlist", () => {
  it("an administrator invites one address, several, or those that have waited longest", async () => {
    const wait = (email: string, day: number) =>
      query(
        `insert into lookup.waitlist (email, leave_token, confirmed_at, created_at) values ($1, $1, $2, $2)`,
        [email, new Date(Date.UTC(2026, 0, day))],
      );
    for (const [name, day] of [
      ["c", 3],
      ["a", 1],
      ["b", 2],
      ["d", 4],
    ] as const)
      await wait(`${name}@waits.example`, day);
    const before = (await admin.get<WaitingOutput>("/api/admin/waitlist")).body;
    expect([before.waiting, before.entries.map(({ email }) => email[0])]).toEqual([4, ["a", "b", "c", "d"]]);
    const invite = async (asked: object) => (await admin.post("/api/admin/waitlist/invitations", asked)).body;
    expect(await invite({ oldest: 2 })).toEqual({ invited: 2, hadAccount: 0 });
    expect(await invite({ emails: ["D@waits.example", admin.email] })).toEqual({ invited: 1, hadAccount: 1 });
    const after = (await admin.get<WaitingOutput>("/api/admin/waitlist")).body;
    expect(after.waiting).toBe(1);
    expect(after.entries.filter(({ invitedUntil }) => !invitedUntil).map(({ email }) => email)).toEqual([
      "c@waits.example",
    ]);
    expect((await lettersTo(app, "a@waits.example")).join()).toContain("#invitation=");
    const logged = (await lastActions()).filter(({ kind }) => kind === "invited");
    expect(logged).toHaveLength(3);
    expect(logged[0]).toMatchObject({ by: admin.email, to: null, detail: null });
  });
});

describe("a report of a reading", () => {
  const reports = async (state = "new") =>
    (await admin.get<{ items: SentReportOutput[] }>(`/api/admin/reports?state=${state}`)).body.items;
  const open = async (id?: string) =>
    (await admin.post<OpenedReportOutput>(`/api/admin/reports/${id}/open`)).body;

  it("a report reaches the administrators with its reason alone, unless the person sends the note or the reading", async () => {
    const person = await signUp(app, "reporter@reeds.example");
    const { id } = await anInsight(app, { userId: person.userId });
    const report = (more: object) =>
      person.post(`/api/insights/${id}/report`, { reason: "harmful", note: "It mocked my father.", ...more });
    for (const more of [{}, { sendsNote: true }, { sendsReading: true }]) await report(more);
    const [withReading, withNote, bare] = await reports();
    expect([bare, withNote, withReading].map((each) => each?.hasTexts)).toEqual([false, true, true]);
    expect(await open(bare?.id)).toMatchObject({ state: "looked_at", note: null, reading: null });
    expect(await open(withNote?.id)).toMatchObject({ note: "It mocked my father.", reading: null });
    const opened = await open(withReading?.id);
    expect(opened).toMatchObject({ note: null, reading: { question: expect.stringContaining("proposal") } });
    expect(JSON.stringify(opened)).not.toContain(person.email);
    expect((await lastActions())[0]).toMatchObject({ kind: "report_opened", to: null });
    const stored = JSON.stringify(await query("select * from auth.report"));
    expect(stored).not.toMatch(/father|proposal/);
  });

  it("the answer to a report is on the page of its reading, and a letter says only that there is one", async () => {
    const person = await signUp(app, "answered@reeds.example");
    await query(`update auth."user" set email_verified = true where id = $1`, [person.userId]);
    const { id } = await anInsight(app, { userId: person.userId });
    const insight = async () => (await person.get<InsightOutput>(`/api/insights/${id}`)).body;
    expect((await insight()).isReported).toBeUndefined();
    await person.post(`/api/insights/${id}/report`, { reason: "wrong" });
    const [sent] = await reports();
    await admin.put(`/api/admin/reports/${sent?.id}/answer`, {
      answer: "The sentence about herons is gone.",
    });
    expect((await insight()).isReported).toBe(true);
    expect((await person.get(`/api/insights/${id}/reports`)).body).toMatchObject({
      reports: [{ state: "answered", answer: "The sentence about herons is gone." }],
    });
    const letters = (await lettersTo(app, person.email)).filter((letter) => letter.includes("was answered"));
    expect(letters).toEqual([expect.stringContaining(`/insights/${id}`)]);
    expect(letters[0]).not.toContain("herons");
    expect(JSON.stringify(await query("select * from auth.report"))).not.toContain("herons");
  });

  it("the reports of a guest move to the account that the guest signs in to, and are deleted with it", async () => {
    const account = await signUp(app, "moved@reeds.example");
    const guest = await beginAsGuest(app);
    const { id } = await anInsight(app, { userId: guest.userId });
    await guest.post(`/api/insights/${id}/report`, { reason: "other", note: "Odd.", sendsNote: true });
    const credentials = { email: account.email, password: account.password };
    expect((await guest.post("/api/auth/sign-in/email", credentials)).status).toBe(200);
    expect((await guest.get(`/api/insights/${id}/reports`)).body).toMatchObject({
      reports: [{ state: "new" }],
    });
    const [sent] = await reports();
    expect(await open(sent?.id)).toMatchObject({ note: "Odd." });
    await guest.request("DELETE", "/api/account", { password: account.password });
    expect(await query("select from auth.report where insight_id = $1", [id])).toEqual([]);
    expect((await admin.post(`/api/admin/reports/${sent?.id}/open`)).status).toBe(404);
  });
});

describe("an administrator's figures", () => {
  it("hide what fewer than five people may have done, and cover all processes", async () => {
    const { database, clock } = app.dependencies;
    const now = clock.now();
    const call = { feature: "generateInsight", model: "a model", hasFailed: false, micros: 2000 };
    const costs = { inputTokens: 70, outputTokens: 30 };
    const yesterday = new Date(now.getTime() - 86_400_000);
    for (let count = 0; count < 6; count += 1)
      await database.shared((tx) => [countModelCall(tx, { ...call, ...costs }, yesterday)]);
    await database.shared((tx) => [
      countModelCall(tx, { ...call, ...costs, feature: "generateInsightChat" }, yesterday),
      countEvents(tx, "sign_up", { now: yesterday, times: 4 }),
    ]);
    await jobRecorder(app.dependencies)("purge-deleted", "failed");
    const health = { state: "trouble", message: "It refuses the key.", since: now, isAway: false } as const;
    const duck = { ...app.dependencies.duck, health: () => health };
    await sendLetters(app);
    const [one, other] = [
      createProcessReport(app.dependencies),
      createProcessReport({ ...app.dependencies, duck }),
    ];
    for (const process of [one, other]) await process.write();
    const figures = async () => (await admin.get<FiguresOutput>("/api/admin/figures")).body;
    const { days, models, dollarsPerReading, jobs, processes, letters } = await figures();
    expect(days).toHaveLength(30);
    expect(days.at(-2)).toMatchObject({ signUps: null, readings: 6, tokens: 700, dollars: 0.014 });
    expect(days.at(-1)?.signUps).toBeGreaterThan(5);
    expect(models.find(({ feature }) => feature === "generateInsightChat")).toMatchObject({ calls: null });
    expect(dollarsPerReading).toBeCloseTo(0.002);
    expect(jobs).toEqual([{ name: "purge-deleted", doneAt: null, failedAt: now.toISOString() }]);
    expect(processes.map(({ message }) => message)).toContain("It refuses the key.");
    expect(processes).toHaveLength(2);
    expect(letters.givenUp).toBe(0);
    // Both reports count the letters of the same process.
    expect(days.at(-1)).toMatchObject({
      lettersSent: 2 * app.dependencies.post.counts.sent,
      lettersGivenUp: 0,
    });
    await other.remove();
    expect((await figures()).processes).toHaveLength(1);
  });

  it("say how often people to call were shown, in this year and the one before", async () => {
    const { clock, helpCounts, database } = app.dependencies;
    const now = clock.now();
    const lastYear = new Date(now.getTime() - 366 * 86_400_000);
    await database.shared((tx) => [countEvents(tx, "help_shown", { now: lastYear, times: 4 })]);
    const person = await signUp(app);
    const dark = { userContext: "I want to kill myself.", answers: {} };
    for (let count = 0; count < 6; count += 1)
      expect((await person.post("/api/readings/check", dark)).error?.code).toBe("crisis_help");
    expect(helpCounts.shown).toBe(6);
    await createProcessReport(app.dependencies).write();
    const { helpShown } = (await admin.get<FiguresOutput>("/api/admin/figures")).body;
    const year = now.getUTCFullYear();
    expect(helpShown).toEqual([
      { year, times: 6 },
      { year: year - 1, times: null },
    ]);
  });
});
