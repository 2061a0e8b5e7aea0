// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReadingEvent } from "#contract/readings.ts";
import type { ReadingRequest } from "./reading-ahead.ts";
import { type ReadingState, useReading } from "./use-reading.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const REQUEST = {
  key: "a-key-of-this-try",
  input: { spreadType: "quick-draw", userContext: "Four drafts." },
} as const;
/** A time in milliseconds that is long enough for two retries, after one second and after two. */
const SECONDS_MS = 4_000;
const INSIGHT = "0192f0c4-0000-7000-8000-000000000001";

describe("a server that answers with an error", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it("is reported as server trouble, and within seconds as a failure with the server's sentence", async () => {
    const error = { code: "internal", message: "Something broke on our side. Please try again." };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ error }), { status: 500 }));
    const { result } = renderHook(() => useReading(REQUEST));
    await waitFor(() => expect(result.current.trouble).toBe("server"));
    expect(result.current.failure).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(SECONDS_MS));
    expect(result.current.failure).toMatchObject({ status: 500, message: error.message });
  });

  it("is told apart from a lost connection", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no connection")));
    const { result } = renderHook(() => useReading(REQUEST));
    await waitFor(() => expect(result.current.trouble).toBe("offline"));
    await act(() => vi.advanceTimersByTimeAsync(SECONDS_MS));
    expect(result.current.failure).toBeNull();
  });
});

it("a reading continues if its 'Stop' request fails, and can be stopped again", async () => {
  let say: (event: ReadingEvent) => void = () => undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(control) {
      say = (event) => control.enqueue(new TextEncoder().encode(`id: 1\ndata: ${JSON.stringify(event)}\n\n`));
    },
  });
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("/stop")) throw new TypeError("no connection");
    return new Response(body);
  });
  const { result } = renderHook(() => useReading(REQUEST));
  act(() => result.current.stop());
  expect(result.current.isStopping).toBe(true);
  await waitFor(() => expect(result.current.isStopping).toBe(false));
  expect(result.current.failure).toBeNull();
  say({ type: "done", insightId: INSIGHT, isDefault: false });
  await waitFor(() => expect(result.current.progress.insightId).toBe(INSIGHT));
});

describe("another request", () => {
  /** Answers each request with a reading that has failed, under the request's key. */
  function answersWithFailure(): void {
    vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: Record<string, string> }) => {
      const failed = { type: "error", code: "reading_failed", message: headers["idempotency-key"] };
      return new Response(`id: 1\ndata: ${JSON.stringify(failed)}\n\n`);
    });
  }
  const follow = () => renderHook<ReadingState, ReadingRequest | null>(useReading, { initialProps: REQUEST });

  it("begins anew, with nothing of the one before", async () => {
    answersWithFailure();
    const { result, rerender } = follow();
    await waitFor(() => expect(result.current.failure?.message).toBe(REQUEST.key));
    rerender({ ...REQUEST, key: "another-key" });
    expect(result.current.failure).toBeNull();
    await waitFor(() => expect(result.current.failure?.message).toBe("another-key"));
  });

  it("may have the key of the one before, to find the same reading again", async () => {
    answersWithFailure();
    const { result, rerender } = follow();
    await waitFor(() => expect(result.current.failure).not.toBeNull());
    rerender({ ...REQUEST });
    expect(result.current.failure).toBeNull();
    await waitFor(() => expect(result.current.failure?.message).toBe(REQUEST.key));
  });

  it("may be none, and then nothing is followed", async () => {
    answersWithFailure();
    const { result, rerender } = follow();
    await waitFor(() => expect(result.current.failure).not.toBeNull());
    rerender(null);
    expect(result.current).toMatchObject({ failure: null, progress: { phase: "waiting" } });
  });
});
