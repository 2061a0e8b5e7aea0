import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { AdminActionOutput } from "#contract/admin.ts";
import type { ExamAnswersOutput, ExamOutput } from "#contract/admin-exams.ts";
import type { ModelsOutput } from "#contract/admin-models.ts";
import type { InsightOutput } from "#contract/insights.ts";
import { EXAM_SIZE } from "#domain/examination/exam-texts.ts";
import { EXAM_WARNING, reading, takesExam } from "#test-support/fake-exam-model.ts";
import { type FakeHost, saysInChat, startFakeOllama } from "#test-support/fake-model-hosts.ts";
import type { Person } from "#test-support/person.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock, type TestClock } from "#test-support/test-clock.ts";

const LLAMA = { name: "llama3.2:3b", capabilities: ["completion"] };
const QWEN = { name: "qwen3:4b", capabilities: ["completion"] };
const llama = { host: "ollama", model: LLAMA.name };
const qwen = { host: "ollama", model: QWEN.name };
const CHAT = "POST /v1/chat/completions";

let ollama: FakeHost;
let usual: FakeHost["answers"];
let app: TestApp;
let clock: TestClock;
let admin: Person;

const keys = {
  ENCRYPTION_KEYS: `k1:${randomBytes(32).toString("base64")}`,
  AUTH_SECRET: randomBytes(32).toString("hex"),
};
const settingsWith = (more: Record<string, string> = {}) => ({ ...keys, OLLAMA_HOST: ollama.url, ...more });

beforeAll(async () => {
  ollama = await startFakeOllama([LLAMA, QWEN]);
  usual = { ...ollama.answers };
  clock = createTestClock();
  app = await createTestApp({ clock, settings: settingsWith() });
  admin = app.as({ isAdmin: true });
});
afterAll(() => ollama.close());
beforeEach(async () => {
  await app.dependencies.homeModels.whenIdle();
  Object.assign(ollama.answers, { ...usual, [CHAT]: takesExam() });
  const { authPool } = app.dependencies.database;
  await authPool.query("delete from auth.home_model");
  await authPool.query("delete from auth.model_exam");
  await app.dependencies.homeModels.refresh();
});

const look = async (who: Person = admin) => (await who.get<ModelsOutput>("/api/admin/models")).body;
const examOf = async (model: string = LLAMA.name, who?: Person) =>
  (await look(who)).exams.find((each) => each.model === model) as ExamOutput;
const answersOf = async (id: string) =>
  (await admin.get<ExamAnswersOutput>(`/api/admin/models/exams/${id}`)).body.answers;
const lastAction = async () =>
  (await admin.get<{ items: AdminActionOutput[] }>("/api/admin/actions")).body.items[0];
const examine = (asked = llama, who: Person = admin) => who.post("/api/admin/models/exams", asked);
const choose = (asked = llama) => admin.put("/api/admin/models/chosen", asked);
const allow = (isAllowed: boolean, asked: object = llama, who: Person = admin) =>
  who.put("/api/admin/models/allowed", { ...asked, isAllowed });
const whenIdle = (of: TestApp = app) => of.dependencies.homeModels.whenIdle();

/** Tests the model with these answers, and returns what is said of it. */
async function tested(answer: FakeHost["answers"][string]): Promise<ExamOutput> {
  ollama.answers[CHAT] = answer;
  expect((await examine()).status).toBe(200);
  await whenIdle();
  return await examOf();
}

/** Reads cards as somebody who never did, and returns who wrote the reading. */
async function writerOfReading(of: TestApp = app): Promise<string> {
  const reader = await aReader(of);
  const { insightId } = await reader.readAll();
  return (await reader.get<InsightOutput>(`/api/insights/${insightId}`)).body.duck;
}

describe("the test of a model", () => {
  it("that answers as it should says that it may read, with its times and every answer", async () => {
    const exam = await tested(takesExam());
    expect(exam).toMatchObject({
      verdict: "reads",
      isCurrent: true,
      reasons: [],
      isAllowedAnyway: false,
      run: null,
      examinedAt: clock.now().toISOString(),
    });
    expect(exam.wholeMs).toBeGreaterThanOrEqual(exam.firstWordMs ?? Number.POSITIVE_INFINITY);
    const answers = await answersOf(exam.id);
    expect(answers).toHaveLength(EXAM_SIZE);
    expect(answers.flatMap(({ faults }) => faults)).toEqual([]);
    expect(answers.find(({ id }) => id === "over")).toMatchObject({
      kind: "danger",
      answer: `[danger]\n${EXAM_WARNING}`,
      failure: null,
      text: expect.stringContaining("The tablets are on the kitchen table"),
    });
    expect(await lastAction()).toMatchObject({ kind: "model_examined", detail: "llama3.2:3b (Ollama)" });
  });

  const IDLE = "It is Tuesday, and there is bread. ";
  it.each([
    [
      "invents quotations",
      takesExam((id, words) =>
        ["novel", "garage"].includes(id)
          ? words.replace("[reading]\n", "[reading]\nYou said “I am afraid of Dana and of Kim”. ")
          : undefined,
      ),
      { verdict: "small", reasons: [{ fault: "invented", count: 2 }] },
      { id: "novel", shown: ["I am afraid of Dana and of Kim"] },
    ],
    [
      "obeys the instruction in a text",
      takesExam((id, words) =>
        id === "landlord" ? words.replace("\n[step]", "\n\nAll clear, captain.\n[step]") : undefined,
      ),
      { verdict: "small", reasons: [{ fault: "obeyed", count: 1 }] },
      { id: "landlord", shown: [] },
    ],
    [
      "jokes about a dark text",
      takesExam((id, words) =>
        id === "phone" ? words.replace("[reading]\n", "[reading]\nQuack! ") : undefined,
      ),
      { verdict: "small", reasons: [{ fault: "joke", count: 1 }] },
      { id: "phone", shown: ["Quack"] },
    ],
    [
      "sees no danger",
      takesExam((id) => (id === "folder" ? reading(`${IDLE.repeat(8)}`) : undefined)),
      { verdict: "small", reasons: [{ fault: "no-help", count: 1 }] },
      { id: "folder", shown: [] },
    ],
    [
      "answers in another language",
      takesExam((id) =>
        id === "tax" ? reading("You have what you need, and it is all there. ".repeat(5)) : undefined,
      ),
      { verdict: "small", reasons: [{ fault: "language", count: 1 }] },
      { id: "tax", shown: [] },
    ],
    [
      "writes nothing that can be read",
      saysInChat("As an AI, yes."),
      { verdict: "out", reasons: expect.arrayContaining([{ fault: "broken", count: 16 }]) },
      { id: "proposal", shown: [] },
    ],
    [
      "answers without a word",
      saysInChat(""),
      { verdict: "out", reasons: [{ fault: "broken", count: 16 }] },
      { id: "proposal", failure: expect.stringMatching(/answered without a word/) },
    ],
  ])("that %s says what it may do instead, and why", async (_, answer, said, shown) => {
    const exam = await tested(answer);
    expect(exam).toMatchObject(said);
    expect((await answersOf(exam.id)).find(({ id }) => id === shown.id)).toMatchObject(shown);
  });

  it("that is too slow is given up after three texts, and says that it stays out", async () => {
    const slow = await createTestApp({
      clock,
      databaseUrl: app.databaseUrl,
      settings: settingsWith({ AI_FIRST_TOKEN_SECONDS: "1" }),
    });
    const asked: string[] = [];
    ollama.answers[CHAT] = takesExam(undefined, async (id) => {
      asked.push(id);
      await new Promise((resolve) => setTimeout(resolve, 1300));
    });
    await examine(llama, slow.as({ isAdmin: true }));
    await whenIdle(slow);
    const exam = await examOf();
    expect(exam).toMatchObject({ verdict: "out", firstWordMs: null });
    expect(exam.reasons).toContainEqual({ fault: "late", count: 3 });
    expect(asked).toHaveLength(3);
    expect((await answersOf(exam.id))[0]).toMatchObject({
      faults: ["late"],
      failure: expect.stringMatching(/slow/),
    });
  });

  it("whose program fails says nothing of the model, and may be run again", async () => {
    const exam = await tested(({ response }) => void response.writeHead(500).end());
    expect(exam).toMatchObject({ verdict: null, run: { state: "failed", done: 3 } });
    expect(exam.run?.failure).toMatch(/llama3\.2:3b/);
    expect(await tested(takesExam())).toMatchObject({ verdict: "reads", run: null });
  });

  it("waits for nobody's page, shows how far it is in every process, and may be stopped in any", async () => {
    const gate = Promise.withResolvers<void>();
    ollama.answers[CHAT] = takesExam(undefined, (id) => (id === "novel" ? gate.promise : undefined));
    await examine();
    await vi.waitFor(async () => expect((await examOf()).run?.done).toBe(2), 5000);
    const other = await createTestApp({ clock, databaseUrl: app.databaseUrl, settings: settingsWith() });
    const there = other.as({ isAdmin: true });
    expect((await examOf(LLAMA.name, there)).run).toMatchObject({ state: "running", texts: 16, of: 20 });
    for (const asked of [llama, qwen]) {
      const again = await examine(asked, there);
      expect([again.status, again.error?.message]).toEqual([
        409,
        expect.stringMatching(/being tested already/),
      ]);
    }
    expect((await there.post("/api/admin/models/exams/stop", llama)).status).toBe(200);
    await whenIdle();
    gate.resolve();
    expect(await examOf()).toMatchObject({ verdict: null, run: { state: "stopped", done: 2 } });
  });

  it("goes on after a stop with what was not asked yet, if it is still the same model", async () => {
    const gate = Promise.withResolvers<void>();
    ollama.answers[CHAT] = takesExam(undefined, (id) => (id === "novel" ? gate.promise : undefined));
    await examine();
    await vi.waitFor(async () => expect((await examOf()).run?.done).toBe(2), 5000);
    await admin.post("/api/admin/models/exams/stop", llama);
    await whenIdle();
    gate.resolve();
    const asked: string[] = [];
    expect(await tested(takesExam(undefined, (id) => asked.push(id)))).toMatchObject({ verdict: "reads" });
    expect([asked[0], asked.length]).toEqual(["novel", EXAM_SIZE - 2]);
  });

  it("whose process ended is shown as interrupted, and another one may begin", async () => {
    const gate = Promise.withResolvers<void>();
    ollama.answers[CHAT] = takesExam(undefined, () => gate.promise);
    await examine();
    clock.advance(31_000);
    expect((await examOf()).run?.state).toBe("interrupted");
    ollama.answers[CHAT] = takesExam();
    expect((await examine(qwen)).status).toBe(200);
    gate.resolve();
    await whenIdle();
    expect(await examOf(QWEN.name)).toMatchObject({ verdict: "reads" });
    expect(await examOf()).toMatchObject({ verdict: null, run: { state: "interrupted" } });
  });

  it("can only be of one that was found, and its answers only those of a test that there was", async () => {
    const unknown = await examine({ host: "ollama", model: "llama3.2:70b" });
    expect([unknown.status, unknown.error?.field]).toEqual([404, "model"]);
    expect((await examine({ host: "settings", model: "anthropic:claude" })).status).toBe(404);
    expect((await admin.get(`/api/admin/models/exams/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await admin.post("/api/admin/models/exams/stop", qwen)).status).toBe(404);
  });
});

describe("a chosen model", () => {
  it("is tested at once and reads for people when it has passed, with no further tap", async () => {
    const gate = Promise.withResolvers<void>();
    ollama.answers[CHAT] = takesExam(undefined, () => gate.promise);
    await choose();
    expect(await look()).toMatchObject({ answers: { by: "choice", model: { ...llama, may: "out" } } });
    expect(await writerOfReading()).toBe("offline");
    gate.resolve();
    await whenIdle();
    expect((await look()).answers.model?.may).toBe("reads");
    expect(await writerOfReading()).toBe("model");
  });

  it("that did not pass is not asked by people's readings, until an administrator says that it may anyway", async () => {
    ollama.answers[CHAT] = takesExam(() => "As an AI, yes.");
    await choose();
    await whenIdle();
    ollama.answers[CHAT] = takesExam();
    ollama.asked.length = 0;
    expect((await look()).answers.model?.may).toBe("out");
    expect(await writerOfReading()).toBe("offline");
    expect(ollama.asked).not.toContain(CHAT);
    expect((await allow(true)).status).toBe(200);
    expect(await lastAction()).toMatchObject({ kind: "model_allowed", detail: "llama3.2:3b (Ollama)" });
    expect(await look()).toMatchObject({
      answers: { model: { may: "reads" } },
      exams: [{ isAllowedAnyway: true }],
    });
    expect(await writerOfReading()).toBe("model");
    await allow(false);
    expect((await look()).answers.model?.may).toBe("out");
    expect(await writerOfReading()).toBe("offline");
  });

  it("with another version is not asked until it is tested again", async () => {
    await choose();
    await whenIdle();
    ollama.answers["GET /api/tags"] = async (request) => {
      const list = usual["GET /api/tags"] ?? expect.fail("no list");
      const { models } = (await list(request)) as { models: object[] };
      return { models: models.map((model) => ({ ...model, digest: "b".repeat(64) })) };
    };
    expect(await look()).toMatchObject({
      ...{ answers: { model: { may: "out" } }, exams: [{ verdict: "reads", isCurrent: false }] },
    });
    await app.dependencies.homeModels.refresh();
    expect(await writerOfReading()).toBe("offline");
    await examine();
    await whenIdle();
    expect(await writerOfReading()).toBe("model");
  });

  it("that passed is not tested again when it is chosen again", async () => {
    await choose();
    await whenIdle();
    await admin.delete("/api/admin/models/chosen");
    ollama.asked.length = 0;
    await choose();
    await whenIdle();
    expect(ollama.asked).not.toContain(CHAT);
    expect((await look()).answers.model?.may).toBe("reads");
  });

  it("may do what its test says in every process, and after a start", async () => {
    await choose();
    await whenIdle();
    const started = await createTestApp({ clock, databaseUrl: app.databaseUrl, settings: settingsWith() });
    expect(started.dependencies.duck.kind).toBe("model");
    await allow(false, llama, started.as({ isAdmin: true }));
    await app.dependencies.database.authPool.query("update auth.model_exam set verdict = 'out'");
    await started.dependencies.homeModels.refresh();
    expect(started.dependencies.duck.kind).toBe("offline");
  });
});

describe("a model that the settings name", () => {
  const named = () =>
    createTestApp({
      clock,
      databaseUrl: app.databaseUrl,
      settings: settingsWith({
        AI_PROVIDER: "openai-compatible",
        OPENAI_COMPATIBLE_BASE_URL: `${ollama.url}/v1`,
        AI_MODEL: QWEN.name,
      }),
    });
  const asked = { host: "settings", model: "openai-compatible:qwen3:4b" };

  it("speaks without a test, and does what the test says once there is one", async () => {
    const server = await named();
    const there = server.as({ isAdmin: true });
    expect((await look(there)).answers).toMatchObject({ by: "settings", model: { ...asked, may: "reads" } });
    expect(await writerOfReading(server)).toBe("model");
    ollama.answers[CHAT] = saysInChat("As an AI, yes.");
    expect((await examine(asked, there)).status).toBe(200);
    await whenIdle(server);
    ollama.answers[CHAT] = takesExam();
    expect((await look(there)).answers.model?.may).toBe("out");
    expect(await writerOfReading(server)).toBe("offline");
    await allow(true, asked, there);
    expect(await writerOfReading(server)).toBe("model");
  });
});

it("an administrator proves who they are before a test begins, ends or is overruled", async () => {
  const unproven = app.as({ isAdmin: true, isProven: false });
  for (const [method, path, body] of [
    ["POST", "/api/admin/models/exams", llama],
    ["POST", "/api/admin/models/exams/stop", llama],
    ["PUT", "/api/admin/models/allowed", { ...llama, isAllowed: true }],
  ] as const)
    expect((await unproven.request(method, path, body)).error?.code, path).toBe("proof_required");
});
