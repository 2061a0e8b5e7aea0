import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeHost, saysInChat, startFakeHost, startFakeOllama } from "#test-support/fake-model-hosts.ts";
import { createLogCatcher } from "#test-support/log-catcher.ts";
import { loadConfig } from "../../config.ts";
import type { Database } from "../../db/database.ts";
import { createHomeModels } from "./home-models.ts";
import { modelHost } from "./model-hosts.ts";

let ollama: FakeHost;
beforeAll(async () => {
  ollama = await startFakeOllama(
    ["llama3.2:3b", "it's mine"].map((name) => ({ name, capabilities: ["completion"] })),
  );
});
afterAll(() => ollama.close());

function homeWith(environment: Record<string, string>, kind: "offline" | "model" = "offline") {
  const { log, lines } = createLogCatcher();
  // Looking does not query the database.
  const services = { config: loadConfig(environment), database: {} as Database, log };
  const models = createHomeModels({
    ...{
      ...services,
      clock: { now: () => new Date() },
      duck: { kind, follow: () => {}, named: { id: "offline", kind: "offline", label: "the offline duck" } },
    },
  });
  return { models, lines };
}

/** Returns what the start says about Ollama; other programs may run on the machine of the test. */
async function saidAtStart(environment: Record<string, string>, kind?: "offline" | "model") {
  const say = await homeWith(environment, kind).models.lookAtStart();
  return say("http://localhost:3000").map(([, said]) => said);
}

describe("the lines of the start", () => {
  it("say what was found, that nothing is used yet, and how it is put to use", async () => {
    const [first, ...others] = await saidAtStart({ OLLAMA_HOST: ollama.url });
    expect(first).toBe(`Ollama at ${new URL(ollama.url).host}, with llama3.2:3b and 1 more`);
    expect(others.slice(-2)).toEqual([
      "Nothing of it is used yet. An administrator chooses at http://localhost:3000/admin?part=models",
      `or start with: AI_PROVIDER=openai-compatible OPENAI_COMPATIBLE_BASE_URL=${ollama.url}/v1 AI_MODEL=llama3.2:3b`,
    ]);
  });

  it("only say what was found where a chosen model answers", async () => {
    const said = await saidAtStart({ OLLAMA_HOST: ollama.url }, "model");
    expect(said.join("\n")).toContain("with llama3.2:3b and 1 more");
    expect(said.join("\n")).not.toContain("Nothing of it is used");
  });

  it.each([
    ["AI_PROVIDER", "offline"],
    ["ANTHROPIC_API_KEY", "sk-ant-0123456789abcdef"],
    ["FIND_MODELS", "off"],
  ])("say nothing, and nobody looks, where the settings say %s=%s", async (name, value) => {
    ollama.asked.length = 0;
    expect(await saidAtStart({ OLLAMA_HOST: ollama.url, [name]: value })).toEqual([]);
    expect(ollama.asked).toEqual([]);
  });
});

it("the log says that an OLLAMA_HOST outside the own network is left out", () => {
  const { models, lines } = homeWith({ OLLAMA_HOST: "https://ollama.com" });
  expect(models.hosts.map(({ id }) => id)).not.toContain("ollama");
  expect(JSON.stringify(lines)).toContain("OLLAMA_HOST is not in the own network");
  expect(homeWith({ OLLAMA_HOST: "gpu.lan" }).lines).toEqual([]);
});

it("the log says that an OLLAMA_HOST that cannot be read is left out, without what it holds", () => {
  const unread = { OLLAMA_HOST: "http://user:secret@gpu.lan" };
  for (const [name, value] of [
    ["FIND_MODELS", "off"],
    ["AI_PROVIDER", "offline"],
  ] as const) {
    const { models, lines } = homeWith({ ...unread, [name]: value });
    expect(models.hosts.map(({ id }) => id)).not.toContain("ollama");
    expect(JSON.stringify(lines)).toContain("OLLAMA_HOST cannot be read");
    expect(JSON.stringify(lines)).not.toContain("secret");
  }
});

describe("the trial of a model", () => {
  async function tried(environment: Record<string, string>, answer: typeof saysWell) {
    const host = await startFakeHost({ "POST /v1/chat/completions": answer });
    try {
      const model = { host: modelHost("ollama", host.url), name: "duck-7b" };
      return await homeWith(environment).models.tryModel(model, new AbortController().signal);
    } finally {
      await host.close();
    }
  }
  const saysWell = saysInChat("Press send.");

  it("fails where a reading would, at the time to the first token that the settings name", async () => {
    const late: typeof saysWell = async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return await saysWell(request);
    };
    expect((await tried({ AI_FIRST_TOKEN_SECONDS: "1" }, late)).failure).toMatch(/slow/);
    expect(await tried({ AI_FIRST_TOKEN_SECONDS: "60" }, late)).toMatchObject({ answer: "Press send." });
  });

  it("waits for a server that still loads it, as a reading does", async () => {
    let asked = 0;
    const loading: typeof saysWell = async (request) => {
      asked += 1;
      if (asked > 1) return await saysWell(request);
      request.response.writeHead(503, { "content-type": "application/json" });
      return request.response.end(JSON.stringify({ error: { message: "Loading model" } }));
    };
    expect(await tried({}, loading)).toMatchObject({ answer: "Press send.", failure: null });
  });

  it("has time for its answer, however long its first token may take", () => {
    const longest = (seconds: string) => homeWith({ AI_FIRST_TOKEN_SECONDS: seconds }).models.trialMs;
    expect(longest("290") - longest("1")).toBe(289_000);
    expect(longest("1")).toBeGreaterThan(60_000);
  });
});

it("a line of settings can be pasted into a shell, whatever a model is called", () => {
  const { models } = homeWith({});
  const [host] = models.hosts;
  expect(host && models.settingsLine(host, "it's mine; rm -rf /")).toMatch(
    / AI_MODEL='it'\\''s mine; rm -rf \/'$/,
  );
});
