// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PatternsOutput } from "#contract/patterns.ts";
import { PATTERNS, shownPatterns } from "#test-support/shown-patterns.ts";
import { PatternsPage } from "./patterns-page.tsx";

let answers: (() => Promise<Response>)[];
let asked: { call: string; body: unknown }[];
const answersWith = (body: unknown, status = 200) =>
  answers.push(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push({ call: `${init.method} ${path}`, body: init.body ? JSON.parse(String(init.body)) : null });
    return (answers.shift() ?? (() => new Promise<Response>(() => {})))();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(patterns?: Partial<PatternsOutput>) {
  if (patterns) answersWith(shownPatterns(patterns));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PatternsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const partOf = async (headline: RegExp) => {
  const part = (await screen.findByRole("heading", { name: headline })).closest("section");
  if (!part) throw new Error("The heading stands in no part");
  return within(part);
};

describe("a pattern", () => {
  it("has a sentence, its chance in words, and a picture with a title and a description", async () => {
    show({});
    const part = await partOf(/comes up on Sundays/);
    part.getByText(/3 times in 1,000/);
    const picture = part.getByRole("img", { name: "Your readings by weekday" });
    expect(picture.querySelector("desc")?.textContent).toBe(
      "9 of 25 readings are marked; 6 of these fell on a Sunday.",
    );
  });

  it("is drawn for each kind of picture", async () => {
    show({});
    for (const name of [
      "Your readings by weekday",
      "How often chance alone does this",
      "The share of your blocks still stuck, by day",
      "longer steps: 3 of 15",
      "Life block: day 31",
      "What you guessed, against what happened",
      "By hour of the day",
      "Still water",
      "How many there are, of how many it takes",
    ]) {
      await screen.findByRole("img", { name });
    }
  });

  it("with whiskers says its interval in words, and where an end of it is not known", async () => {
    show({});
    const described = async (name: string) =>
      (await screen.findByRole("img", { name })).querySelector("desc")?.textContent;
    expect(await described("Work block: day 12")).toBe("19 times in 20 it lies between day 9 and day 15.");
    expect(await described("Life block: day 31")).toBe(
      "19 times in 20 it lies between day 24 and a day not yet known.",
    );
  });

  it("can be read as a table instead, and back", async () => {
    show({});
    const part = await partOf(/comes up on Sundays/);
    fireEvent.click(part.getByRole("button", { name: /As a table/ }));
    expect(part.queryByRole("img")).toBeNull();
    expect(part.getByRole("table").textContent).toContain("Sunday6");
    fireEvent.click(part.getByRole("button", { name: /As a picture/ }));
    part.getByRole("img");
  });

  it("lists the rows it came from, newest first, each linked to where it can be read", async () => {
    show({});
    const part = await partOf(/comes up on Sundays/);
    fireEvent.click(part.getByRole("button", { name: /Why\?/ }));
    const links = within(await screen.findByRole("dialog", { name: "Why?" })).getAllByRole("link");
    expect(links).toHaveLength(9);
    expect(links[0]?.getAttribute("href")).toBe("/insights/01890000-0000-7000-8000-000000000123");
    expect(links[0]?.textContent).toContain("Oct 11");
  });

  it("links a step to its reading, and a block to its page", async () => {
    show({});
    fireEvent.click((await partOf(/Short steps moved you/)).getByRole("button", { name: /Why\?/ }));
    expect((await screen.findByRole("link", { name: /^Step/ })).getAttribute("href")).toMatch(
      /^\/insights\//,
    );
    cleanup();
    show({});
    fireEvent.click((await partOf(/Half of your blocks/)).getByRole("button", { name: /Why\?/ }));
    expect((await screen.findByRole("link", { name: /^Block/ })).getAttribute("href")).toMatch(/^\/blocks\//);
  });

  it("lists open blocks under the curve, longest open first, and says which are stalled", async () => {
    show({});
    const rows = within(await screen.findByRole("list", { name: "Open blocks" })).getAllByRole("link");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Relationship block: Nadia’s moneyopen 62 d, stalled",
      "Creative block: The radio playopen 40 d",
      "Work block: Saying no to Rotterdamopen 15 d",
      "Life block: The spare roomopen 6 d",
    ]);
  });

  it("says 'Nothing yet.' over still water, and why: there is no row yet", async () => {
    show({ patterns: PATTERNS.filter(({ id }) => id === "same-question") });
    const part = await partOf(/Nothing yet/);
    part.getByRole("img", { name: "Still water" });
    expect(part.queryByRole("button", { name: /As a table/ })).toBeNull();
    fireEvent.click(part.getByRole("button", { name: /Why\?/ }));
    await screen.findByText("Counted from no entry: there is none yet.");
  });

  it("that was tested against other readings says how many these are", async () => {
    const [loop] = PATTERNS.filter(({ label }) => label === "a loop");
    if (!loop || loop.isLocked) throw new Error("There is no loop");
    show({ patterns: [{ ...loop, besideReadings: 54 }] });
    fireEvent.click((await partOf(/comes up on Sundays/)).getByRole("button", { name: /Why\?/ }));
    await screen.findByText("Compared with 54 other readings of yours, which are not listed.");
  });

  it("the trends and achievements say what they are counted from when they are asked why", async () => {
    show({});
    fireEvent.click(await screen.findByRole("button", { name: /^Why\?: ?Blocks resolved/ }));
    await screen.findByText(/how often a block was set to resolved in it/);
    screen.getByText("Counted from your own entries.");
    cleanup();
    show({});
    fireEvent.click(await screen.findByRole("button", { name: /^Why\?: ?Closed a block/ }));
    await screen.findByText("Counted each time a block was set to resolved.");
  });

  it("answers for each of its sentences: what was counted, and what is only the duck's idea", async () => {
    show({});
    fireEvent.click((await partOf(/comes up on Sundays/)).getByRole("button", { name: /Why\?/ }));
    const sheet = within(await screen.findByRole("dialog", { name: "Why?" }));
    sheet.getByText("What you haven’t said to somebody comes up on Sundays.");
    sheet.getByText(/3 times in 1,000/);
    sheet.getByText(/One thing to try: write the sentence on Friday/);
    sheet.getByText(/This is the duck’s idea/);
  });
});

describe("the theme of a reading", () => {
  it("can be taken back, and replaced by another", async () => {
    show({});
    fireEvent.click((await partOf(/comes up on Sundays/)).getByRole("button", { name: /Why\?/ }));
    answersWith({ theme: null });
    answersWith({ theme: "money" });
    const [first] = await screen.findAllByRole("button", { name: "That’s not it" });
    if (first) fireEvent.click(first);
    const other = await screen.findByLabelText("What was it about?");
    fireEvent.change(other, { target: { value: "money" } });
    await screen.findByDisplayValue("money");
    expect(asked.slice(1)).toEqual(
      [null, "money"].map((theme) => ({
        call: "PUT /api/patterns/themes/01890000-0000-7000-8000-000000000123",
        body: { theme },
      })),
    );
  });

  it("is offered for correction only where the pattern is about a theme", async () => {
    show({});
    fireEvent.click((await partOf(/The Timeout/)).getByRole("button", { name: /Why\?/ }));
    await screen.findByRole("dialog");
    expect(screen.queryByRole("button", { name: "That’s not it" })).toBeNull();
  });
});

describe("what is worth trying", () => {
  it("a recommendation has its reason, and can be dismissed for good", async () => {
    show({});
    await screen.findByText(/because short steps moved you/);
    answersWith({ answer: "dismissed" });
    fireEvent.click(screen.getByRole("button", { name: /Not for me: Make the next step/ }));
    await screen.findByText("Gone. I won’t suggest it again.");
    expect(asked.at(-1)).toEqual({
      call: "POST /api/patterns/recommendations/before-moving%3Asteps%3Asteps-of-five-minutes-or-less",
      body: { answer: "dismissed" },
    });
  });

  it("a recommendation leads to where it can be done, and its reason opens the rows it came from", async () => {
    show({});
    const link = await screen.findByRole("link", { name: "Make the step smaller" });
    expect(link.getAttribute("href")).toMatch(/^\/insights\//);
    fireEvent.click(screen.getByRole("button", { name: /because short steps/ }));
    const sheet = within(await screen.findByRole("dialog", { name: "Why?" }));
    sheet.getByText("because short steps moved you.");
    sheet.getByText(/^Counted from/);
  });

  it("a recommendation that was taken is asked whether it helped", async () => {
    show({});
    answersWith({ answer: "helped" });
    fireEvent.click(await screen.findByRole("button", { name: /It helped: Write the sentence/ }));
    await screen.findByText("Good. It stays on the list.");
    expect(asked.at(-1)?.body).toEqual({ answer: "helped" });
  });

  it("a recommendation that helped is not answered anew when its link is followed again", async () => {
    const recommendations = shownPatterns({}).recommendations.map((each) => ({
      ...each,
      answer: "helped" as const,
    }));
    show({ recommendations });
    fireEvent.click(await screen.findByRole("link", { name: "Make the step smaller" }));
    await screen.findAllByText("You said that this helped.");
    expect(asked.map(({ call }) => call)).toEqual(["GET /api/patterns"]);
  });

  it("a recommendation says when an answer about it was not saved", async () => {
    show({});
    answersWith({}, 500);
    fireEvent.click(await screen.findByRole("button", { name: /Not for me: Write the sentence/ }));
    expect((await screen.findByRole("alert")).textContent).toContain("It was not saved.");
  });
});

describe("trends and achievements", () => {
  it("the trends and achievements show five series with a sentence each, and a table that says where nothing is known", async () => {
    show({});
    const mood = (await screen.findByRole("heading", { name: "Mood of your chats" })).parentElement;
    if (!mood) throw new Error("The trend has no place");
    within(mood).getByRole("img", { name: "Mood of your chats" });
    fireEvent.click(within(mood).getByRole("button", { name: /As a table/ }));
    expect(within(mood).getAllByText("not known")).toHaveLength(6);
    screen.getByText("Closed a block");
  });

  it("a trend of fewer than ten things is a sentence, without a chart and without a table", async () => {
    show({});
    const partOfTrend = async (name: string) => {
      const { parentElement } = await screen.findByRole("heading", { name });
      if (!parentElement) throw new Error("The trend has no place");
      return within(parentElement);
    };
    const few = await partOfTrend("Blocks resolved");
    few.getByText("Seven, spread out.");
    expect(few.queryByRole("img")).toBeNull();
    expect(few.queryByRole("button", { name: /As a table/ })).toBeNull();
    (await partOfTrend("Blocks opened")).getByRole("img", { name: "Blocks opened" });
  });

  it("the trends and achievements are named as locked for Free, without a picture", async () => {
    show({ areTrendsLocked: true, trends: [], achievements: [] });
    const part = await partOf(/Week by week/);
    expect(part.queryByRole("img")).toBeNull();
    expect(part.getByRole("link", { name: "What Premium adds" }).getAttribute("href")).toBe("/pricing");
  });
});

describe("a locked pattern", () => {
  it("says what it needs, and whether paying would help today", async () => {
    show({});
    const part = await partOf(/How much longer might/);
    part.getByText(/today even Premium would show you/);
    part.getByText("7 of 10 resolved", { selector: "p" });
    expect(part.queryByRole("button")).toBeNull();
  });
});

describe("the page", () => {
  it("the patterns page is a skeleton while it loads", () => {
    show();
    screen.getByText("Loading your patterns...");
  });

  it("the patterns page says that the duck is counting while the first patterns are computed", async () => {
    show({
      computedAt: null,
      isRefreshing: true,
      patterns: [],
      recommendations: [],
      trends: [],
      achievements: [],
    });
    expect((await screen.findAllByText("Rob is counting. This takes a few seconds.")).length).toBeGreaterThan(
      0,
    );
  });

  it("the patterns page shows the last count while a newer one is made", async () => {
    show({ isRefreshing: true });
    await screen.findByText("Rob is counting again.");
    screen.getByRole("heading", { name: /comes up on Sundays/ });
  });

  it("the patterns page says what it would take where there is nothing to count", async () => {
    show({
      readings: 0,
      blocks: 0,
      since: null,
      patterns: [],
      recommendations: [],
      trends: [],
      achievements: [],
    });
    const part = await partOf(/Nothing yet/);
    part.getByText(/about ten readings/);
    part.getByRole("link", { name: "New reading" });
  });

  it("the patterns page offers to try again when it did not load", async () => {
    answersWith({}, 500);
    show();
    await screen.findByText("Your patterns did not load");
    answersWith(shownPatterns());
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByRole("heading", { name: /comes up on Sundays/ });
  });

  it("the patterns page says when there is no connection", async () => {
    answers.push(() => Promise.reject(new TypeError("Failed to fetch")));
    show();
    await screen.findByText("No connection");
  });
});
