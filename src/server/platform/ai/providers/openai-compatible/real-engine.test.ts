import { afterEach, describe, expect, it } from "vitest";
import { createDuckInTest, hear, readingCall, ticketFor } from "#test-support/duck-parts.ts";
import {
  type EngineOptions,
  findEngine,
  type RunningEngine,
  startEngine,
} from "#test-support/engine/start-engine.ts";
import { FAKE_READING } from "#test-support/fake-reading.ts";
import type { Timings } from "../../timings.ts";
import { openAiCompatibleProvider } from "./openai-compatible-provider.ts";

const TAGGED = `[title]
${FAKE_READING.headline}
[text]
${FAKE_READING.interpretation}
[step]
Write one name on top of the page.
[question]
Whose no are you saving yourself from?
`;
/** An answer that does not end by itself. */
const ENDLESS = {
  text: "[title]\nA page that waits.\n[text]\nYou wrote it four times.\n\n",
  refrain: "It may wait for its reader, and the reader for lunch, as long as the duck lets them. ",
};

/** Limits that only what hangs reaches, also on a busy machine. */
const UNHURRIED: Partial<Timings> = {
  isPatient: true,
  firstTokenMs: 20_000,
  idleMs: 20_000,
  wholeCallMs: 50_000,
};

let engine: RunningEngine | undefined;
afterEach(() => engine?.close());

async function openAt(options: EngineOptions, timings: Partial<Timings> = {}) {
  engine = await startEngine(options);
  const provider = openAiCompatibleProvider({ baseUrl: engine.url, model: "duck" });
  return { ...createDuckInTest(provider, { ...UNHURRIED, ...timings }), provider };
}

const reading = ({ duck }: Awaited<ReturnType<typeof openAt>>, signal?: AbortSignal) =>
  duck.streamReading(ticketFor(duck, "generateInsight"), readingCall({}, signal));

/** Reads until the first words. Returns them, and a function that reads the rest. */
async function untilWords(stream: ReturnType<typeof reading>) {
  const parts = stream[Symbol.asyncIterator]();
  const rest = async () => await hear({ [Symbol.asyncIterator]: () => parts });
  for (;;) {
    const { value } = await parts.next();
    if (value?.type === "delta") return { words: value.text, rest };
    if (value?.type !== "head") throw new Error("The reading has no words");
  }
}

describe.skipIf(findEngine() === null)("a real engine", () => {
  it("loads a model, reads the prompt and streams a whole reading, whose tokens are counted", async () => {
    const opened = await openAt({ text: TAGGED });
    const { result, deltas } = await hear(reading(opened));
    expect(result).toMatchObject({
      isDefault: false,
      reading: { headline: FAKE_READING.headline, interpretation: FAKE_READING.interpretation },
    });
    expect(deltas.length).toBeGreaterThan(10);
    const [entry] = opened.ledger;
    expect(entry?.outcome).toBe("ok");
    expect(entry?.usage.inputTokens).toBeGreaterThan(50);
    expect(entry?.usage.outputTokens).toBeGreaterThan(50);
  });

  it("that is still loading its model is asked again until it is there", async () => {
    const opened = await openAt({ text: TAGGED, loadAfterMs: 400 });
    const { result } = await hear(reading(opened));
    expect(result).toMatchObject({ isDefault: false, reading: { headline: FAKE_READING.headline } });
  });

  it("keeps to a grammar that a request gives, whatever the model would say", async () => {
    const { provider } = await openAt({ text: TAGGED });
    const { stream } = await provider.model.doStream({
      prompt: [{ role: "user", content: [{ type: "text", text: "May he read?" }] }],
      maxOutputTokens: 20,
      providerOptions: { "openai-compatible": { grammar: 'root ::= "yes" | "no"' } },
    });
    let said = "";
    let ended: string | undefined;
    for await (const part of stream) {
      if (part.type === "text-delta") said += part.delta;
      if (part.type === "finish") ended = part.finishReason.unified;
    }
    expect(said).toMatch(/^(?:yes|no)$/);
    expect(ended).toBe("stop");
  });

  it("stops when nobody reads on, and is free for the next reader", async () => {
    const opened = await openAt(ENDLESS);
    const stop = new AbortController();
    const { stream } = await opened.provider.model.doStream({
      prompt: [{ role: "user", content: [{ type: "text", text: "Go on." }] }],
      // Enough for ten minutes.
      maxOutputTokens: 1_000_000,
      abortSignal: stop.signal,
    });
    const parts = stream.getReader();
    for (let said = ""; !said.includes("You"); ) {
      const { value } = await parts.read();
      if (value?.type === "text-delta") said += value.delta;
    }
    stop.abort();
    await expect(async () => {
      while (!(await parts.read()).done);
    }).rejects.toMatchObject({ name: "AbortError" });

    const leave = new AbortController();
    const { words, rest } = await untilWords(reading(opened, leave.signal));
    expect("You wrote it four times.").toContain(words.trim());
    leave.abort();
    await expect(rest()).rejects.toMatchObject({ code: "reading_stopped" });
  });

  it("that never ends an answer is cut off at the limit of tokens, and gives no whole reading", async () => {
    // The second try, with the whole first answer in its prompt, is late.
    const opened = await openAt(ENDLESS, { firstTokenMs: 5000 });
    const { result, text } = await hear(reading(opened));
    expect(result?.isDefault).toBe(true);
    expect(text.length).toBeLessThanOrEqual(750 * 8);
  });

  it("that is busy with somebody else is late, and the offline duck writes instead", async () => {
    const opened = await openAt(ENDLESS, { firstTokenMs: 300 });
    const body = JSON.stringify({ model: "duck", messages: [{ role: "user", content: "Go on." }] });
    const other = new AbortController();
    const busy = await fetch(`${engine?.url}/v1/chat/completions`, {
      method: "POST",
      body,
      signal: other.signal,
    });
    expect(busy.status).toBe(200);
    const { result } = await hear(reading(opened));
    expect(result?.isDefault).toBe(false);
    expect(result?.reading.interpretation).not.toContain("for lunch");
    expect(opened.duck.health()).toMatchObject({ trouble: "overloaded", isAway: false });
    other.abort();
  });

  it.each([
    ["falls silent", "SIGSTOP"],
    ["dies", "SIGKILL"],
  ] as const)("that %s in the middle gives no whole reading", async (_what, signal) => {
    const opened = await openAt(ENDLESS, { idleMs: 2000 });
    const { rest } = await untilWords(reading(opened));
    engine?.signal(signal);
    const { result } = await rest();
    expect(result?.isDefault).toBe(true);
  });

  it.each([
    ["is not there whole, as a full disk leaves it", 200_000],
    ["has only its beginning", 100],
    ["is empty", 0],
  ])("whose model's file %s ends, and the offline duck writes instead", async (_what, keepBytes) => {
    const opened = await openAt({ text: TAGGED, keepBytes });
    await engine?.ended;
    const { result } = await hear(reading(opened));
    expect(result).toMatchObject({ isDefault: false });
    expect(result?.reading.headline).not.toBe(FAKE_READING.headline);
    expect(opened.duck.health()).toMatchObject({ state: "trouble", trouble: "unreachable" });
  });
});
