import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readEvents } from "./read-events.ts";

interface Word {
  type: "word" | "end";
  text?: string;
}

const options = {
  first: { method: "POST", path: "/api/readings", body: {} },
  again: { method: "GET", path: "/api/readings/k/events" },
  isLast: (event: Word) => event.type === "end",
} as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * Replaces `fetch` by a server that treats the connections in this order: a list is a stream of events, a number is a
 * status without a stream, and an Error is a refused connection.
 */
function serve(...connections: (string[] | number | Error)[]) {
  const asked: { path: string; lastId: string | undefined }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: { headers: Record<string, string> }) => {
    asked.push({ path, lastId: init.headers["last-event-id"] });
    const connection = connections.shift() ?? [];
    if (connection instanceof Error) throw connection;
    if (typeof connection === "number") {
      const error = { code: "not_found", message: "Nothing here." };
      return new Response(JSON.stringify({ error }), { status: connection });
    }
    return new Response(streamOf(connection));
  });
  return asked;
}

function streamOf(chunks: string[]) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
}

const word = (id: number, text: string) => `id: ${id}\ndata: ${JSON.stringify({ type: "word", text })}\n\n`;
const end = (id: number) => `id: ${id}\ndata: {"type":"end"}\n\n`;

async function collect(extra: Partial<Parameters<typeof readEvents<Word>>[0]> = {}) {
  const events: Word[] = [];
  for await (const event of readEvents<Word>({ ...options, ...extra })) events.push(event);
  return events.map((event) => event.text ?? event.type);
}

describe("a stream of events", () => {
  it("that was requested ahead is read from its answer, and only its continuation is requested", async () => {
    const asked = serve([word(2, "two") + end(3)]);
    const collected = collect({ ahead: async () => new Response(streamOf([word(1, "one")])) });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await collected).toEqual(["one", "two", "end"]);
    expect(asked).toEqual([{ path: options.again.path, lastId: "1" }]);
  });

  it("a browser's stream of events is parsed correctly however its bytes are split", async () => {
    const text = word(1, "jeté 🦆") + end(2);
    const bytes = new TextEncoder().encode(text);
    vi.stubGlobal("fetch", async () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
          controller.close();
        },
      });
      return new Response(body);
    });
    expect(await collect()).toEqual(["jeté 🦆", "end"]);
  });

  it("a browser's stream of events goes on after the last event that came, when the connection breaks", async () => {
    const asked = serve([word(1, "one"), word(2, "two")], new TypeError("refused"), [end(3)]);
    const waits: number[] = [];
    const events = collect({
      onConnection: (change) => {
        if (change.state === "lost") waits.push(change.retryMs);
      },
    });
    await vi.runAllTimersAsync();
    expect(await events).toEqual(["one", "two", "end"]);
    expect(waits).toEqual([1_000, 2_000]);
    expect(asked).toEqual([
      { path: "/api/readings", lastId: undefined },
      { path: "/api/readings/k/events", lastId: "2" },
      { path: "/api/readings/k/events", lastId: "2" },
    ]);
  });

  it("a browser's stream of events continues after the last event before a reload", async () => {
    const asked = serve([end(9)]);
    await collect({ lastEventId: "8" });
    expect(asked).toEqual([{ path: "/api/readings/k/events", lastId: "8" }]);
  });

  it("a browser's stream of events does not retry after a refusal", async () => {
    const asked = serve(404);
    await expect(collect()).rejects.toMatchObject({ code: "not_found", status: 404 });
    expect(asked).toHaveLength(1);
  });

  it("a browser's stream of events gives up after three 5xx answers in a row", async () => {
    const asked = serve(500, 503, 502, [end(1)]);
    const waits: number[] = [];
    const outcome = collect({
      onConnection: (change) => {
        if (change.state === "lost") waits.push(change.retryMs);
      },
    }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toMatchObject({ status: 502 });
    expect(asked).toHaveLength(3);
    expect(waits).toEqual([1_000, 2_000]);
  });

  it("a browser's stream of events continues when the server recovers after one 5xx", async () => {
    serve(503, [word(1, "one")], 503, 503, [end(2)]);
    const events = collect();
    await vi.runAllTimersAsync();
    expect(await events).toEqual(["one", "end"]);
  });

  it("a browser's stream of events gives up after eight failed retries", async () => {
    const asked = serve(...Array.from({ length: 20 }, () => new TypeError("refused")));
    const outcome = collect().catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toMatchObject({ code: "offline" });
    expect(asked).toHaveLength(9);
  });

  it("a browser's stream of events stops when told to, also while it waits to ask again", async () => {
    serve(new TypeError("refused"));
    const stop = new AbortController();
    const outcome = collect({ signal: stop.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    stop.abort(new Error("enough"));
    expect(await outcome).toMatchObject({ message: "enough" });
  });
});
