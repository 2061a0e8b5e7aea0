// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { InsightSummaryOutput } from "../../../contract/insights.ts";
import { InsightList } from "./insight-list.tsx";

let answers: { status: number; body: unknown }[];
let asked: string[];
beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(...pages: { items: InsightSummaryOutput[]; nextCursor: string | null }[]) {
  answers.push(...pages.map((body) => ({ status: 200, body })));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <InsightList />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function summary(number: number): InsightSummaryOutput {
  return {
    id: `0192f0c4-0000-7000-8000-00000000000${number}`,
    spreadType: "quick-draw",
    blockTypeId: "work",
    cardsDrawn: [{ id: "the-cache", reversed: false }],
    resonated: false,
    tookAction: false,
    createdAt: "2026-11-21T08:00:00.000Z",
    isLocked: false,
    headline: `Headline ${number}.`,
    question: "Four drafts.",
    associatedBlock: null,
  };
}

function locked(number: number): InsightSummaryOutput {
  return {
    id: `0192f0c4-0000-7000-8000-00000000001${number}`,
    createdAt: "2020-03-01T12:00:00.000Z",
    isLocked: true,
  };
}

it("shows the readings in order, and more from where the page ended", async () => {
  open({ items: [summary(1)], nextCursor: "here" }, { items: [summary(2)], nextCursor: null });
  fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
  await screen.findByText("Headline 2.");
  expect(screen.getAllByRole("link", { name: /^View Insight/ }).map((link) => link.textContent)).toEqual([
    "View Insight: Headline 1.",
    "View Insight: Headline 2.",
  ]);
  expect(asked.at(-1)).toContain("cursor=here");
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("keeps what it has when the next page does not come", async () => {
  open({ items: [summary(1)], nextCursor: "here" });
  fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
  expect((await screen.findByRole("alert")).textContent).toContain("The next ones did not come.");
  expect(screen.getByText("Headline 1.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Show more" })).toBeDefined();
});

it("gives of locked readings their days and how many there are, and no way in", async () => {
  open({ items: [summary(1), locked(1), locked(2)], nextCursor: null });
  expect(await screen.findByText("2 older readings")).toBeDefined();
  expect(screen.getAllByText("Mar 1, 2020")).toHaveLength(2);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

it("offers the first insight where there is none", async () => {
  open({ items: [], nextCursor: null });
  const link = await screen.findByRole("link", { name: "Get your first insight" });
  expect(link.getAttribute("href")).toBe("/new-insight");
});

it("never looks empty when it could not be loaded", async () => {
  open();
  expect(await screen.findByText("Your insights did not load")).toBeDefined();
  answers.push({ status: 200, body: { items: [summary(1)], nextCursor: null } });
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Headline 1.")).toBeDefined();
});
