// Measures what our code adds between a provider's first token and the first words of a reading: cleaning the texts,
// the prompt, and parsing JSON. Both sides use the same fake provider, which answers without delay.

import type { ModelProvider } from "#server/platform/ai/model-provider.ts";
import { anthropicProvider } from "#server/platform/ai/providers/anthropic/anthropic-provider.ts";
import { openAiCompatibleProvider } from "#server/platform/ai/providers/openai-compatible/openai-compatible-provider.ts";
import { createDuckInTest, readingCall, ticketFor } from "#test-support/duck-parts.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { startFakeOpenAi } from "#test-support/fake-openai.ts";
import { loadNow, printFigure } from "./figures.ts";
import { median, printRatio } from "./ratio.ts";

const WARM_UP_PAIRS = 20;
const PAIRS = 200;
const MOST_ADDED_MS = 3;
/** The machine's load before the benchmark's own work. */
const LOAD = loadNow();

const providers = [
  {
    name: "Anthropic",
    start: startFakeAnthropic,
    connect: (baseUrl: string, apiKey: string) => anthropicProvider({ baseUrl, apiKey }),
  },
  {
    name: "OpenAI-compatible",
    start: startFakeOpenAi,
    connect: (baseUrl: string, apiKey: string) =>
      openAiCompatibleProvider({ baseUrl, apiKey, model: "duck-7b" }),
  },
];

for (const { name, start, connect } of providers) {
  const fake = await start();
  const provider = connect(fake.url, fake.apiKey);
  const { duck } = createDuckInTest(provider);
  const times = { bare: [] as number[], door: [] as number[], added: [] as number[] };
  for (let pair = -WARM_UP_PAIRS; pair < PAIRS; pair += 1) {
    const isBareFirst = pair % 2 === 0;
    const early = isBareFirst ? await bareFirstToken(provider) : await doorFirstWords();
    const late = isBareFirst ? await doorFirstWords() : await bareFirstToken(provider);
    if (pair < 0) continue;
    const [bare, door] = isBareFirst ? [early, late] : [late, early];
    times.bare.push(bare);
    times.door.push(door);
    times.added.push(door - bare);
  }
  await fake.close();
  report(name, times);

  async function doorFirstWords(): Promise<number> {
    const ticket = ticketFor(duck, "generateInsight");
    const started = performance.now();
    const stream = duck.streamReading(ticket, readingCall());
    await stream.next();
    const elapsed = performance.now() - started;
    await stream.return();
    return elapsed;
  }
}

async function bareFirstToken(provider: ModelProvider): Promise<number> {
  const stop = new AbortController();
  const started = performance.now();
  const { stream } = await provider.model.doStream({
    prompt: [
      { role: "system", content: "Answer in JSON." },
      { role: "user", content: [{ type: "text", text: readingCall().request.userContext }] },
    ],
    maxOutputTokens: 750,
    abortSignal: stop.signal,
  });
  for await (const part of stream) if (part.type === "text-delta") break;
  const elapsed = performance.now() - started;
  stop.abort();
  return elapsed;
}

function report(name: string, times: Record<"bare" | "door" | "added", number[]>): void {
  const [bare, door, added] = [median(times.bare), median(times.door), median(times.added)];
  const sides = `door ${door.toFixed(2)} ms, bare provider ${bare.toFixed(2)} ms`;
  printRatio({ title: `First words through the door, ${name}` }, door / bare, sides);
  printFigure(
    { title: "Added by the door", value: added, unit: "ms", atMost: MOST_ADDED_MS, needsQuiet: true },
    LOAD,
  );
}
