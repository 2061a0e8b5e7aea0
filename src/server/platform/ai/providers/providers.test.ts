import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createDuckInTest, hear, readingCall, ticketFor } from "#test-support/duck-parts.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { startFakeHost } from "#test-support/fake-model-hosts.ts";
import { startFakeOpenAi } from "#test-support/fake-openai.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import type { ModelProvider } from "../model-provider.ts";
import { anthropicProvider } from "./anthropic/anthropic-provider.ts";
import { isOwnNetwork, withVersion } from "./base-address.ts";
import { openAiCompatibleProvider } from "./openai-compatible/openai-compatible-provider.ts";

const OFFLINE = { use: "stepTitle", request: { text: "Call." } } as const;
const open: FakeProvider[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()));
});

async function kept(starting: Promise<FakeProvider>): Promise<FakeProvider> {
  const fake = await starting;
  open.push(fake);
  return fake;
}

async function readFrom(provider: ModelProvider) {
  const { duck } = createDuckInTest(provider);
  return hear(duck.streamReading(ticketFor(duck, "generateInsight"), readingCall()));
}

describe("Anthropic", () => {
  it("is asked for the current mid-size model without reasoning, in its own format", async () => {
    const fake = await kept(startFakeAnthropic());
    const provider = anthropicProvider({ baseUrl: `${fake.url}/`, apiKey: fake.apiKey });
    await readFrom(provider);
    const [request] = fake.requests;
    expect(request?.headers).toMatchObject({ "x-api-key": fake.apiKey, "anthropic-version": "2023-06-01" });
    expect(request?.body.model).toBe("claude-sonnet-5-5");
    expect(request?.body.temperature).toBeUndefined();
    expect(JSON.stringify(request?.body.thinking)).not.toMatch(/adaptive|enabled/);
    expect(provider).toMatchObject({ id: "anthropic:claude-sonnet-5-5", isThirdParty: true, kind: "model" });
  });

  it("gets the specified temperature if the model accepts one", async () => {
    const fake = await kept(startFakeAnthropic());
    await readFrom(anthropicProvider({ baseUrl: fake.url, apiKey: fake.apiKey, model: "claude-sonnet-4-5" }));
    expect(fake.requests[0]?.body.temperature).toBe(0.7);
  });

  it("gets no temperature again after its model refused it", async () => {
    const fake = await kept(startFakeAnthropic({ refusesTemperature: true }));
    const provider = anthropicProvider({
      baseUrl: fake.url,
      apiKey: fake.apiKey,
      model: "claude-sonnet-4-5",
    });
    expect((await readFrom(provider)).result?.isDefault).toBe(false);
    expect((await readFrom(provider)).result?.isDefault).toBe(false);
    expect(fake.requests.map(({ body }) => body.temperature)).toEqual([0.7, undefined, undefined]);
  });
});

describe("an OpenAI-compatible server", () => {
  it.each(["duck-7b", undefined])(
    "in the own network cannot send what people write elsewhere, by the name %s",
    async (model) => {
      const elsewhere = await startFakeHost({});
      const away =
        (path: string) =>
        ({ response }: { response: ServerResponse }) =>
          void response.writeHead(307, { location: elsewhere.url + path }).end();
      const paths = ["GET /v1/models", "POST /api/generate", "POST /v1/chat/completions"];
      const door = await startFakeHost(Object.fromEntries(paths.map((path) => [path, away("/taken")])));
      try {
        const { result } = await readFrom(openAiCompatibleProvider({ baseUrl: door.url, model }));
        expect(result).toBeDefined();
        expect(elsewhere.asked).toEqual([]);
        expect(door.asked).toContain(model ? "POST /v1/chat/completions" : "GET /v1/models");
      } finally {
        await Promise.all([door.close(), elsewhere.close()]);
      }
    },
  );

  it("is asked in its own format", async () => {
    const fake = await kept(startFakeOpenAi());
    await readFrom(openAiCompatibleProvider({ baseUrl: fake.url, apiKey: fake.apiKey, model: "duck-7b" }));
    const [request] = fake.requests;
    expect(request?.body).toMatchObject({
      model: "duck-7b",
      max_tokens: 2750,
      temperature: 0.7,
      stream: true,
    });
    expect(request?.body.messages).toMatchObject([{ role: "system" }, { role: "user" }]);
  });

  it("uses its first listed model that can chat if none is set, and lists models only once", async () => {
    const models = ["nomic-embed-text:latest", "bge-m3", "whisper-large", "goose-3b", "duck-7b"];
    const fake = await kept(startFakeOpenAi({ models }));
    const provider = openAiCompatibleProvider({ baseUrl: fake.url, apiKey: fake.apiKey });
    await readFrom(provider);
    await readFrom(provider);
    expect(fake.requests.map(({ body }) => body.model)).toEqual(["goose-3b", "goose-3b"]);
  });

  it("is asked again without a refused temperature and with another name for the token limit", async () => {
    const fake = await kept(startFakeOpenAi({ refusesMaxTokens: true, refusesTemperature: true }));
    const provider = openAiCompatibleProvider({ baseUrl: fake.url, apiKey: fake.apiKey, model: "duck-7b" });
    expect((await readFrom(provider)).result?.isDefault).toBe(false);
    expect(fake.requests.at(-1)?.body).toMatchObject({ max_completion_tokens: 2750 });
    expect(fake.requests.at(-1)?.body).not.toHaveProperty("temperature");
  });

  it("on the local network is asked not to think, unless it refuses to be asked", async () => {
    const fake = await kept(startFakeOpenAi({ refusesReasoning: true }));
    const provider = openAiCompatibleProvider({ baseUrl: fake.url, apiKey: fake.apiKey, model: "duck-7b" });
    await readFrom(provider);
    expect((await readFrom(provider)).result?.isDefault).toBe(false);
    expect(fake.requests.map(({ body }) => body.reasoning_effort)).toEqual(["none", undefined, undefined]);
    expect(
      openAiCompatibleProvider({ baseUrl: "https://models.example.com" }).adjust({ prompt: [] }, OFFLINE),
    ).toEqual({ prompt: [] });
  });

  it("Ollama is asked to load the model and to keep it for half an hour before each call, and no other server more than once", async () => {
    const loads: unknown[] = [];
    const onLoad = async (body: unknown) => void loads.push(body);
    const ollama = await kept(startFakeOpenAi({ onLoad }));
    const provider = openAiCompatibleProvider({
      baseUrl: ollama.url,
      apiKey: ollama.apiKey,
      model: "duck-7b",
    });
    await readFrom(provider);
    await readFrom(provider);
    expect(loads).toEqual(Array(2).fill({ model: "duck-7b", keep_alive: "30m" }));
    expect(ollama.requests).toHaveLength(2);

    const other = await kept(startFakeOpenAi());
    const asked = vi.spyOn(globalThis, "fetch");
    const second = openAiCompatibleProvider({ baseUrl: other.url, apiKey: other.apiKey, model: "duck-7b" });
    await readFrom(second);
    expect((await readFrom(second)).result?.isDefault).toBe(false);
    expect(asked.mock.calls.filter(([address]) => String(address).endsWith("/api/generate"))).toHaveLength(1);
    asked.mockRestore();
  });

  it("is not a third party on the local network", () => {
    const provider = (baseUrl: string) => openAiCompatibleProvider({ baseUrl, model: "duck" });
    expect(provider("http://localhost:11434").isThirdParty).toBe(false);
    expect(provider("https://models.example.com/v1").isThirdParty).toBe(true);
  });
});

describe("an API address", () => {
  it.each([
    ["http://localhost:11434", "http://localhost:11434/v1"],
    ["http://localhost:11434/v1/", "http://localhost:11434/v1"],
    ["https://host/api/v3", "https://host/api/v3"],
    ["https://host/v1beta/openai", "https://host/v1beta/openai"],
    ["https://api.anthropic.com", "https://api.anthropic.com/v1"],
  ])("has its version: %s", (address, expected) => {
    expect(withVersion(address)).toBe(expected);
  });

  it.each([
    ["http://127.0.0.1:8080", true],
    ["http://[::1]:8080", true],
    ["http://192.168.1.7:1234/v1", true],
    ["http://172.20.0.3", true],
    ["http://gpu.local", true],
    ["http://host.docker.internal:11434", true],
    ["http://ollama:11434", true],
    ["http://[fd12:3456::7]:1234", true],
    ["https://api.openai.com/v1", false],
    ["http://172.40.0.3", false],
    ["http://localhost.example.com", false],
  ])("is recognised as local or not: %s", (address, isOwn) => {
    expect(isOwnNetwork(address)).toBe(isOwn);
  });
});
