// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { countDeck } from "../app/deck.server.ts";
import { FeaturesPage } from "../features/marketing/features-page.tsx";
import { LoadingScreen } from "../features/shell/loading-screen.tsx";

afterEach(cleanup);

describe("the features page", () => {
  it("lists the cards, the spreads, the engine, the tracker and the chat, and links to the pricing page", () => {
    render(
      <MemoryRouter>
        <FeaturesPage deck={countDeck()} join={null} />
      </MemoryRouter>,
    );
    const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual([
      "33 perspective cards",
      "Two spreads",
      "Intelligence engine",
      "Block tracker",
      "Chat with Rob",
    ]);
    expect(document.getElementById("spreads")?.textContent).toMatch(/Quick Duck Spread.*Full Pond Spread/s);
    expect(screen.getByRole("link", { name: "View Pricing" }).getAttribute("href")).toBe("/pricing");
  });

  it("shows the card counts of the actual deck", () => {
    expect(countDeck()).toEqual({ all: 36, perspective: 33, pond: 3 });
    render(
      <MemoryRouter>
        <FeaturesPage deck={{ all: 12, perspective: 10, pond: 2 }} join={null} />
      </MemoryRouter>,
    );
    expect(screen.getByRole("heading", { name: "10 perspective cards" })).toBeDefined();
    expect(screen.getByText(/2 Pond cards go with them.*the whole deck has 12/s)).toBeDefined();
  });
});

describe("the loading screen", () => {
  it("shows the duck, a spinner and the caption", () => {
    render(<LoadingScreen caption="Loading cards..." />);
    expect(screen.getByText("Loading cards...")).toBeDefined();
    expect(document.querySelectorAll("svg").length).toBeGreaterThanOrEqual(2);
  });
});
