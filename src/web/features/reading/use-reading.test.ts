// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { ReadingEvent } from "../../../contract/readings.ts";
import { useReading } from "./use-reading.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ORDER = { key: "a-key-of-this-try", spreadType: "quick-draw", userContext: "Four drafts." } as const;
const INSIGHT = "0192f0c4-0000-7000-8000-000000000001";

it("goes on where a 'Stop' got no answer, and can be stopped again", async () => {
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
  const { result } = renderHook(() => useReading(ORDER));
  act(() => result.current.stop());
  expect(result.current.isStopping).toBe(true);
  await waitFor(() => expect(result.current.isStopping).toBe(false));
  expect(result.current.failure).toBeNull();
  say({ type: "done", insightId: INSIGHT, isDefault: false });
  await waitFor(() => expect(result.current.progress.insightId).toBe(INSIGHT));
});
