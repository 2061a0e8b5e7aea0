// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatHistory } from "#contract/chat.ts";
import { MESSAGE_HELD_MS, TIDY_EVERY_MS } from "#domain/chat/memory.ts";
import { chatQuery } from "./chat-query.ts";
import { useChat } from "./use-chat.ts";

const PLACE = { userId: "u1", insightId: "i1" };
const HISTORY: ChatHistory = {
  conversation: null,
  welcome: "Go on.",
  hasEarlier: false,
  help: [],
  isHelpFolded: false,
  taps: [],
  messages: Array.from({ length: 12 }, (_, index) => ({
    id: `m${index}`,
    role: "assistant",
    content: "…",
    isUnreadable: false,
    isStopped: false,
    createdAt: "2026-11-21T10:00:00.000Z",
  })),
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") });
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(HISTORY)));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const options = { isOpen: true, advisorName: "Rob" };
  const chat = renderHook((props) => useChat(PLACE, props), { initialProps: options, wrapper });
  await act(() => vi.advanceTimersByTimeAsync(1));
  const held = () => client.getQueryData(chatQuery("i1").queryKey);
  return { ...chat, held, close: () => chat.rerender({ ...options, isOpen: false }) };
}

describe("the conversation held by a tab", () => {
  it("drops messages loaded more than a day ago, in a check every five minutes", async () => {
    const { held } = await open();
    expect(TIDY_EVERY_MS).toBe(5 * 60 * 1000);
    await act(() => vi.advanceTimersByTimeAsync(MESSAGE_HELD_MS - 1000));
    expect(held()?.lines).toHaveLength(12);
    await act(() => vi.advanceTimersByTimeAsync(2 * TIDY_EVERY_MS));
    expect(held()?.lines).toHaveLength(10);
    expect(held()?.hasEarlier).toBe(true);
  });

  it("is removed from memory when the chat is closed", async () => {
    const { held, close, result } = await open();
    expect(result.current.held?.lines).toHaveLength(12);
    close();
    expect(held()).toBeUndefined();
    expect(result.current.held).toBeUndefined();
  });
});
