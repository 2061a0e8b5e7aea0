// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OpenStepOutput } from "#contract/steps.ts";
import { addDays } from "#domain/calendar-days.ts";
import { dayOf } from "#domain/plans/day.ts";
import { DuePromises } from "./due-promises.tsx";

const INSIGHT = "0192f0c4-0000-7000-8000-000000000001";
const TODAY = dayOf(new Date(), { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
const promise = {
  dueOn: addDays(TODAY, -1),
  guess: 70,
  madeAt: "2020-10-14T08:00:00.000Z",
  answer: null,
  answeredAt: null,
  snoozedUntil: null,
};
const STEP: OpenStepOutput = {
  index: 0,
  text: "Ring the second shop.",
  title: "Ring the second shop",
  isDone: false,
  doneAt: null,
  smaller: null,
  usesSmaller: false,
  insightId: INSIGHT,
  createdAt: "2020-10-14T08:00:00.000Z",
  isLocked: false,
  blockTypeId: "work",
  blockId: null,
  blockName: "Four drafts",
  promise,
};

let sent: [path: string, body: unknown][];
let answer: { status: number; body: unknown };
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (path: string, init: { body?: string }) => {
    sent.push([path, JSON.parse(init.body ?? "{}")]);
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(steps: OpenStepOutput[], count = steps.length) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <DuePromises steps={steps} count={count} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("what is due", () => {
  it("a due promise is asked about with the day, the block and four answers that look alike", () => {
    open([STEP], 3);
    expect(screen.getByText("due yesterday · Four drafts")).toBeDefined();
    expect(screen.getByText(/^You said you would do this by \w+\.$/)).toBeDefined();
    const answers = ["Did it", "Partly", "Not done", "No longer matters"];
    const looks = answers.map((name) => screen.getByRole("button", { name }).className);
    expect(new Set(looks).size).toBe(1);
    expect(screen.getByText("2 more will be asked about after these.")).toBeDefined();
  });

  it("the list of due promises shows nothing where no promise is due", () => {
    open([]);
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("a due promise takes an answer, and the focus goes to what is said then", async () => {
    answer = { status: 200, body: { ...promise, answer: "not-done" } };
    open([STEP]);
    press("Not done");
    const reply = await screen.findByText("Noted. Nothing is reset. The step stays open.");
    expect(document.activeElement).toBe(reply);
    expect(sent).toEqual([[`/api/insights/${INSIGHT}/steps/0/promise/answer`, { answer: "not-done" }]]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("a due promise is kept by the answer 'Did it', which checks its step off", async () => {
    answer = { status: 200, body: { ...promise, answer: "did" } };
    open([STEP]);
    press("Did it");
    await screen.findByText("Noted, and the step is checked off.");
    expect(sent).toEqual([[`/api/insights/${INSIGHT}/steps/0/promise/answer`, { answer: "did" }]]);
  });

  it("a due promise can be put off to tomorrow", async () => {
    answer = { status: 200, body: { ...promise, snoozedUntil: addDays(TODAY, 1) } };
    open([STEP]);
    press("Ask tomorrow");
    await screen.findByText("You will be asked again tomorrow.");
  });

  it("a due promise stays with its answers when one was not saved", async () => {
    answer = { status: 500, body: { error: { code: "internal", message: "Something broke." } } };
    open([STEP]);
    press("Did it");
    await screen.findByText("That was not saved. Something broke.");
    expect(screen.getByRole("button", { name: "Did it" })).toBeDefined();
  });

  it("a due promise asks again for the smallest thing where its step is the person's own act", () => {
    open([{ ...STEP, isOwnAct: true }]);
    expect(screen.getByRole("link", { name: "Too big" }).getAttribute("href")).toBe(`/insights/${INSIGHT}`);
    expect(screen.queryByRole("button", { name: "Too big" })).toBeNull();
  });

  it("a due promise offers a smaller step where its step is too big", async () => {
    answer = { status: 200, body: { ...STEP, smaller: "Look up the number.", usesSmaller: true } };
    open([{ ...STEP, minutes: 20 }]);
    press("Too big");
    press("Make it smaller");
    await screen.findByText(/^Look up the number/);
  });
});
