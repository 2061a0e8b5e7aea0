// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import type { QuestionId } from "#domain/asking/asking-words.ts";
import { SHOWN_INSIGHT } from "#test-support/shown-insight.ts";
import { insightQuery } from "#web/api/queries/insights.ts";
import { InsightPage } from "../insight-page.tsx";

const ID = "0192f0c4-0000-7000-8000-000000000001";
const QUESTION = "What could you make by tonight that would be wrong in a useful way?";
const STEP = {
  index: 0,
  text: "stir flour and water in a jar",
  minutes: 2,
  title: "stir flour and water in a jar",
  isDone: false,
  doneAt: null,
  smaller: null,
  usesSmaller: false,
};
const PROMISE = {
  dueOn: "2026-10-17",
  at: "09:30",
  guess: null,
  madeAt: "2026-10-15T10:00:00.000Z",
  answer: null,
  answeredAt: null,
  snoozedUntil: null,
};
const ANSWERS = {
  heavySentence: "Two starters died on me.",
  difference: "There’s a jar on the counter.",
  obstacle: { text: "I want it to work at once.", kind: "afraid", then: "I tell her it may die again." },
  act: STEP.text,
  when: { text: "Saturday after breakfast", at: "2026-10-17T09:30" },
} as const;
const SKIPPED: InsightOutput = {
  ...SHOWN_INSIGHT,
  id: ID,
  blockTypeId: "life",
  cardsDrawn: [{ id: "the-prototype", reversed: false }],
  createdAt: "2026-10-15T08:00:00.000Z",
  userContext: "My daughter keeps asking when we bake. Two starters died on me.",
  reading: {
    isOwnWords: true,
    headline: "My daughter keeps asking when we bake.",
    interpretation: "“My daughter keeps asking when we bake.”",
    keyInsights: [QUESTION],
    actionSteps: [{ text: "Make the smallest version that could be wrong.", minutes: 2 }],
    robQuip: "Say it out loud once.",
    reflectionPrompts: [QUESTION],
  },
  steps: [{ ...STEP, text: "Make the smallest version that could be wrong." }],
};
const ANSWERED: InsightOutput = { ...SKIPPED, answers: ANSWERS, steps: [STEP] };

const askQuestions = vi.fn<(first?: QuestionId) => void>();
let answer: () => Response;
let sent: { method: string; path: string; body: unknown }[];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-10-15T10:00:00Z"), toFake: ["Date"] });
  sent = [];
  answer = () => Response.json({}, { status: 500 });
  askQuestions.mockReset();
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body: string | null }) => {
    sent.push({ method, path, body: body && JSON.parse(body) });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(insight: InsightOutput) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(insightQuery(ID).queryKey, insight);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <InsightPage
          id={ID}
          advisorName="Rob"
          cardCount={1}
          onReadAgain={() => undefined}
          onAsk={(first) => askQuestions(first)}
          renderHelp={() => <p>the help lines</p>}
          onDeleted={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const paper = () => within(screen.getByRole("region", { name: "in your own words" }));
const yellow = () => [...document.querySelectorAll("button.bg-duck")].map(({ textContent }) => textContent);
const linesOnPaper = () =>
  paper()
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("the page of a person's own words", () => {
  it("has a numbered line for each answer, the heavy sentence first and largest", () => {
    open(ANSWERED);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("1Two starters died on me.");
    const [, plan, difference, obstacle, then] = linesOnPaper();
    expect(plan).toMatch(/^2Saturday after breakfast: stir flour and water in a jar\./);
    expect(difference).toBe("3what it’s forThere’s a jar on the counter.");
    expect(obstacle).toBe("4what gets in the wayafraidI want it to work at once.");
    expect(then).toBe("5what you do thenI tell her it may die again.");
    screen.getByText("Thu, Oct 15");
  });

  it("leaves out what was skipped, and its numbers close up", () => {
    open({ ...ANSWERED, answers: { difference: "There’s a jar on the counter." } });
    expect(linesOnPaper()[1]).toBe("2what it’s forThere’s a jar on the counter.");
  });

  it("has what they will do when it gets hard as their plan, if they named no act", () => {
    open({ ...ANSWERED, answers: { obstacle: { text: "pride", then: "I ask Dana." } } });
    expect(linesOnPaper()[1]).toMatch(/^2I ask Dana\./);
    expect(linesOnPaper()[2]).toBe("3what gets in the waypride");
  });

  it("asks for the one step where other questions were answered", () => {
    open({ ...ANSWERED, answers: { difference: "There’s a jar on the counter." } });
    paper().getByText("What could you do first?");
    fireEvent.click(paper().getByRole("button", { name: "Name one small thing" }));
    expect(askQuestions).toHaveBeenCalledWith("act");
  });

  it("has the words that they will say on a line of its own, ready to be copied", async () => {
    const write = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: write } });
    open({ ...ANSWERED, answers: { act: "say to her", words: "You name it." } });
    expect(paper().getByText("You name it.").tagName).toBe("Q");
    fireEvent.click(paper().getByRole("button", { name: "Copy the words" }));
    expect(write).toHaveBeenCalledWith("You name it.");
    await screen.findByText("Copied.");
  });

  it("has the card's question as an aside, and no sentence about the person", () => {
    open(ANSWERED);
    const aside = screen.getByRole("complementary");
    within(aside).getByText("an aside · The Prototype");
    within(aside).getByText(QUESTION);
    expect(screen.queryByRole("region", { name: "Interpretation" })).toBeNull();
    expect(screen.queryByText("Why does it say that?")).toBeNull();
  });

  it("has labels in the language of the text", () => {
    const userContext =
      "Meine Tochter fragt ständig, wann wir endlich backen. Ich weiß nicht, was ich sagen soll.";
    open({ ...ANSWERED, userContext });
    screen.getByRole("region", { name: "in deinen eigenen Worten" });
    screen.getByText("wenn es schwer wird");
    screen.getByRole("button", { name: "Frag mich am Samstag" });
  });

  it("offers to say the plan's words aloud, and keeps nothing of it", () => {
    open({ ...ANSWERED, answers: { ...ANSWERS, words: "We bake on Saturday." } });
    screen.getByText("Say “We bake on Saturday” out loud once, just for yourself.");
    fireEvent.click(screen.getByRole("button", { name: "Said it", pressed: false }));
    screen.getByRole("button", { name: "Said it", pressed: true });
    expect(sent).toEqual([]);
  });

  it("has nothing to say aloud where the plan has no words", () => {
    open(ANSWERED);
    screen.getByText("All yours. I only put it in a row.");
    expect(screen.queryByRole("button", { name: "Said it" })).toBeNull();
  });
});

describe("the page of a person's own words about danger", () => {
  const IN_DANGER: InsightOutput = {
    ...ANSWERED,
    isGrave: true,
    reading: {
      ...ANSWERED.reading,
      concern: "worried",
      actionSteps: [],
      keyInsights: [],
      reflectionPrompts: [],
      robQuip: "",
    },
    steps: [],
  } as InsightOutput;

  it("leads to people to call beside the plan where the text is grave and no danger was said", () => {
    open({ ...ANSWERED, isGrave: true });
    const region = within(screen.getByRole("region", { name: "People to call" }));
    const link = region.getByRole("link", { name: "people you can call or write to" });
    expect(link.getAttribute("href")).toBe("/help");
    expect(region.queryByText("the help lines")).toBeNull();
    expect(linesOnPaper().length).toBeGreaterThan(1);
  });

  it("shows people to call, and makes no plan of the answers", () => {
    open(IN_DANGER);
    within(screen.getByRole("region", { name: "People to call" })).getByText("the help lines");
    expect(linesOnPaper()).toHaveLength(1);
    for (const name of ["Did it", "Name one small thing", "Said it"])
      expect(screen.queryByRole("button", { name })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Change a line" }));
    expect(askQuestions).toHaveBeenCalledOnce();
  });
});

describe("a plan on the page of a person's own words", () => {
  it("a plan is asked about on its day after one tap, and the day and hour take the place of the button", async () => {
    open(ANSWERED);
    answer = () => Response.json(PROMISE);
    fireEvent.click(screen.getByRole("button", { name: "Ask me on Saturday" }));
    const line = await screen.findByText(/^I’ll ask on Saturday, 9:30.am$/);
    expect(sent).toEqual([
      {
        method: "PUT",
        path: `/api/insights/${ID}/steps/0/promise`,
        body: { dueOn: "2026-10-17", at: "09:30", guess: null },
      },
    ]);
    expect(document.activeElement).toBe(line.closest("p"));
    expect(screen.queryByRole("button", { name: "Ask me on Saturday" })).toBeNull();
  });

  it("a plan is not asked about after 'Don’t ask', and the focus goes to the button that asks again", async () => {
    open({ ...ANSWERED, steps: [{ ...STEP, promise: PROMISE }] });
    const button = screen.getByRole("button", { name: "Don’t ask" });
    button.focus();
    answer = () => Response.json({ isWithdrawn: true });
    fireEvent.click(button);
    const asks = await screen.findByRole("button", { name: "Ask me on Saturday" });
    await waitFor(() => expect(document.activeElement).toBe(asks));
  });

  it("a plan without a day asks for one as any step does", async () => {
    open({ ...ANSWERED, answers: { act: STEP.text, when: { text: "at the kitchen table" } } });
    fireEvent.click(screen.getByRole("button", { name: "Set a day" }));
    const { at: _, ...withoutHour } = PROMISE;
    answer = () => Response.json({ ...withoutHour, dueOn: "2026-10-16" });
    fireEvent.click(await screen.findByRole("radio", { name: "Tomorrow" }));
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("I’ll ask on Friday");
    expect(sent.at(-1)?.body).toEqual({ dueOn: "2026-10-16", guess: null });
  });

  it("a plan without a day begins with two minutes", () => {
    open({ ...ANSWERED, answers: { act: STEP.text } });
    expect(yellow()).toEqual(["Start two minutes"]);
    screen.getByRole("button", { name: "Set a day" });
  });

  it("a plan's yellow button is what comes next: to be asked on its day, then two minutes, then to say that it is done", async () => {
    open(ANSWERED);
    expect(yellow()).toEqual(["Ask me on Saturday"]);
    answer = () => Response.json(PROMISE);
    fireEvent.click(screen.getByRole("button", { name: "Ask me on Saturday" }));
    await screen.findByText(/^I’ll ask on Saturday/);
    expect(yellow()).toEqual(["Start two minutes"]);
    fireEvent.click(screen.getByRole("button", { name: "Start two minutes" }));
    expect(document.activeElement?.textContent).toBe("its timer is at the top of the page");
    expect(yellow()).toEqual(["Did it"]);
  });

  it("a plan says when it could not be saved that somebody will be asked", async () => {
    open(ANSWERED);
    fireEvent.click(screen.getByRole("button", { name: "Ask me on Saturday" }));
    expect((await screen.findByRole("alert")).textContent).toContain("That was not saved.");
    screen.getByRole("button", { name: "Ask me on Saturday" });
  });

  it("a plan whose day is over says what was promised", () => {
    vi.setSystemTime("2026-10-19T10:00:00Z");
    open({ ...ANSWERED, steps: [{ ...STEP, promise: PROMISE }] });
    screen.getByText("You said you would do this by Saturday.");
  });

  it("a plan that is done says so, points at what comes next, and can be taken back", async () => {
    open(ANSWERED);
    answer = () => Response.json({ ...STEP, isDone: true, doneAt: "2026-10-15T10:00:00.000Z" });
    fireEvent.click(screen.getByRole("button", { name: "Did it" }));
    await screen.findByText("That’s done.");
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ isDone: true }));
    const marked = paper()
      .getAllByRole("listitem")
      .filter((line) => line.matches("[data-next]"));
    expect(marked.map(({ textContent }) => textContent)).toEqual([
      "3what it’s forThere’s a jar on the counter.",
    ]);
    answer = () => Response.json(STEP);
    fireEvent.click(screen.getByRole("button", { name: "Not done after all" }));
    await screen.findByRole("button", { name: "Did it" });
  });

  it("a plan that is too big goes back to the question about the smallest thing", () => {
    open(ANSWERED);
    fireEvent.click(screen.getByRole("button", { name: "Too big" }));
    expect(askQuestions).toHaveBeenCalledWith("act");
    expect(screen.queryByRole("button", { name: "Make it smaller" })).toBeNull();
  });

  it("a plan's lines can be changed by answering again", () => {
    open(ANSWERED);
    fireEvent.click(screen.getByRole("button", { name: "Change a line" }));
    expect(askQuestions).toHaveBeenCalledTimes(1);
  });
});

describe("the page of somebody who skipped every question", () => {
  it("has their sentence, the card's question, and the card's own step with its timer", () => {
    open(SKIPPED);
    expect(linesOnPaper()).toHaveLength(1);
    screen.getByRole("heading", { level: 1, name: SKIPPED.userContext });
    screen.getByText(QUESTION);
    screen.getByText("Make the smallest version that could be wrong.");
    screen.getByRole("button", { name: "Start two minutes" });
    screen.getByText("Say it out loud once, just for yourself.");
  });

  it("leads from the card to what it means", () => {
    open({ ...SKIPPED, cardsDrawn: [{ id: "the-prototype", reversed: true }] });
    const link = screen.getByRole("link", { name: "The Prototype, reversed: what it means" });
    expect(link.getAttribute("href")).toBe("/cards/the-prototype");
  });

  it("offers the questions again", () => {
    open(SKIPPED);
    fireEvent.click(screen.getByRole("button", { name: "Answer five short questions" }));
    expect(askQuestions).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("button", { name: "Change a line" })).toBeNull();
  });

  it("has no word of Rob's where the text is dark", () => {
    const reading = { ...SKIPPED.reading, robQuip: "", keyInsights: [], reflectionPrompts: [] };
    open({ ...SKIPPED, isGrave: true, steps: [], reading: reading as InsightOutput["reading"] });
    expect(screen.queryByText(/out loud once/)).toBeNull();
    expect(screen.queryByRole("complementary")).toBeNull();
    screen.getByRole("button", { name: "Answer five short questions" });
  });
});
