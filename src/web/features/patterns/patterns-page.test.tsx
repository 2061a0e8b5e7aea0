// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PatternOutput, PatternsOutput } from "#contract/patterns.ts";
import type { OpenStepOutput } from "#contract/steps.ts";
import { PATTERNS, shownPatterns } from "#test-support/shown-patterns.ts";
import { uuid } from "#test-support/shown-rows.ts";
import { PatternsPage } from "./patterns-page.tsx";

let answers: (() => Promise<Response>)[];
let steps: OpenStepOutput[];
let asked: { call: string; body: unknown }[];
const answersWith = (body: unknown, status = 200) =>
  answers.push(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

beforeEach(() => {
  answers = [];
  steps = [];
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (path.startsWith("/api/steps")) {
      return Promise.resolve(new Response(JSON.stringify({ items: steps, nextCursor: null })));
    }
    asked.push({ call: `${init.method} ${path}`, body: init.body ? JSON.parse(String(init.body)) : null });
    return (answers.shift() ?? (() => new Promise<Response>(() => {})))();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(patterns?: Partial<PatternsOutput>) {
  if (patterns) answersWith(shownPatterns(patterns));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PatternsPage smallerState={{ asks: "act" }} renderKeep={(sentence) => <p>Keep: {sentence}</p>} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const partOf = async (headline: RegExp) => {
  const part = (await screen.findByRole("heading", { name: headline })).closest("section");
  if (!part) throw new Error("The heading stands in no part");
  return within(part);
};

const whyOf = async (headline: RegExp) => {
  fireEvent.click((await partOf(headline)).getByRole("button", { name: /Why\?/ }));
  return within(await screen.findByRole("dialog", { name: "Why?" }));
};
const LOCKED: PatternOutput = {
  id: "guesses",
  kind: "guesses",
  label: "your guesses",
  isLocked: true,
  headline: "How your guesses hold up.",
  needs: "Counted, and nothing in it is from your last seven days. Premium shows what is older.",
};
const aStep = (rest: Partial<OpenStepOutput>): OpenStepOutput => ({
  index: 0,
  text: "Answer the tax office.",
  minutes: 60,
  title: "Answer the tax office",
  isDone: false,
  doneAt: null,
  smaller: null,
  usesSmaller: false,
  insightId: uuid(501),
  createdAt: "2026-10-11T18:00:00.000Z",
  isLocked: false,
  blockTypeId: "work",
  blockId: null,
  blockName: null,
  ...rest,
});

describe("a finding", () => {
  it("has one sentence and one picture, without a chance, an interval or a score", async () => {
    show({});
    const part = await partOf(/comes up on Sundays/);
    const picture = part.getByRole("img", { name: "Your readings by weekday" });
    expect(picture.querySelector("desc")?.textContent).toBe("6 of 9 readings fell on a Sunday.");
    expect(document.body.textContent).not.toMatch(
      /interval|Brier|times in 1,000|in 100|19 times in 20|nine times in ten|overlap/i,
    );
  });

  it("can be kept if it is the first of the page", async () => {
    show({});
    const [first] = await screen.findAllByRole("heading", { level: 2 });
    screen.getByText(`Keep: ${first?.textContent}`);
  });

  it("is drawn for each kind of picture", async () => {
    show({});
    for (const name of [
      "Your readings by weekday",
      "It came in 3 of 10 draws",
      "Your blocks, by the days they take",
      "Longer steps: 3 of 15",
      "By hour of the day",
      "Week by week",
    ]) {
      await screen.findByRole("img", { name });
    }
    (await partOf(/guesses hold/)).getByText("6 of 10 happened");
    (await partOf(/Your work blocks/)).getByText("half by day 31");
  });

  it("with something to do comes before one without, and the first has the one yellow button", async () => {
    show({});
    await partOf(/comes up on Sundays/);
    const said = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(said.slice(0, 2)).toEqual([
      "What you haven’t said to somebody comes up on Sundays.",
      "Your short steps get done. Your long ones mostly wait.",
    ]);
    expect(document.querySelectorAll(".bg-duck")).toHaveLength(1);
    (await partOf(/comes up on Sundays/)).getByRole("link", { name: "Write the plan" });
  });

  it("on short steps leads to the person's open step that is long, to make it smaller", async () => {
    steps = [aStep({ minutes: 2, insightId: uuid(500) }), aStep({})];
    show({});
    const part = await partOf(/Your short steps get done/);
    await part.findByText("Answer the tax office.");
    part.getByText("your open step · 60 min");
    expect(part.getByRole("link", { name: "Make it smaller" }).getAttribute("href")).toBe(
      `/insights/${uuid(501)}`,
    );
  });

  it("on short steps has the advice and its way, where no open step is long", async () => {
    steps = [aStep({ minutes: 5 }), aStep({ isLocked: true }), aStep({ usesSmaller: true })];
    show({});
    const part = await partOf(/Your short steps get done/);
    part.getByText("Make the next step five minutes long.");
    expect(part.getByRole("link", { name: "Make it smaller" }).getAttribute("href")).toBe(
      `/insights/${uuid(123)}`,
    );
  });

  it("without advice leads to its card, or to the block that is open for longest", async () => {
    show({});
    const card = (await partOf(/The Timeout/)).getByRole("link", { name: "The card" });
    expect(card.getAttribute("href")).toBe("/cards/the-timeout");
    const block = (await partOf(/About half of your blocks/)).getByRole("link", {
      name: "Your oldest open block",
    });
    expect(block.getAttribute("href")).toBe(`/blocks/${uuid(62)}`);
  });
});

describe("the dialog 'Why?'", () => {
  it("has how it was counted, the chance, and what is only the duck's idea", async () => {
    show({});
    const sheet = await whyOf(/comes up on Sundays/);
    sheet.getByText("What you haven’t said to somebody comes up on Sundays.");
    sheet.getByText(/3 times in 1,000/);
    sheet.getByText(/One thing to try: write the sentence on Friday/);
    sheet.getByText(/This is the duck’s idea/);
  });

  it("draws shares, curves, guesses and estimates with their intervals", async () => {
    for (const [headline, name, interval] of [
      [/Your short steps/, "longer steps: 3 of 15", /nine times in ten it lies from 13% to 45%/],
      [/About half/, "The share of your blocks still stuck, by day", /may be day 9 to not reached/],
      [/guesses hold/, "What you guessed, against what happened", /nine times in ten from 35% to 82%/],
      [/Your work blocks/, "Life block: day 31", /between day 24 and a day not yet known/],
    ] as const) {
      show({});
      const picture = (await whyOf(headline)).getByRole("img", { name });
      expect(picture.querySelector("desc")?.textContent).toMatch(interval);
      cleanup();
    }
  });

  it("has the numbers as a table, and puts them away again", async () => {
    show({});
    const sheet = await whyOf(/comes up on Sundays/);
    expect(sheet.queryByRole("table")).toBeNull();
    fireEvent.click(sheet.getByRole("button", { name: /As a table/ }));
    expect(sheet.getByRole("table").textContent).toContain("Sunday6");
    fireEvent.click(sheet.getByRole("button", { name: /Without the table/ }));
    expect(sheet.queryByRole("table")).toBeNull();
  });

  it("lists the rows it came from, newest first, each linked to where it can be read", async () => {
    show({});
    const links = (await whyOf(/comes up on Sundays/)).getAllByRole("link");
    expect(links).toHaveLength(9);
    expect(links[0]?.getAttribute("href")).toBe("/insights/01890000-0000-7000-8000-000000000123");
    expect(links[0]?.textContent).toContain("Oct 11");
  });

  it("links a step to its reading, and a block to its page", async () => {
    show({});
    const step = (await whyOf(/Your short steps/)).getByRole("link", { name: /^Step/ });
    expect(step.getAttribute("href")).toMatch(/^\/insights\//);
    cleanup();
    show({});
    const block = (await whyOf(/About half/)).getByRole("link", { name: /^Block/ });
    expect(block.getAttribute("href")).toMatch(/^\/blocks\//);
  });

  it("lists open blocks under the curve, longest open first, and says which are stalled", async () => {
    show({});
    const list = (await whyOf(/About half/)).getByRole("list", { name: "Open blocks" });
    expect(
      within(list)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Relationship block: Nadia’s moneyopen 62 d, stalled",
      "Creative block: The radio playopen 40 d",
      "Work block: Saying no to Rotterdamopen 15 d",
      "Life block: The spare roomopen 6 d",
    ]);
  });

  it("says how many other readings a finding was tested against", async () => {
    const [loop] = PATTERNS.filter(({ label }) => label === "a loop");
    if (!loop || loop.isLocked) throw new Error("There is no loop");
    show({ patterns: [{ ...loop, besideReadings: 54 }] });
    (await whyOf(/comes up on Sundays/)).getByText(
      "Compared with 54 other readings of yours, which are not listed.",
    );
  });

  it("of the weeks has every series as a table, which says where nothing is known", async () => {
    show({});
    const sheet = await whyOf(/Two or three a week/);
    sheet.getByText(/how often a block was set to resolved in a week/i);
    sheet.getByText("Counted from your own entries.");
    fireEvent.click(sheet.getByRole("button", { name: /As a table/ }));
    expect(sheet.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      ...["week of", "Readings", "Blocks opened", "Blocks resolved", "Strength", "Mood of your chats"],
    ]);
    expect(sheet.getAllByText("not known")).toHaveLength(6);
  });

  it("of what the person managed says how each is counted, and when it was first", async () => {
    show({});
    (await whyOf(/What you managed/)).getByText(
      /^Closed a block, first on Jul 9\. Counted each time a block was set to resolved\.$/,
    );
  });
});

describe("the theme of a reading", () => {
  it("can be taken back, and replaced by another", async () => {
    show({});
    await whyOf(/comes up on Sundays/);
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
    await whyOf(/The Timeout/);
    expect(screen.queryByRole("button", { name: "That’s not it" })).toBeNull();
  });
});

describe("advice", () => {
  it("can be dismissed for good", async () => {
    show({});
    await partOf(/Your short steps/);
    answersWith({ answer: "dismissed" });
    fireEvent.click(screen.getByRole("button", { name: /Not for me: Make the next step/ }));
    const reply = await screen.findByText("Gone. I won’t suggest it again.");
    expect(document.activeElement).toBe(reply);
    expect(asked.at(-1)).toEqual({
      call: "POST /api/patterns/recommendations/before-moving%3Asteps%3Asteps-of-five-minutes-or-less",
      body: { answer: "dismissed" },
    });
  });

  it("that no shown finding has stands by itself, with its reason behind 'Why?'", async () => {
    show({ patterns: [] });
    fireEvent.click(await screen.findByRole("button", { name: /^Why\? ?Make the next step/ }));
    const sheet = within(await screen.findByRole("dialog", { name: "Why?" }));
    sheet.getByText("because your short steps get done.");
    sheet.getByText(/^Counted from/);
  });

  it("on a block that nothing happens with is beside the blocks' days", async () => {
    const [advice] = shownPatterns().recommendations;
    if (!advice) throw new Error("There is no advice");
    const { patternId: _, ...rest } = advice;
    const text = "Park “The radio play” until a date, or give it two minutes.";
    show({ recommendations: [{ ...rest, id: `stalled:${uuid(40)}`, text }] });
    (await partOf(/About half of your blocks/)).getByText(text);
  });

  it("that was taken is asked whether it helped", async () => {
    show({});
    answersWith({ answer: "helped" });
    fireEvent.click(await screen.findByRole("button", { name: /It helped: Write the sentence/ }));
    await screen.findByText("Good. It stays on the list.");
    expect(asked.at(-1)?.body).toEqual({ answer: "helped" });
  });

  it("that helped is not answered anew when its link is followed again", async () => {
    const recommendations = shownPatterns({}).recommendations.map((each) => ({
      ...each,
      answer: "helped" as const,
    }));
    show({ recommendations });
    fireEvent.click(await screen.findByRole("link", { name: "Make it smaller" }));
    await screen.findAllByText("You said that this helped.");
    expect(asked.map(({ call }) => call)).toEqual(["GET /api/patterns"]);
  });

  it("says when an answer about it was not saved", async () => {
    show({});
    answersWith({}, 500);
    fireEvent.click(await screen.findByRole("button", { name: /Not for me: Write the sentence/ }));
    expect((await screen.findByRole("alert")).textContent).toContain("It was not saved.");
  });
});

describe("the weeks", () => {
  it("are one picture, beside what the person managed", async () => {
    show({});
    const weeks = (await partOf(/Two or three a week/)).getByRole("img", { name: "Week by week" });
    expect(weeks.querySelector("desc")?.textContent).toBe("35 readings and 7 resolved blocks in 15 weeks.");
    expect((await partOf(/What you managed/)).getAllByRole("listitem").map((row) => row.textContent)).toEqual(
      [...["Came back after a breakSep 14", "Parked one on purposeAug 4", "Closed a block7 times"]],
    );
  });
});

describe("what needs Premium", () => {
  it("is shown with invented data that says so, and with what it needs", async () => {
    show({ patterns: [LOCKED], recommendations: [], trends: [], achievements: [], areTrendsLocked: true });
    const part = await partOf(/^How your guesses hold up/);
    part.getByText(/nothing in it is from your last seven days/);
    part.getByText("Invented, so that you see what it is.");
    (await partOf(/^Week by week/)).getByRole("img", { name: "Week by week", hidden: true });
    expect(screen.getByRole("link", { name: "What Premium adds" }).getAttribute("href")).toBe("/pricing");
  });

  it("is not mentioned to a person who has it", async () => {
    show({});
    await partOf(/comes up on Sundays/);
    expect(screen.queryByText(/Premium/)).toBeNull();
    expect(screen.queryByText(/Invented/)).toBeNull();
  });
});

describe("what cannot be said yet", () => {
  it("is a line with how much of it is there, and answers why", async () => {
    show({});
    fireEvent.click(await screen.findByRole("button", { name: /“Nadia’s money”.*7 of 10 resolved blocks/ }));
    const sheet = within(await screen.findByRole("dialog", { name: "Why?" }));
    sheet.getByText(/That needs ten resolved blocks/);
  });
});

describe("the page", () => {
  const NOTHING = { patterns: [], recommendations: [], trends: [], achievements: [] };

  it("the patterns page is a skeleton while it loads", () => {
    show();
    screen.getByText("Loading your patterns...");
  });

  it("the patterns page says that the duck is counting while the first patterns are computed", async () => {
    show({ computedAt: null, isRefreshing: true, ...NOTHING });
    expect((await screen.findAllByText("Rob is counting. This takes a few seconds.")).length).toBeGreaterThan(
      0,
    );
  });

  it("the patterns page ends the skeleton and says so when the first count takes too long", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show({ computedAt: null, isRefreshing: true, ...NOTHING });
    await screen.findAllByText("Rob is counting. This takes a few seconds.");
    await vi.advanceTimersByTimeAsync(30_000);
    await screen.findByText("Rob is still counting");
    screen.getByRole("button", { name: "Look again" });
  });

  it("the patterns page shows the last count while a newer one is made", async () => {
    show({ isRefreshing: true });
    await screen.findByText("Rob is counting again.");
    screen.getByRole("heading", { name: /comes up on Sundays/ });
  });

  it.each([
    [0, "Three more readings, and I can look for what keeps coming back."],
    [2, "One more reading, and I can look for what keeps coming back."],
  ])(
    "the patterns page with %i readings is one sentence and one button, and sells nothing",
    async (readings, sentence) => {
      const counting = PATTERNS.filter((each) => !each.isLocked && each.isNothingYet);
      show({ ...NOTHING, readings, patterns: counting, areTrendsLocked: true });
      const part = await partOf(/more reading/);
      expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([sentence]);
      expect(part.getByRole("link", { name: "New reading" }).getAttribute("href")).toBe("/new-insight");
      expect(screen.getAllByRole("link")).toHaveLength(1);
      expect(document.body.textContent).not.toMatch(/Premium|Invented|Nothing yet/);
    },
  );

  it("the patterns page with enough readings and no finding says so, with what is being counted", async () => {
    const counting = PATTERNS.filter((each) => !each.isLocked && each.isNothingYet);
    show({ ...NOTHING, readings: 4, patterns: counting });
    await partOf(/Nothing stands out so far/);
    screen.getByRole("button", { name: /7 of 10 resolved blocks/ });
  });

  it("the patterns page leads to the year in blocks and to a small trial", async () => {
    show({});
    await partOf(/comes up on Sundays/);
    const places = ["The year in blocks", "Run a small trial"].map((name) =>
      screen.getByRole("link", { name }).getAttribute("href"),
    );
    expect(places).toEqual(["/year", "/patterns/trial"]);
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
