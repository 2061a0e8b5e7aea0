// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { DECK_IDS } from "#web/ui/tarot-card.tsx";
import { DrawChart } from "./draw-chart.tsx";

const deck = DECK_IDS.map((id) => ({ id, reversedMeaning: null }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(singles: number) {
  const cards = [{ id: deck[0]?.id, drawn: singles, reversed: 0 }];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ singles, threes: 0, cards })));
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <MemoryRouter>
        <DrawChart deck={deck} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it("the counts of a person's cards are sentences with fewer than ten cards", async () => {
  show(9);
  await screen.findByText(/^9 cards in 9 readings\. These are small numbers\./);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.queryByText("Card by card")).toBeNull();
});

it("the counts of a person's cards are a chart and a table of the whole deck from ten cards on", async () => {
  show(10);
  await screen.findByRole("img", { name: /^How often each of the 36 cards came up/ });
  expect(screen.getAllByRole("row", { hidden: true })).toHaveLength(37);
});
