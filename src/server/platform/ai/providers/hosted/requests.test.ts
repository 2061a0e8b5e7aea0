import { afterEach, describe, expect, it } from "vitest";
import { createDuckInTest, hear, readingCall, ticketFor } from "#test-support/duck-parts.ts";
import { startFakeGoogle } from "#test-support/fake-google.ts";
import { startFakeMistral, startFakeOpenAiCompany, startFakeOpenRouter } from "#test-support/fake-hosted.ts";
import type { FakeProvider, FakeReply } from "#test-support/fake-provider.ts";
import { FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import type { ModelProvider } from "../../model-provider.ts";
import { costOf, priceOf } from "../../prices.ts";
import { googleProvider } from "../google/google-provider.ts";
import { hostedProvider } from "./hosted-provider.ts";
import { HOSTS } from "./hosts.ts";

let fake: FakeProvider | undefined;
afterEach(() => fake?.close());

/** The tokens of a quick draw, and the tokens more for a model's thoughts. */
const ANSWER = 750;
const WITH_THOUGHTS = ANSWER + 2000;

async function readFrom(provider: ModelProvider) {
  const { duck, ledger } = createDuckInTest(provider);
  const { result } = await hear(duck.streamReading(ticketFor(duck, "generateInsight"), readingCall()));
  expect(result?.isDefault).toBe(false);
  return ledger[0]?.usage;
}

const bodies = () => fake?.requests.map(({ body }) => body) ?? [];
/** What a request says besides the messages. */
const optionsOf = ({ messages: _messages, ...options }: Record<string, unknown>) => options;

describe("a request to OpenAI", () => {
  const open = async (model?: string) => {
    fake = await startFakeOpenAiCompany();
    return hostedProvider(HOSTS.openai, { apiKey: fake.apiKey, baseUrl: fake.url, model });
  };

  it("asks its current mid-size model without thought, by its own name for the limit, and lets nothing be kept", async () => {
    const usage = await readFrom(await open());
    expect(bodies().map(optionsOf)).toEqual([
      {
        model: "gpt-6.1-terra",
        max_completion_tokens: ANSWER,
        temperature: 0.7,
        reasoning_effort: "none",
        store: false,
        stream: true,
        stream_options: { include_usage: true },
      },
    ]);
    expect(bodies()[0]?.messages).toMatchObject([{ role: "system" }, { role: "user" }]);
    expect(usage).toEqual({
      inputTokens: 2400,
      outputTokens: 120,
      cacheReadTokens: 1024,
      cacheWriteTokens: 512,
    });
  });

  it("for a model that always thinks asks for little thought, without a temperature, and leaves room for it", async () => {
    const provider = await open("gpt-6.2-sol");
    await readFrom(provider);
    await readFrom(provider);
    expect(bodies().map(({ reasoning_effort: effort }) => effort)).toEqual(["none", "low", "low"]);
    expect(bodies()[2]).toMatchObject({ max_completion_tokens: WITH_THOUGHTS });
    expect(bodies()[2]).not.toHaveProperty("temperature");
  });

  it("for a model that cannot think says nothing of thought after it was refused", async () => {
    const provider = await open("gpt-4.1");
    await readFrom(provider);
    await readFrom(provider);
    expect(bodies().at(-1)).toMatchObject({ temperature: 0.7 });
    expect(bodies().at(-1)).not.toHaveProperty("reasoning_effort");
    expect(bodies()).toHaveLength(4);
  });
});

describe("a request to Google", () => {
  const open = async (model = "gemini-3.8-flash") => {
    fake = await startFakeGoogle({ model });
    return googleProvider({ apiKey: fake.apiKey, baseUrl: fake.url, model });
  };

  it("asks for the least thought, leaves room for it, and gives no temperature, of which Google advises against", async () => {
    const usage = await readFrom(await open());
    expect(bodies()).toEqual([
      {
        contents: [{ role: "user", parts: [{ text: expect.stringContaining("Q3 proposal") }] }],
        systemInstruction: { parts: [{ text: "Answer in JSON." }] },
        generationConfig: { maxOutputTokens: WITH_THOUGHTS, thinkingConfig: { thinkingLevel: "low" } },
      },
    ]);
    expect(usage).toMatchObject({ inputTokens: 2400, outputTokens: 200 });
  });

  it("for an older model switches thought off and gives the temperature", async () => {
    await readFrom(await open("gemini-2.5-flash"));
    expect(bodies()[0]?.generationConfig).toMatchObject({
      temperature: 0.7,
      thinkingConfig: { thinkingBudget: 0 },
    });
  });

  it("for a model that cannot think says nothing of thought after it was refused", async () => {
    const provider = await open("gemma-4-31b-it");
    await readFrom(provider);
    await readFrom(provider);
    const thought = bodies().map(({ generationConfig: config }) => Object(config).thinkingConfig);
    expect(thought).toEqual([{ thinkingBudget: 0 }, undefined, undefined]);
  });

  it("waits as long as Google asks, and does not take a full minute for an empty account", async () => {
    const provider = await open();
    const message = "You exceeded your current quota, please check your plan and billing details.";
    const full = (wait?: string): FakeReply => ({
      kind: "status",
      status: 429,
      message,
      ...(wait && { type: JSON.stringify({ reason: "RATE_LIMIT_EXCEEDED", retryDelay: wait }) }),
    });
    const { duck } = createDuckInTest(provider);
    const ask = () => hear(duck.streamReading(ticketFor(duck, "generateInsight"), readingCall()));
    fake?.play([full("0.05s"), { kind: "answer", text: FAKE_READING_TEXT }]);
    expect((await ask()).result?.isDefault).toBe(false);
    expect(fake?.requests).toHaveLength(2);

    fake?.play([full("34s")]);
    await ask();
    expect(duck.health()).toMatchObject({ trouble: "overloaded" });
    expect(fake?.requests).toHaveLength(3);

    fake?.play([full()]);
    await ask();
    expect(duck.health()).toMatchObject({ trouble: "exhausted_account" });
  });
});

describe("a request to Mistral", () => {
  const open = async (model?: string) => {
    fake = await startFakeMistral();
    return hostedProvider(HOSTS.mistral, { apiKey: fake.apiKey, baseUrl: fake.url, model });
  };

  it("has only options that Mistral knows, because it refuses every other", async () => {
    const usage = await readFrom(await open());
    expect(bodies().map(optionsOf)).toEqual([
      {
        model: "mistral-medium-latest",
        max_tokens: ANSWER,
        temperature: 0.7,
        reasoning_effort: "none",
        stream: true,
      },
    ]);
    expect(usage).toMatchObject({ inputTokens: 2400, outputTokens: 120 });
  });

  it("for a model without thought says nothing of it after it was refused", async () => {
    const provider = await open("open-mistral-nemo");
    await readFrom(provider);
    await readFrom(provider);
    expect(bodies().map(({ reasoning_effort: effort }) => effort)).toEqual([
      "none",
      "low",
      undefined,
      undefined,
    ]);
  });
});

describe("a request to OpenRouter", () => {
  const open = async (model?: string) => {
    fake = await startFakeOpenRouter();
    return hostedProvider(HOSTS.openrouter, { apiKey: fake.apiKey, baseUrl: `${fake.url}/api`, model });
  };

  it("goes only to hosts that keep nothing to train on", async () => {
    const usage = await readFrom(await open());
    expect(bodies().map(optionsOf)).toEqual([
      {
        model: "openai/gpt-6.1-terra",
        max_tokens: ANSWER,
        temperature: 0.7,
        reasoning_effort: "none",
        provider: { data_collection: "deny" },
        stream: true,
        stream_options: { include_usage: true },
      },
    ]);
    expect(usage).toMatchObject({ inputTokens: 2400, outputTokens: 120 });
  });

  it("for a model that always thinks leaves room for its thoughts", async () => {
    await readFrom(await open("maker/model-thinking"));
    expect(bodies()[1]).toMatchObject({ reasoning_effort: "low", max_tokens: WITH_THOUGHTS });
  });

  it("that is refused for its words is no wrong key", async () => {
    const provider = await open();
    const message = "The chosen model requires moderation and your input was flagged";
    fake?.play([{ kind: "status", status: 403, message }]);
    const { duck } = createDuckInTest(provider);
    await hear(duck.streamReading(ticketFor(duck, "generateInsight"), readingCall()));
    expect(duck.health()).toMatchObject({ trouble: "refused_request" });
  });
});

describe("what a request has cost", () => {
  it("counts what is read from a cache and written to it, at the list price of the model that answers", async () => {
    fake = await startFakeOpenAiCompany();
    const provider = hostedProvider(HOSTS.openai, { apiKey: fake.apiKey, baseUrl: fake.url });
    const usage = await readFrom(provider);
    const price = priceOf(provider.id);
    if (!usage || !price) throw new Error("nothing to count");
    expect(costOf(price, usage)).toBe(
      Math.ceil((2400 - 1024 - 512) * 1 + 1024 * 0.05 + 512 * 1.25 + 120 * 5),
    );
  });
});
