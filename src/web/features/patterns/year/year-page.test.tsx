// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ShownYearOutput, YearOutput } from "#contract/years.ts";
import { YearPage } from "./year-page.tsx";

const BLOCK = "01890000-0000-7000-8000-000000000001";
const found: YearOutput = {
  year: 2026,
  days: 365,
  today: 323,
  leftOut: 0,
  months: [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334],
  blocks: [
    {
      id: BLOCK,
      name: "The cello",
      blockTypeId: "creative",
      readingDays: [61],
      stretches: [{ from: 61, to: 159, isPaused: false }],
      marks: [
        { day: 61, kind: "opened" },
        { day: 159, kind: "resolved" },
      ],
      said: "Opened Mar 3, resolved Jun 9, 1 day with a reading",
    },
  ],
  counts: { opened: 1, closed: 1, parked: 0, smallSteps: 4, readings: 1, daysWritten: 3 },
  longest: { blockId: BLOCK, name: "The cello", days: 99 },
  fastest: { blockId: BLOCK, name: "The cello", days: 98 },
  card: null,
  ownSentence: { text: "I still can’t start it.", day: 61, insightId: null },
  remark: "One opened, one closed.",
};

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(answer)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let answer: ShownYearOutput;
function show(given: ShownYearOutput) {
  answer = given;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <YearPage asked={undefined} renderKeep={({ year }) => <p>Keep {year}</p>} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const open = (year: YearOutput | null) =>
  show({ isLocked: false, year: 2026, years: [2026, 2025], found: year });

describe("the page of a year", () => {
  it("says of each block what its picture shows, and links to it", async () => {
    open(found);
    const [link] = await screen.findAllByRole("link", { name: "The cello" });
    const row = within(link?.closest("li") ?? expect.fail("The block has no row"));
    row.getByText(/^Creative block\. Opened Mar 3, resolved Jun 9/);
    expect(row.getByRole("link").getAttribute("href")).toBe(`/blocks/${BLOCK}`);
  });

  it("shows counts in plain words, the person's own sentence and its day, and the ways to keep it", async () => {
    open(found);
    expect((await screen.findByText("small steps done")).closest("div")?.textContent).toBe(
      "small steps done4",
    );
    screen.getByText("I still can’t start it.");
    screen.getByText(/You wrote that on Mar 3\./);
    screen.getByText("Stuck on 99 days of the year.");
    screen.getByText("Keep 2026");
  });

  it("links to the other years and marks the year that is shown", async () => {
    open(found);
    const years = within(await screen.findByRole("navigation", { name: "Years" }));
    expect(years.getByRole("link", { name: "2025" }).getAttribute("href")).toBe("/year/2025");
    expect(years.getByRole("link", { name: "2026" }).getAttribute("aria-current")).toBe("page");
  });

  it("says that grave entries were left out", async () => {
    open({ ...found, leftOut: 2 });
    await screen.findByText(/2 entries about something heavy are left out of this page on purpose/);
  });

  it("without rows is an empty page with a way on, and nothing to keep", async () => {
    open(null);
    await screen.findByRole("heading", { name: "Nothing yet." });
    expect(screen.getByRole("link", { name: "New reading" }).getAttribute("href")).toBe("/new-insight");
    expect(screen.queryByText("Keep 2026")).toBeNull();
  });

  it("for Free says what it would take and shows an invented year that says so", async () => {
    show({ isLocked: true, year: 2026, years: [2026], needs: "Locked. A whole year is part of Premium." });
    await screen.findByText(/Locked. A whole year is part of Premium. It holds every block of the year/);
    expect(screen.getByRole("link", { name: "What Premium adds" }).getAttribute("href")).toBe("/pricing");
    screen.getByText("Invented, so that you see what it is.");
    expect(screen.getByText("The kiln").closest("[inert]")).not.toBeNull();
  });
});
