// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReadingEvent } from "#contract/readings.ts";
import { continuationOf, creationOf, requestAhead } from "./reading-ahead.ts";
import { useReading } from "./use-reading.ts";

const INSIGHT = "0192f0c4-0000-7000-8000-000000000001";
const input = { spreadType: "quick-draw", userContext: "Four drafts." } as const;
const requestWith = (key: string) => ({ key, input });

/** Follows one request with this key, as its page does. */
function follow(key: string) {
  const request = requestWith(key);
  return renderHook(() => useReading(request));
}

interface Sent {
  key: string | undefined;
  signal: AbortSignal;
  say(event: ReadingEvent): void;
}

let sent: Sent[] = [];

/** Replaces `fetch` by a server that answers each request with a stream of events that stays open. */
beforeEach(() => {
  sent = [];
  vi.stubGlobal(
    "fetch",
    async (_path: string, init: { headers: Record<string, string>; signal: AbortSignal }) => {
      let say: Sent["say"] = () => undefined;
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start(control) {
          say = (event) =>
            control.enqueue(new TextEncoder().encode(`id: 1\ndata: ${JSON.stringify(event)}\n\n`));
        },
      });
      sent.push({ key: init.headers["idempotency-key"], signal: init.signal, say });
      return new Response(body);
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a reading is requested and continued with a header that asks for what happens during the wait", () => {
  const headers = { "x-waiting-steps": "on" };
  expect(creationOf(requestWith("k")).headers).toEqual({ ...headers, "idempotency-key": "k" });
  expect(continuationOf({ key: "k" })).toMatchObject({ path: "/api/readings/k/events", headers });
});

describe("a reading that is requested ahead", () => {
  it("is followed by its page without another request", async () => {
    requestAhead(requestWith("ahead"));
    await waitFor(() => expect(sent).toHaveLength(1));
    const { result } = follow("ahead");
    sent[0]?.say({ type: "done", insightId: INSIGHT, isDefault: false });
    await waitFor(() => expect(result.current.progress.insightId).toBe(INSIGHT));
    expect(sent.map(({ key }) => key)).toEqual(["ahead"]);
  });

  it("is not followed by the page of another one", async () => {
    requestAhead(requestWith("first"));
    follow("another");
    await waitFor(() => expect(sent.map(({ key }) => key).toSorted()).toEqual(["another", "first"]));
  });

  it("is no longer received once its page is left", async () => {
    requestAhead(requestWith("ahead"));
    const { unmount } = follow("ahead");
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    unmount();
    await waitFor(() => expect(sent[0]?.signal.aborted).toBe(true));
  });

  it("twice is requested once", async () => {
    requestAhead(requestWith("twice"));
    requestAhead(requestWith("twice"));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(sent.map(({ key }) => key)).toEqual(["twice"]);
  });

  it("without a connection is requested again by its page, with the same key", async () => {
    const serve = globalThis.fetch;
    let tries = 0;
    vi.stubGlobal("fetch", (...call: Parameters<typeof fetch>) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new TypeError("no connection")) : serve(...call);
    });
    requestAhead(requestWith("ahead"));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result } = follow("ahead");
    await waitFor(() => expect(result.current.trouble).toBe("offline"));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    vi.useRealTimers();
    await waitFor(() => expect(sent.map(({ key }) => key)).toEqual(["ahead"]));
    expect(result.current.trouble).toBeNull();
  });
});
