import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type FakeHost,
  OLLAMA_DIGEST,
  startFakeHost,
  startFakeOllama,
} from "#test-support/fake-model-hosts.ts";
import { loadConfig } from "../../config.ts";
import { versionNow } from "./list-models.ts";
import { lookForModels, settingsLine } from "./look-for-models.ts";
import { modelHost, modelHosts } from "./model-hosts.ts";

const open: FakeHost[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()));
});

async function kept(starting: Promise<FakeHost>): Promise<FakeHost> {
  const fake = await starting;
  open.push(fake);
  return fake;
}

const namesOf = (found: Awaited<ReturnType<typeof lookForModels>>) =>
  found.map(({ host, models }) => [host.id, models.map(({ name }) => name)]);

describe("a look at one's own machine", () => {
  it("finds what Ollama has, without models for embeddings and without those on other machines", async () => {
    const ollama = await kept(
      startFakeOllama([
        { name: "llama3.2:3b", capabilities: ["completion", "tools"] },
        { name: "nomic-embed-text:latest", capabilities: ["embedding"] },
        { name: "quiet:latest", capabilities: ["embedding"] },
        { name: "gpt-oss:120b-cloud", capabilities: ["completion"] },
        { name: "mine:latest", capabilities: ["completion"], remote_host: "https://ollama.com:443" },
      ]),
    );
    const [found] = await lookForModels([modelHost("ollama", ollama.url)]);
    expect(found).toMatchObject({ elsewhere: 2 });
    expect(found?.models).toEqual([
      { name: "llama3.2:3b", bytes: 2_000_000_000, parameters: "3.2B", version: OLLAMA_DIGEST },
    ]);
    expect(ollama.asked).toEqual(["GET /api/tags"]);
  });

  it("for the version of one model asks Ollama for nothing but its list, which older ones have too", async () => {
    const ollama = await kept(startFakeOllama([{ name: "llama3.2:3b" }, { name: "qwen3:4b" }]));
    const host = modelHost("ollama", ollama.url);
    const versionOf = (name: string) => versionNow(host, name, AbortSignal.timeout(2000));
    expect(await versionOf("qwen3:4b")).toBe(OLLAMA_DIGEST);
    expect(await versionOf("gone:1b")).toBeNull();
    expect(ollama.asked).toEqual(["GET /api/tags", "GET /api/tags"]);
    ollama.answers["GET /api/tags"] = ({ response }) => void response.destroy();
    expect(await versionOf("qwen3:4b")).toBeNull();
  });

  it("asks an older Ollama model by model what it can do", async () => {
    const ollama = await kept(
      startFakeOllama([
        { name: "llama3.2:3b" },
        { name: "snowflake-arctic-embed:22m" },
        { name: "my-embedder:1" },
      ]),
    );
    expect(namesOf(await lookForModels([modelHost("ollama", ollama.url)]))).toEqual([
      ["ollama", ["llama3.2:3b"]],
    ]);
    expect(ollama.asked).toContain("POST /api/show");
  });

  it("finds what LM Studio has, by its API of today, the one before, and OpenAI's", async () => {
    const today = await kept(
      startFakeHost({
        "GET /api/v1/models": () => ({
          models: [
            {
              type: "llm",
              key: "gemma-3-270m-it-qat",
              size_bytes: 241_410_208,
              params_string: "270M",
              quantization: { name: "Q4_0", bits_per_weight: 4 },
            },
            { type: "embedding", key: "text-nomic", size_bytes: 274_290_560, params_string: null },
          ],
        }),
      }),
    );
    const before = await kept(
      startFakeHost({
        "GET /api/v0/models": () => ({
          object: "list",
          data: [
            { id: "qwen2-vl-7b-instruct", object: "model", type: "vlm", state: "not-loaded" },
            { id: "text-nomic", object: "model", type: "embeddings", state: "not-loaded" },
          ],
        }),
      }),
    );
    const plain = await kept(
      startFakeHost({
        "GET /v1/models": () => ({
          object: "list",
          data: [{ id: "text-embedding-nomic-embed-text-v1.5" }, { id: "granite-3.0-2b-instruct" }],
        }),
      }),
    );
    const found = await lookForModels([today, before, plain].map(({ url }) => modelHost("lm-studio", url)));
    expect(found.map(({ models }) => models)).toEqual([
      [{ name: "gemma-3-270m-it-qat", bytes: 241_410_208, parameters: "270M", version: "Q4_0 241410208" }],
      [{ name: "qwen2-vl-7b-instruct", bytes: null, parameters: null, version: null }],
      [{ name: "granite-3.0-2b-instruct", bytes: null, parameters: null, version: null }],
    ]);
  });

  it("finds llama.cpp, and nothing in another program on its port", async () => {
    const llama = await kept(
      startFakeHost({
        "GET /v1/models": () => ({
          object: "list",
          models: [{ name: "../models/Llama-3.1-8B-Q4_K_M.gguf", capabilities: ["completion"] }],
          data: [
            {
              id: "../models/Llama-3.1-8B-Q4_K_M.gguf",
              object: "model",
              owned_by: "llamacpp",
              meta: { n_ctx_train: 131_072, n_params: 8_030_261_312, size: 4_912_898_304 },
            },
          ],
        }),
        "GET /props": () => ({ total_slots: 1, model_path: "../models/Llama-3.1-8B-Q4_K_M.gguf" }),
      }),
    );
    const other = await kept(
      startFakeHost({
        "GET /v1/models": () => ({ object: "list", data: [{ id: "vicuna", owned_by: "lab" }] }),
      }),
    );
    const found = await lookForModels([llama, other].map(({ url }) => modelHost("llama-cpp", url)));
    expect(found.map(({ models }) => models)).toEqual([
      [
        {
          name: "../models/Llama-3.1-8B-Q4_K_M.gguf",
          bytes: 4_912_898_304,
          parameters: "8.0B",
          version: "8030261312 4912898304",
        },
      ],
    ]);
  });

  it("finds Docker Model Runner below its own path", async () => {
    const docker = await kept(
      startFakeHost({
        "GET /engines/v1/models": () => ({
          object: "list",
          data: [
            { id: "ai/smollm2", object: "model", created: 1_780_000_000, owned_by: "docker" },
            { id: "ai/mxbai-embed-large", object: "model", created: 1_780_000_000, owned_by: "docker" },
          ],
        }),
      }),
    );
    const host = modelHost("docker", docker.url);
    expect(namesOf(await lookForModels([host]))).toEqual([["docker", ["ai/smollm2"]]]);
    const signal = AbortSignal.timeout(2000);
    expect(await versionNow(host, "ai/smollm2", signal)).toBe("docker 1780000000");
    expect(settingsLine(host, "ai/smollm2")).toBe(
      `AI_PROVIDER=openai-compatible OPENAI_COMPATIBLE_BASE_URL=${docker.url}/engines/v1 AI_MODEL=ai/smollm2`,
    );
  });

  it("is over after its time, and finds nothing in silence, in other pages and in nothing", async () => {
    const silent = await kept(startFakeHost({ "GET /api/tags": () => new Promise(() => {}) }));
    const page = await kept(
      startFakeHost({ "GET /api/tags": ({ response }) => void response.end("<html>A router</html>") }),
    );
    const endless = await kept(
      startFakeHost({
        "GET /api/tags": ({ response }) => {
          response.writeHead(200, { "content-type": "application/json" });
          const timer = setInterval(() => response.write(" ".repeat(100_000)), 1);
          response.on("close", () => clearInterval(timer));
          return new Promise(() => {});
        },
      }),
    );
    const gone = await startFakeHost({});
    await gone.close();
    const startedAt = performance.now();
    const hosts = [silent, page, endless, gone].map(({ url }) => modelHost("ollama", url));
    expect(await lookForModels(hosts)).toEqual([]);
    expect(performance.now() - startedAt).toBeLessThan(2000);
    await vi.waitFor(() => expect(silent.hangUps()).toBe(1));
  });

  it("does not follow to another address", async () => {
    const secret = await kept(startFakeOllama([{ name: "llama3.2:3b", capabilities: ["completion"] }]));
    const door = await kept(
      startFakeHost({
        "GET /api/tags": ({ response }) =>
          void response.writeHead(302, { location: `${secret.url}/api/tags` }).end(),
      }),
    );
    expect(await lookForModels([modelHost("ollama", door.url)])).toEqual([]);
    expect(secret.asked).toEqual([]);
  });
});

describe("where models are looked for", () => {
  const addressesWith = (environment: Record<string, string>) =>
    modelHosts(loadConfig(environment).ai).map(({ address }) => address);
  const usual = ["http://127.0.0.1:1234", "http://127.0.0.1:8080", "http://127.0.0.1:12434"];

  it("models are looked for on loopback only, and nowhere if the settings forbid it", () => {
    expect(addressesWith({})).toEqual(["http://127.0.0.1:11434", ...usual]);
    expect(addressesWith({ FIND_MODELS: "off", OLLAMA_HOST: "gpu.lan" })).toEqual([]);
  });

  it.each([
    ["0.0.0.0", "http://127.0.0.1:11434"],
    ["0.0.0.0:8000", "http://127.0.0.1:8000"],
    [":8000", "http://127.0.0.1:8000"],
    ["192.168.1.7", "http://192.168.1.7:11434"],
    ["ollama", "http://ollama:11434"],
    ["http://gpu.lan", "http://gpu.lan"],
    ["https://gpu.lan/ollama/", "https://gpu.lan/ollama"],
    ["[::]:11434", "http://[::1]:11434"],
    ["::1", "http://[::1]:11434"],
  ])("models are looked for where OLLAMA_HOST says, in Ollama's own forms: %s", (OLLAMA_HOST, address) => {
    expect(addressesWith({ OLLAMA_HOST })[0]).toBe(address);
  });

  it("models are not looked for in somebody else's house", () => {
    expect(addressesWith({ OLLAMA_HOST: "https://ollama.com" })).toEqual(usual);
  });

  it.each(["http://user:secret@gpu.lan", "gpu.lan:99999999", "file:///etc/passwd", "a b"])(
    "models are looked for nowhere where OLLAMA_HOST cannot be read, and the start says so: %s",
    (OLLAMA_HOST) => {
      expect(() => loadConfig({ OLLAMA_HOST })).toThrow(/OLLAMA_HOST must be a host of Ollama/);
      expect(() => loadConfig({ OLLAMA_HOST })).not.toThrow(OLLAMA_HOST);
    },
  );

  it.each([
    ["FIND_MODELS", "off"],
    ["AI_PROVIDER", "offline"],
    ["ANTHROPIC_API_KEY", "sk-ant-0123456789abcdef"],
  ])(
    "an OLLAMA_HOST that cannot be read does not end the start where it is not needed: %s=%s",
    (name, value) => {
      expect(addressesWith({ OLLAMA_HOST: "http://user:secret@gpu.lan", [name]: value })).toEqual(
        name === "FIND_MODELS" ? [] : usual,
      );
    },
  );

  it("an address with a password that does not parse is told without both", () => {
    const refused = () => loadConfig({ STRIPE_BASE_URL: "ftp://user:secret@pay.example" });
    expect(refused).toThrow('it is "ftp://...@pay.example"');
  });
});
