// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter, useSearchParams } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { InsightSummaryOutput } from "#contract/insights.ts";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { readFilter, writeFilter } from "./history-filter.ts";
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

interface Page {
  items: InsightSummaryOutput[];
  nextCursor: string | null;
  older?: number;
}

function Page() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <InsightList filter={readFilter(params)} onFilter={(filter) => setParams(writeFilter(filter))} />
      <output aria-label="Address">{params.toString()}</output>
    </>
  );
}

const answer = (page: Page) => ({ status: 200, body: { older: 0, ...page } });

function open(...pages: Page[]) {
  openAt("/insights", ...pages);
}

function openAt(address: string, ...pages: Page[]) {
  answers.push(...pages.map(answer));
  const client = createTestQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function summary(number: number): Extract<InsightSummaryOutput, { isLocked: false }> {
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
    step: null,
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

it("the history shows readings in order, and loads more from where the page ended", async () => {
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

it("the history says the step of a reading, and whether it was done, in place of the words that its title begins with", async () => {
  const own = { headline: "Four drafts, and none…", question: "Four drafts, and none is sent." };
  const items = [
    { ...summary(1), ...own, step: "Put the draft on the table", tookAction: true },
    { ...summary(2), ...own, step: null },
  ];
  open({ items, nextCursor: null });
  const step = (await screen.findByText("Put the draft on the table")).closest("p");
  within(step ?? document.body).getByRole("img", { name: "Done" });
  expect(screen.queryByText(own.question)).toBeNull();
});

it("the history stands under the names of its months once there is more than one", async () => {
  const older = { ...summary(2), createdAt: "2026-10-02T08:00:00.000Z" };
  open({ items: [summary(1), older], nextCursor: null });
  const october = within(await screen.findByRole("region", { name: "Oct 2026" }));
  expect(october.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "View Insight: Headline 2.",
  ]);
  screen.getByText("Nov 2026");
});

it("the history keeps the loaded readings when the next page fails", async () => {
  open({ items: [summary(1)], nextCursor: "here" });
  fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
  expect((await screen.findByRole("alert")).textContent).toContain("The next ones did not load.");
  expect(screen.getByText("Headline 1.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Show more" })).toBeDefined();
});

it("the history shows locked readings as cards face down with their days, without links", async () => {
  open({ items: [summary(1), locked(1), locked(2)], nextCursor: "here", older: 2 });
  expect(await screen.findByText("2 older readings")).toBeDefined();
  expect(screen.getByText("Mar 1, 2020 × 2")).toBeDefined();
  expect(screen.getAllByLabelText("A card, face down")).toHaveLength(2);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

it("the history offers a first insight when it is empty", async () => {
  open({ items: [], nextCursor: null });
  const link = await screen.findByRole("link", { name: "Get your first insight" });
  expect(link.getAttribute("href")).toBe("/new-insight");
});

it("the history shows an error, not an empty list, when loading failed", async () => {
  open();
  expect(await screen.findByText("Your readings did not load")).toBeDefined();
  answers.push(answer({ items: [summary(1)], nextCursor: null }));
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Headline 1.")).toBeDefined();
});

describe("the history search", () => {
  const search = () => screen.getByRole("searchbox", { name: "Search your readings" });

  it("searches when typing pauses, keeps the words in the address, marks and counts results", async () => {
    open({ items: [summary(1), summary(2)], nextCursor: null });
    await screen.findByText("Headline 1.");
    answers.push(
      answer({ items: [{ ...summary(1), excerpt: "… a heron over four drafts" }], nextCursor: null }),
    );
    for (const typed of ["f", "four", "four heron"]) fireEvent.change(search(), { target: { value: typed } });
    expect(await screen.findByText("1 reading found.")).toBeDefined();
    expect(asked).toHaveLength(2);
    expect(asked.at(-1)).toContain("search=four+heron");
    expect(screen.getByLabelText("Address").textContent).toBe("q=four+heron");
    expect(screen.queryByText("Headline 2.")).toBeNull();
    const marks = [...document.querySelectorAll("mark")].map((mark) => mark.textContent);
    expect(marks).toEqual(["Four", "heron", "four"]);
  });

  it("takes the search and the filters from the address, and clears all with one button", async () => {
    openAt("/insights?q=heron&type=work&card=the-ping&spread=full-pond&day=2026-11-20", {
      items: [],
      nextCursor: null,
    });
    expect(await screen.findByRole("heading", { name: "Nothing found" })).toBeDefined();
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.split("?")[1]))).toEqual({
      limit: "50",
      search: "heron",
      blockTypeId: "work",
      cardId: "the-ping",
      spreadType: "full-pond",
      from: new Date("2026-11-20T00:00").toISOString(),
      until: new Date("2026-11-21T00:00").toISOString(),
    });
    const chosen = screen.getAllByRole<HTMLSelectElement>("combobox").map((select) => select.value);
    expect([search(), ...chosen].map((one) => (typeof one === "string" ? one : Object(one).value))).toEqual([
      "heron",
      "work",
      "the-ping",
      "full-pond",
    ]);
    answers.push(answer({ items: [summary(1)], nextCursor: null }));
    fireEvent.click(screen.getByRole("button", { name: "Show all readings" }));
    expect(await screen.findByText("Headline 1.")).toBeDefined();
    expect(screen.getByLabelText("Address").textContent).toBe("");
    expect((search() as HTMLInputElement).value).toBe("");
  });

  it("has its filters folded on a phone, unless one of them is set, which the button says", async () => {
    open({ items: [summary(1)], nextCursor: null });
    await screen.findByText("Headline 1.");
    const button = screen.getByRole("button", { name: "Filters" });
    const filters = document.getElementById(button.getAttribute("aria-controls") ?? "");
    expect([button.getAttribute("aria-expanded"), filters?.className]).toEqual(["false", "max-sm:hidden"]);
    fireEvent.click(button);
    expect([button.getAttribute("aria-expanded"), filters?.className]).toEqual(["true", ""]);
    cleanup();
    openAt("/insights?card=the-ping", { items: [summary(1)], nextCursor: null });
    await screen.findByText("Headline 1.");
    expect(screen.getByRole("button", { name: "Filters, some are set", expanded: true })).toBeDefined();
  });

  it("filters by card, with the whole deck listed by name", async () => {
    open({ items: [summary(1)], nextCursor: null });
    await screen.findByText("Headline 1.");
    const cards = screen.getByRole("combobox", { name: "Card" });
    expect(cards.querySelectorAll("option")).toHaveLength(37);
    answers.push(answer({ items: [], nextCursor: null }));
    fireEvent.change(cards, { target: { value: "the-merge-conflict" } });
    expect(await screen.findByText("Nothing found.")).toBeDefined();
    expect(asked.at(-1)).toContain("cardId=the-merge-conflict");
  });

  it("shows an error with a retry when the search failed, and keeps the typed words", async () => {
    openAt("/insights?q=heron");
    expect(await screen.findByText("The search did not finish")).toBeDefined();
    expect((search() as HTMLInputElement).value).toBe("heron");
    answers.push(answer({ items: [summary(1)], nextCursor: null }));
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Headline 1.")).toBeDefined();
  });

  it("says how many readings the plan excludes from the search", async () => {
    openAt("/insights?q=heron", { items: [], nextCursor: null, older: 3 });
    expect(await screen.findByText(/3 older readings were not searched/)).toBeDefined();
  });

  it("can continue a search that ran out of time, before it reports that nothing was found", async () => {
    openAt(
      "/insights?q=heron",
      { items: [], nextCursor: "further" },
      { items: [summary(2)], nextCursor: null },
    );
    expect(await screen.findByText("0 found so far, and there is more to look through.")).toBeDefined();
    expect(screen.queryByText("Nothing found")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Search further" }));
    expect(await screen.findByText("1 reading found.")).toBeDefined();
  });
});
