// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ChatTopics } from "#contract/chat.ts";
import { TopicsPage } from "./topics-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(topics: Partial<ChatTopics>) {
  const body: ChatTopics = {
    windowHours: 168,
    conversations: 0,
    messages: 0,
    topics: [],
    sentiment: { positive: 0, neutral: 0, negative: 0 },
    ...topics,
  };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body)));
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <TopicsPage advisorName="Rob" />
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

describe("the chat topics page", () => {
  it("counts topics over seven days, most frequent first, and explains how they are counted", async () => {
    open({
      conversations: 2,
      messages: 12,
      topics: [
        { topic: "work", count: 9 },
        { topic: "fear", count: 1 },
      ],
      sentiment: { positive: 1, neutral: 10, negative: 1 },
    });
    await screen.findByText("12 messages in 2 conversations over the last 7 days.");
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows).toEqual(["work9 messages", "fear1 message", "lighter1", "neutral10", "heavier1"]);
    screen.getByText(/^Counted by words, not by a model/);
  });

  it("says in a sentence what fewer than ten messages were about", async () => {
    open({
      conversations: 1,
      messages: 5,
      topics: [
        { topic: "work", count: 4 },
        { topic: "fear", count: 1 },
      ],
      sentiment: { positive: 0, neutral: 4, negative: 1 },
    });
    await screen.findByText("You spoke of work (4 times) and fear.");
    expect(screen.getByText("4 messages sounded neutral and 1 sounded heavier.")).toBeDefined();
    expect(screen.queryAllByRole("listitem")).toEqual([]);
  });

  it("says that one message sounded neutral and matched no topic", async () => {
    open({ conversations: 1, messages: 1, topics: [], sentiment: { positive: 0, neutral: 1, negative: 0 } });
    await screen.findByText("None of your messages matched a topic.");
    expect(screen.getByText("1 message sounded neutral.")).toBeDefined();
  });

  it("links to the readings when nothing was said", async () => {
    open({});
    await screen.findByText("No chats in the last 7 days");
    expect(screen.getByRole("link", { name: "Open a reading" }).getAttribute("href")).toBe("/insights");
  });
});
