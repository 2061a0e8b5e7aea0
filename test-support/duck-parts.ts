// Test helpers around a provider: tickets, a ledger, requests and a log.
import type { Card } from "#domain/deck/card.ts";
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import type { LimitedFeature } from "#domain/limits/rate-limits.ts";
import type { Duck, DuckCall, ReadingPart } from "#server/platform/ai/duck.ts";
import type { ModelProvider } from "#server/platform/ai/model-provider.ts";
import { createDuck } from "#server/platform/ai/open-duck.ts";
import type { Ticket } from "#server/platform/ai/ticket.ts";
import type { Timings } from "#server/platform/ai/timings.ts";
import type { UsageEntry } from "#server/platform/ai/usage-ledger.ts";
import { createLog } from "#server/platform/log/log.ts";

const QUICK: Timings = {
  firstTokenMs: 2000,
  idleMs: 2000,
  wholeCallMs: 10_000,
  paragraphCallMs: 10_000,
  lineCallMs: 10_000,
  retries: 2,
  backoffMs: 1,
  longestRetryAfterMs: 200,
  breakerPausesMs: [60_000],
  isPatient: false,
  notReadyMs: 20,
};

export interface DuckInTest {
  duck: Duck;
  /** The entries of the usage ledger, oldest first. */
  ledger: UsageEntry[];
  /** Every line of the log, as the app wrote it. */
  logLines: string[];
}

/** Creates a duck that uses this provider, with short timeouts (milliseconds) and a usage ledger in memory. */
export function createDuckInTest(provider: ModelProvider, timings: Partial<Timings> = {}): DuckInTest {
  const ledger: UsageEntry[] = [];
  const logLines: string[] = [];
  const log = createLog("debug", { write: (line: string) => logLines.push(line) });
  const record = async (entry: UsageEntry) => {
    ledger.push(entry);
  };
  const clock = { now: () => new Date() };
  const limits = { ...QUICK, ...timings };
  const duck = createDuck({ provider, ledger: record, log, clock, timings: limits, offlineWordPauseMs: 0 });
  return { duck, ledger, logLines };
}

/** Returns a ticket without a database, as if the rate limit had allowed the first call of the hour. */
export function ticketFor(duck: Duck, feature: LimitedFeature, texts: string[] = []): Ticket {
  const admission = duck.admit({ feature, cost: 50, userId: "0197a000-0000-7000-8000-000000000001", texts });
  const row = { windowStart: new Date(0), requests: 1, tokens: 50, blockedUntil: null };
  return admission.settle([row], new Date(0));
}

export function makeCard(name = "The Infinite Loop"): Card {
  return {
    id: name.toLowerCase().replaceAll(" ", "-"),
    number: 1,
    name,
    emoji: "🔁",
    family: "loops",
    coreMeaning: "Doing it again is a way of not deciding.",
    reversedMeaning: "The loop has noticed itself.",
    duckQuestion: "What would end this run?",
    duckWisdom: "A loop without an exit is a choice.",
    blockApplications: {
      creative: "Stop polishing the first page.",
      work: "Ask who may say done.",
      life: "Count the rounds.",
      relationship: "Say the sentence you rehearse.",
    },
    perspectivePrompts: ["What is the exit?"],
    tags: ["repetition"],
    artAlt: "A duck walks a ring of stepping stones.",
    step: "Set a timer for two minutes and stop.",
    notBeside: { question: [], step: ["grave"] },
  };
}

export const QUICK_READING: ReadingRequest = {
  spreadType: "quick-draw",
  cards: [{ card: makeCard(), reversed: false }],
  userContext: "I've rewritten the “Q3 proposal” four times and sent it to nobody.",
  blockTypeId: "work",
  tone: "even",
};

export function readingCall(
  request: Partial<ReadingRequest> = {},
  signal?: AbortSignal,
): DuckCall<ReadingRequest> {
  return {
    request: { ...QUICK_READING, ...request },
    writePrompt: (clean) => ({ system: "Answer in JSON.", user: clean.userContext }),
    ...(signal === undefined ? {} : { signal }),
  };
}

export interface Heard {
  deltas: string[];
  /** The text that stands on the page at the end. */
  text: string;
  /** How often the text began anew. */
  anew: number;
  result: Extract<ReadingPart, { type: "result" }> | undefined;
}

/** Reads a reading's stream to its end. */
export async function hear(stream: AsyncIterable<ReadingPart>): Promise<Heard> {
  const heard: Heard = { deltas: [], text: "", anew: 0, result: undefined };
  for await (const part of stream) {
    if (part.type === "result") heard.result = part;
    if (part.type === "anew") {
      heard.anew += 1;
      heard.text = "";
    }
    if (part.type !== "delta") continue;
    heard.deltas.push(part.text);
    heard.text += part.text;
  }
  return heard;
}
