import { afterEach, describe, expect, it } from "vitest";
import { createDuckInTest, hear, readingCall, ticketFor } from "#test-support/duck-parts.ts";
import { startFakeGoogle } from "#test-support/fake-google.ts";
import { startFakeMistral, startFakeOpenAiCompany, startFakeOpenRouter } from "#test-support/fake-hosted.ts";
import type { FakeProvider, FakeReply } from "#test-support/fake-provider.ts";
import { FAKE_READING } from "#test-support/fake-reading.ts";
import type { ModelProvider } from "../../model-provider.ts";
import { googleProvider } from "../google/google-provider.ts";
import { type Account, hostedProvider } from "./hosted-provider.ts";
import { HOSTS } from "./hosts.ts";

const COMPANIES = {
  OpenAI: {
    start: startFakeOpenAiCompany,
    open: (account: Account) => hostedProvider(HOSTS.openai, account),
    path: "/v1/chat/completions",
  },
  Google: { start: startFakeGoogle, open: googleProvider, path: "" },
  Mistral: {
    start: startFakeMistral,
    open: (account: Account) => hostedProvider(HOSTS.mistral, account),
    path: "/v1/chat/completions",
  },
  OpenRouter: {
    start: startFakeOpenRouter,
    open: (account: Account) => hostedProvider(HOSTS.openrouter, account),
    path: "/api/v1/chat/completions",
  },
};
type Company = keyof typeof COMPANIES;
const NAMES = Object.keys(COMPANIES) as Company[];

let fake: FakeProvider | undefined;
afterEach(() => fake?.close());

/** Starts a company's fake and opens its provider, with the address that the fake has. */
async function openAt(company: Company, account: Partial<Account> = {}) {
  const { start, open } = COMPANIES[company];
  fake = await start(company === "Google" && account.model ? { model: account.model } : {});
  const baseUrl = company === "OpenRouter" ? `${fake.url}/api` : fake.url;
  return { fake, provider: open({ apiKey: fake.apiKey, baseUrl, ...account }) };
}

async function readFrom(provider: ModelProvider, timings = {}) {
  const { duck, ledger } = createDuckInTest(provider, timings);
  const heard = await hear(duck.streamReading(ticketFor(duck, "generateInsight"), readingCall()));
  return { ...heard, duck, ledger };
}

describe("a company's model", () => {
  it.each(NAMES)("streams a whole reading: %s", async (company) => {
    const { provider } = await openAt(company);
    const { result, deltas, ledger, duck } = await readFrom(provider);
    expect(result).toMatchObject({ isDefault: false, reading: { headline: FAKE_READING.headline } });
    expect(deltas.length).toBeGreaterThan(3);
    expect(ledger).toMatchObject([{ outcome: "ok", model: provider.id, usage: { inputTokens: 2400 } }]);
    expect(duck.health().state).toBe("well");
  });

  it.each([
    ["OpenAI", "OpenAI, gpt-6.1-terra", "openai:gpt-6.1-terra", /^OpenAI, a company in the United States$/],
    [
      "Google",
      "Google, gemini-3.8-flash",
      "google:gemini-3.8-flash",
      /^Google, a company in the United States$/,
    ],
    [
      "Mistral",
      "Mistral, mistral-medium-latest",
      "mistral:mistral-medium-latest",
      /^Mistral AI, a company in France$/,
    ],
    [
      "OpenRouter",
      "OpenRouter, openai/gpt-6.1-terra",
      "openrouter:openai/gpt-6.1-terra",
      /^OpenRouter, .+ whoever runs the model$/,
    ],
  ] as const)("is named with the company and its country: %s", (company, label, id, sentTo) => {
    const provider = COMPANIES[company].open({ apiKey: "k" });
    expect(provider).toMatchObject({ kind: "model", isThirdParty: true, label, id });
    expect(provider.sentTo).toMatch(sentTo);
    const elsewhere = COMPANIES[company].open({ apiKey: "k", baseUrl: "https://eu.example.com/v1" });
    expect(elsewhere.sentTo).toMatch(/, over eu\.example\.com$/);
  });

  it.each(NAMES)("refuses a wrong key, and the message names the setting: %s", async (company) => {
    const { provider, fake } = await openAt(company, { apiKey: "another" });
    const { result, duck } = await readFrom(provider);
    expect(result?.reading.headline).not.toBe(FAKE_READING.headline);
    expect(fake.requests).toHaveLength(1);
    expect(duck.health()).toMatchObject({ state: "trouble", trouble: "wrong_key" });
    expect(duck.health().message).toContain(`refuses the key`);
    expect(duck.health().message).toContain(`Check ${provider.settings.key}.`);
    expect(duck.health().message).not.toContain("another");
  });

  it.each(NAMES.flatMap((company) => [429, 500, 503].map((status) => [company, status] as const)))(
    "is asked again after a passing failure: %s, %i",
    async (company, status) => {
      const { provider, fake } = await openAt(company);
      fake.play([{ kind: "status", status }, ANSWER]);
      expect((await readFrom(provider)).result?.isDefault).toBe(false);
      expect(fake.requests).toHaveLength(2);
    },
  );

  it.each(
    NAMES.flatMap((company) =>
      Object.keys(ENDINGS).map((ending) => [company, ending as keyof typeof ENDINGS] as const),
    ),
  )("that ends early gives no whole reading: %s, %s", async (company, ending) => {
    const { provider, fake } = await openAt(company);
    fake.play([ENDINGS[ending]]);
    const { result } = await readFrom(provider, { idleMs: 200 });
    // In place of what a filter holds back, the offline duck writes.
    expect(result?.isDefault || result?.reading.isOwnWords).toBe(true);
  });

  it.each(NAMES)("that fails in the middle of its stream is overloaded: %s", async (company) => {
    const { provider, fake } = await openAt(company);
    fake.play([{ kind: "error-event", message: "Try later" }]);
    const { duck } = await readFrom(provider);
    expect(duck.health()).toMatchObject({ state: "trouble", trouble: "overloaded" });
  });

  it.each(NAMES)("tells that its filter ended the answer: %s", async (company) => {
    const { provider, fake } = await openAt(company);
    fake.play([ENDINGS["the filter"]]);
    const { stream } = await provider.model.doStream({
      prompt: [{ role: "user", content: [{ type: "text", text: "Hello" }] }],
      maxOutputTokens: 50,
    });
    const reasons: string[] = [];
    for await (const part of stream) if (part.type === "finish") reasons.push(part.finishReason.unified);
    expect(reasons[0]).toBe(company === "Mistral" ? "other" : "content-filter");
  });

  it.each(NAMES)("hears at once that nobody reads on: %s", async (company) => {
    const { provider, fake } = await openAt(company);
    fake.play([{ kind: "endless", word: "duck", everyMs: 5 }]);
    const { duck } = createDuckInTest(provider);
    const stop = new AbortController();
    const parts = duck.streamReading(ticketFor(duck, "generateInsight"), readingCall({}, stop.signal));
    setTimeout(() => stop.abort(), 100);
    await expect(hear(parts)).rejects.toMatchObject({ code: "reading_stopped" });
    await expect.poll(() => fake.hangUps()).toBe(1);
  });
});

const BEGINNING = '{"interpretation":"You wrote it four times and sent it to nobody. That is';
const ANSWER: FakeReply = { kind: "answer", text: JSON.stringify(FAKE_READING) };
const ENDINGS = {
  "no more tokens": { kind: "answer", text: BEGINNING, stop: "length" },
  "the filter": { kind: "answer", text: BEGINNING, stop: "filter" },
  "a broken line": { kind: "cut", text: BEGINNING },
  "an early end": { kind: "unfinished", text: BEGINNING },
  "a late token": { kind: "answer", text: `${BEGINNING}…`, stallsAfter: BEGINNING.length },
} satisfies Record<string, FakeReply>;
