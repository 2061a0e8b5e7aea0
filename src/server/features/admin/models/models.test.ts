import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { AdminActionOutput, FiguresOutput } from "#contract/admin.ts";
import type { ModelsOutput } from "#contract/admin-models.ts";
import type { InsightOutput } from "#contract/insights.ts";
import type { Me } from "#contract/session.ts";
import { createProcessReport } from "#server/platform/figures/report-process.ts";
import { passExams } from "#test-support/fake-exam-model.ts";
import {
  type FakeHost,
  pulling,
  pulls,
  saysInChat,
  startFakeOllama,
} from "#test-support/fake-model-hosts.ts";
import { FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import type { Person } from "#test-support/person.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock, type TestClock } from "#test-support/test-clock.ts";

const LLAMA = { name: "llama3.2:3b", capabilities: ["completion"] };
const QWEN = { name: "qwen3:4b", capabilities: ["completion"] };
const chosenLlama = { host: "ollama", model: LLAMA.name };

let ollama: FakeHost;
let usual: FakeHost["answers"];
let app: TestApp;
let clock: TestClock;
let admin: Person;

beforeAll(async () => {
  ollama = await startFakeOllama([LLAMA, QWEN, { name: "nomic:1", capabilities: ["embedding"] }]);
  usual = { ...ollama.answers };
  clock = createTestClock();
  app = await createTestApp({ clock, isLive: true, settings: settingsWith(ollama) });
  admin = app.as({ isAdmin: true });
});
afterAll(() => ollama.close());
beforeEach(async () => {
  Object.assign(ollama.answers, usual);
  ollama.asked.length = 0;
  await app.dependencies.homeModels.whenIdle();
  await app.dependencies.database.authPool.query("delete from auth.home_model");
  await app.dependencies.database.authPool.query("delete from auth.model_exam");
  await passExams(app, [LLAMA.name, QWEN.name]);
  await app.dependencies.homeModels.refresh();
});

const keys = {
  ENCRYPTION_KEYS: `k1:${randomBytes(32).toString("base64")}`,
  AUTH_SECRET: randomBytes(32).toString("hex"),
};
function settingsWith({ url }: FakeHost, more: Record<string, string> = {}) {
  return { ...keys, OLLAMA_HOST: url, ...more };
}

/** Reads cards as somebody who never did, and returns who wrote the reading. */
async function writerOfReading(): Promise<string> {
  const reader = await aReader(app);
  const { insightId } = await reader.readAll();
  return (await reader.get<InsightOutput>(`/api/insights/${insightId}`)).body.duck;
}

const look = async (who: Person = admin) => (await who.get<ModelsOutput>("/api/admin/models")).body;
const known = async (model: string = LLAMA.name) => (await look()).known.find((each) => each.model === model);
const duckFor = async (who: Person) => (await who.get<Me>("/api/me")).body.duck;
const lastAction = async () =>
  (await admin.get<{ items: AdminActionOutput[] }>("/api/admin/actions")).body.items[0];

describe("an administrator's models", () => {
  it("an administrator sees what was found, with the line of settings, and that nothing of it is used", async () => {
    const { answers, hosts, chosen, isLooking } = await look();
    expect(answers).toEqual({ label: app.dependencies.duck.label, by: "nobody", model: null });
    expect({ chosen, isLooking }).toEqual({ chosen: null, isLooking: true });
    expect(hosts.find(({ id }) => id === "ollama")).toEqual({
      id: "ollama",
      name: "Ollama",
      address: ollama.url,
      elsewhere: 0,
      settings: `AI_PROVIDER=openai-compatible OPENAI_COMPATIBLE_BASE_URL=${ollama.url}/v1 AI_MODEL=llama3.2:3b`,
      models: [
        { name: "llama3.2:3b", bytes: 2_000_000_000, parameters: "3.2B" },
        { name: "qwen3:4b", bytes: 2_000_000_000, parameters: "3.2B" },
      ],
    });
    expect((await duckFor(admin)).kind).toBe("offline");
    expect(ollama.asked.filter((asked) => asked.includes("chat"))).toEqual([]);
  });

  it("an administrator chooses a model with one call, and it answers people's next reading", async () => {
    ollama.answers["POST /v1/chat/completions"] = saysInChat(FAKE_READING_TEXT);
    const report = createProcessReport(app.dependencies);
    await report.write();
    expect((await admin.put("/api/admin/models/chosen", chosenLlama)).status).toBe(200);
    const { answers, chosen } = await look();
    const at = new URL(ollama.url).host;
    expect(answers).toEqual({
      label: `llama3.2:3b at ${at}`,
      by: "choice",
      model: { ...chosenLlama, label: LLAMA.name, may: "reads" },
    });
    expect(chosen).toMatchObject({ ...chosenLlama, hostName: "Ollama", state: "there" });
    expect(await lastAction()).toMatchObject({ kind: "model_chosen", detail: "llama3.2:3b (Ollama)" });
    expect(await duckFor(admin)).toEqual({
      kind: "model",
      label: `llama3.2:3b at ${at}`,
      isThirdParty: false,
    });
    expect(await writerOfReading()).toBe("model");
    await report.write();
    const { processes } = (await admin.get<FiguresOutput>("/api/admin/figures")).body;
    expect(processes.map(({ duck }) => duck)).toEqual([`llama3.2:3b at ${at}`]);
    await report.remove();
    expect(ollama.asked).toContain("POST /v1/chat/completions");
  });

  it("an administrator's choice of another model takes the place of the first, and ends with one call", async () => {
    await admin.put("/api/admin/models/chosen", chosenLlama);
    clock.advance(1000);
    await admin.put("/api/admin/models/chosen", { host: "ollama", model: QWEN.name });
    expect((await look()).chosen?.model).toBe(QWEN.name);
    expect((await admin.delete("/api/admin/models/chosen")).status).toBe(200);
    expect(await look()).toMatchObject({ chosen: null, answers: { by: "nobody" } });
    expect((await duckFor(admin)).kind).toBe("offline");
    expect((await lastAction())?.kind).toBe("model_dropped");
    expect((await admin.delete("/api/admin/models/chosen")).status).toBe(404);
  });

  it.each([
    ["a host that is not on the list", { host: "http://10.0.0.1", model: "x" }, 400, "host"],
    [
      "an address beside the host",
      { ...chosenLlama, model: "llama3.2:1b", address: "http://10.0.0.1" },
      404,
      "model",
    ],
    ["a model that its host does not list", { host: "ollama", model: "llama3.2:70b" }, 404, "model"],
    ["a model that cannot chat", { host: "ollama", model: "nomic:1" }, 404, "model"],
  ])(
    "an administrator cannot choose or try %s, and the answer names the field",
    async (_, asked, status, field) => {
      for (const [method, path] of [
        ["PUT", "/api/admin/models/chosen"],
        ["POST", "/api/admin/models/trials"],
      ] as const) {
        const answer = await admin.request(method, path, asked);
        expect([answer.status, answer.error?.field]).toEqual([status, field]);
      }
      expect((await look()).chosen).toBeNull();
    },
  );

  it("an administrator proves who they are before a change, and a look needs no proof", async () => {
    const unproven = app.as({ isAdmin: true, isProven: false });
    const asked = [
      ["PUT", "/api/admin/models/chosen", chosenLlama],
      ["DELETE", "/api/admin/models/chosen", undefined],
      ["POST", "/api/admin/models/trials", chosenLlama],
      ["POST", "/api/admin/models/fetches", { model: "qwen3" }],
      ["POST", "/api/admin/models/fetches/stop", { model: "qwen3" }],
    ] as const;
    for (const [method, path, body] of asked)
      expect((await unproven.request(method, path, body)).error?.code, path).toBe("proof_required");
    expect((await unproven.get("/api/admin/models")).status).toBe(200);
  });
});

describe("a chosen model that does not answer", () => {
  it("gives people a page without a model, and the administrator is told", async () => {
    await admin.put("/api/admin/models/chosen", chosenLlama);
    for (const name of Object.keys(ollama.answers))
      ollama.answers[name] = ({ response }) => void response.destroy();
    expect(await writerOfReading()).toBe("offline");
    expect((await look()).chosen).toMatchObject({ model: LLAMA.name, state: "silent" });
    await createProcessReport(app.dependencies).write();
    const { processes } = (await admin.get<FiguresOutput>("/api/admin/figures")).body;
    expect(processes.map(({ message }) => message).join()).toMatch(
      /llama3\.2:3b .* cannot be reached\. Check Ollama and the network\./,
    );
    const answer = await admin.put("/api/admin/models/chosen", { host: "ollama", model: QWEN.name });
    expect([answer.status, answer.error?.message]).toEqual([
      409,
      `Ollama does not answer at ${ollama.url}. Start it, and look again.`,
    ]);
  });

  it("a chosen model that its host no longer has is shown as gone", async () => {
    await admin.put("/api/admin/models/chosen", chosenLlama);
    ollama.answers["GET /api/tags"] = () => ({ models: [] });
    expect((await look()).chosen?.state).toBe("gone");
  });
});

describe("the trial of a model", () => {
  const tries = async () => {
    expect((await admin.post("/api/admin/models/trials", chosenLlama)).status).toBe(200);
    await app.dependencies.homeModels.whenIdle();
    return (await known())?.trial;
  };

  it("keeps its answer and how long it took, and chooses nothing", async () => {
    const trial = await tries();
    expect(trial).toMatchObject({
      state: "done",
      answer: "Press send. The ducks will not judge the comma.",
      failure: null,
      startedAt: clock.now().toISOString(),
    });
    expect(trial?.firstWordMs).toBeGreaterThan(0);
    expect(trial?.wholeMs).toBeGreaterThanOrEqual(trial?.firstWordMs ?? 0);
    expect((await look()).chosen).toBeNull();
    expect(await lastAction()).toMatchObject({ kind: "model_tried", detail: "llama3.2:3b (Ollama)" });
  });

  it.each([
    ["without a word", saysInChat(""), /answered without a word/],
    ["that fails", undefined, /not known to the provider \(404\)\. Check the choice in \/admin/],
  ])("%s says so in words", async (_, answer, failure) => {
    if (answer) ollama.answers["POST /v1/chat/completions"] = answer;
    else delete ollama.answers["POST /v1/chat/completions"];
    const trial = await tries();
    expect(trial).toMatchObject({ state: "failed", answer: null });
    expect(trial?.failure).toMatch(failure);
  });

  it("runs once at a time, and one whose process ended is shown as interrupted and may be run again", async () => {
    const gate = Promise.withResolvers<void>();
    ollama.answers["POST /v1/chat/completions"] = async (request) => {
      await gate.promise;
      return saysInChat("Quack.")(request);
    };
    await admin.post("/api/admin/models/trials", chosenLlama);
    expect((await known())?.trial?.state).toBe("running");
    expect((await admin.post("/api/admin/models/trials", chosenLlama)).status).toBe(409);
    clock.advance(app.dependencies.homeModels.trialMs + 20_000);
    expect((await known())?.trial?.state).toBe("interrupted");
    await admin.post("/api/admin/models/trials", chosenLlama);
    gate.resolve();
    await app.dependencies.homeModels.whenIdle();
    expect((await known())?.trial).toMatchObject({ state: "done", answer: "Quack." });
  });
});

describe("a download of a model", () => {
  const fetched = (model: string) => admin.post("/api/admin/models/fetches", { model });
  const state = async (model: string) => (await known(model))?.fetch;

  it("is whole when Ollama says so, under the name by which it is listed then", async () => {
    expect((await fetched("gemma3")).status).toBe(200);
    await app.dependencies.homeModels.whenIdle();
    expect(await state("gemma3:latest")).toMatchObject({
      state: "done",
      bytes: 2_000_000_000,
      total: 2_000_000_000,
      failure: null,
    });
    expect(await lastAction()).toMatchObject({ kind: "model_fetched", detail: "gemma3:latest (Ollama)" });
  });

  it("shows how far it is in every process, and a stop ends it at Ollama", async () => {
    const never = new Promise(() => {});
    ollama.answers["POST /api/pull"] = pulls([{ status: "pulling manifest" }, pulling(500_000_000)], never);
    const before = ollama.hangUps();
    await fetched("qwen3:8b");
    await vi.waitFor(async () => expect(await state("qwen3:8b")).toMatchObject({ bytes: 500_000_000 }), 5000);
    expect((await fetched("qwen3:8b")).error?.message).toBe("This model is being fetched already.");
    const other = await createTestApp({
      clock,
      databaseUrl: app.databaseUrl,
      settings: settingsWith(ollama),
    });
    const there = other.as({ isAdmin: true });
    expect((await look(there)).known[0]?.fetch?.state).toBe("running");
    expect((await there.post("/api/admin/models/fetches/stop", { model: "qwen3:8b" })).status).toBe(200);
    expect((await state("qwen3:8b"))?.state).toBe("stopped");
    await app.dependencies.homeModels.whenIdle();
    await vi.waitFor(() => expect(ollama.hangUps()).toBe(before + 1));
    expect((await state("qwen3:8b"))?.state).toBe("stopped");
  });

  it("whose process ended is shown as interrupted, and goes on when it is asked for again", async () => {
    const gate = Promise.withResolvers<void>();
    ollama.answers["POST /api/pull"] = pulls([pulling(1)], gate.promise);
    await fetched("qwen3:8b");
    clock.advance(31_000);
    expect((await state("qwen3:8b"))?.state).toBe("interrupted");
    ollama.answers["POST /api/pull"] = usual["POST /api/pull"] ?? (() => null);
    expect((await fetched("qwen3:8b")).status).toBe(200);
    gate.resolve();
    await app.dependencies.homeModels.whenIdle();
    expect((await state("qwen3:8b"))?.state).toBe("done");
  });

  it.each([
    [
      "the library does not have",
      [{ error: "pull model manifest: file does not exist" }],
      /no model of this name/,
    ],
    [
      "does not fit on the disk",
      [pulling(1), { error: "write blob: no space left on device" }],
      /disk .* is full/,
    ],
    ["breaks off", [pulling(1)], /broke off/],
    [
      "cannot reach the library",
      [{ error: "dial tcp: lookup registry.ollama.ai: no such host" }],
      /cannot reach its library/,
    ],
    [
      "needs another Ollama",
      [{ error: "412: this model requires a newer version of Ollama" }],
      /newer version/,
    ],
    ["fails otherwise", [{ error: "something odd" }], /It said: something odd/],
    ["is answered with nonsense", [["no object"]], /broke off/],
  ])("that %s is told in words", async (_, lines, failure) => {
    ollama.answers["POST /api/pull"] = pulls(lines);
    await fetched("qwen3:8b");
    await app.dependencies.homeModels.whenIdle();
    expect(await state("qwen3:8b")).toMatchObject({
      state: "failed",
      failure: expect.stringMatching(failure),
    });
  });

  it.each([
    "hf.co/somebody/model",
    "10.0.0.1:5000/library/llama3.2",
    "http://10.0.0.1/a/b",
    "../../etc/passwd",
    "",
    "gpt-oss:120b-cloud",
  ])("is only of Ollama's own library, and of nothing that runs elsewhere: %s", async (model) => {
    const answer = await fetched(model);
    expect([answer.status, answer.error?.field]).toEqual([400, "model"]);
    expect(ollama.asked).toEqual([]);
  });
});

describe("two processes", () => {
  it("agree on the choice within moments, and after a start", async () => {
    const settings = settingsWith(ollama);
    const other = await createTestApp({ clock, isLive: true, databaseUrl: app.databaseUrl, settings });
    await admin.put("/api/admin/models/chosen", chosenLlama);
    await vi.waitFor(() => expect(other.dependencies.duck.label).toMatch(/^llama3\.2:3b at/), 5000);
    const started = await createTestApp({ clock, databaseUrl: app.databaseUrl, settings });
    expect(started.dependencies.duck.label).toMatch(/^llama3\.2:3b at/);
    await admin.delete("/api/admin/models/chosen");
    await vi.waitFor(() => expect(other.dependencies.duck.kind).toBe("offline"), 5000);
  });

  it("agree even where one missed the message, by reading the choice again", async () => {
    const other = await createTestApp({
      clock,
      databaseUrl: app.databaseUrl,
      settings: settingsWith(ollama),
    });
    await admin.put("/api/admin/models/chosen", chosenLlama);
    expect(other.dependencies.duck.kind).toBe("offline");
    await other.dependencies.homeModels.refresh();
    expect(other.dependencies.duck.kind).toBe("model");
  });
});

describe("what the environment says", () => {
  it("counts more than a choice, and the page says so", async () => {
    await admin.put("/api/admin/models/chosen", chosenLlama);
    const settings = settingsWith(ollama, { AI_PROVIDER: "offline" });
    const named = await createTestApp({ clock, databaseUrl: app.databaseUrl, settings });
    const there = named.as({ isAdmin: true });
    expect((await look(there)).answers).toEqual({
      label: named.dependencies.duck.label,
      by: "settings",
      model: null,
    });
    expect(named.dependencies.duck.kind).toBe("offline");
    const answer = await there.put("/api/admin/models/chosen", chosenLlama);
    expect([answer.status, answer.error?.message]).toEqual([409, expect.stringMatching(/AI_PROVIDER/)]);
  });

  it("may turn the search off, and then a choice is not used either", async () => {
    await admin.put("/api/admin/models/chosen", chosenLlama);
    const alone = await startFakeOllama([LLAMA]);
    const settings = settingsWith(alone, { FIND_MODELS: "off" });
    const quiet = await createTestApp({ clock, databaseUrl: app.databaseUrl, settings });
    const there = quiet.as({ isAdmin: true });
    expect(await look(there)).toMatchObject({ isLooking: false, hosts: [], answers: { model: null } });
    expect(quiet.dependencies.duck.kind).toBe("offline");
    expect((await there.post("/api/admin/models/fetches", { model: "qwen3" })).status).toBe(404);
    expect(alone.asked).toEqual([]);
    await alone.close();
  });
});
