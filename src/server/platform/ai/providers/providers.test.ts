import { afterEach, describe, expect, it } from "vitest";
import { createDuckInTest, hear, readingCall, ticketFor } from "#test-support/duck-parts.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { startFakeOpenAi } from "#test-support/fake-openai.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import type { ModelProvider } from "../model-provider.ts";
import { anthropicProvider } from "./anthropic/anthropic-provider.ts";
import { isOwnNetwork, withVersion } from "./base-address.ts";
import { openAiCompatibleProvider } from "./openai-compatible/openai-compatible-provider.ts";

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
  it("Anthropic is asked for the current mid-size model without reasoning, in its own format", async () => {
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

  it("Anthropic gets the specified temperature if the model accepts one", async () => {
    const fake = await kept(startFakeAnthropic());
    await readFrom(anthropicProvider({ baseUrl: fake.url, apiKey: fake.apiKey, model: "claude-sonnet-4-5" }));
    expect(fake.requests[0]?.body.temperature).toBe(0.7);
  });

  it("Anthropic gets no temperature again after its model refused it", async () => {
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
  it("an OpenAI-compatible server is asked in its own format", async () => {
    const fake = await kept(startFakeOpenAi());
    await readFrom(openAiCompatibleProvider({ baseUrl: fake.url, apiKey: fake.apiKey, model: "duck-7b" }));
    const [request] = fake.requests;
    expect(request?.body).toMatchObject({
      model: "duck-7b",
      max_tokens: 750,
      temperature: 0.7,
      stream: true,
    });
    expect(request?.body.messages).toMatchObject([{ role: "system" }, { role: "user" }]);
  });

  it("an OpenAI-compatible server uses its first listed model that can chat if none is set, and lists models only once", async () => {
    const models = ["nomic-embed-text:latest", "bge-m3", "whisper-large", "goose-3b", "duck-7b"];
    const fake = await kept(startFakeOpenAi({ models }));
    const provider = openAiCompatibleProvider({ baseUrl: fake.url, apiKey: fake.apiKey });
    await readFrom(provider);
    await readFrom(provider);
    expect(fake.requests.map(({ body }) => body.model)).toEqual(["goose-3b", "goose-3b"]);
  });

  it("an OpenAI-compatible server is asked again without a refused temperature and with another name for the token limit", async () => {
    const fake = await kept(startFakeOpenAi({ refusesMaxTokens: true, refusesTemperature: true }));
    const provider = openAiCompatibleProvider({ baseUrl: fake.url, apiKey: fake.apiKey, model: "duck-7b" });
    expect((await readFrom(provider)).result?.isDefault).toBe(false);
    expect(fake.requests.at(-1)?.body).toMatchObject({ max_completion_tokens: 750 });
    expect(fake.requests.at(-1)?.body).not.toHaveProperty("temperature");
  });

  it("an OpenAI-compatible server is not a third party on the local network", () => {
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
  ])("an API address has its version: %s", (address, expected) => {
    expect(withVersion(address)).toBe(expected);
  });

  it.each([
    ["http://127.0.0.1:8080", true],
    ["http://[::1]:8080", true],
    ["http://192.168.1.7:1234/v1", true],
    ["http://172.20.0.3", true],
    ["http://gpu.local", true],
    ["https://api.openai.com/v1", false],
    ["http://172.40.0.3", false],
    ["http://localhost.example.com", false],
  ])("an API address is recognised as local or not: %s", (address, isOwn) => {
    expect(isOwnNetwork(address)).toBe(isOwn);
  });
});
