// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OpenStepOutput } from "#contract/steps.ts";
import { setDoneMoment } from "./done-moment.ts";
import { DoneMomentPlace } from "./done-moment-place.tsx";
import { NotDone } from "./not-done.tsx";
import { OneStep } from "./one-step.tsx";
import { startTimer, TIMER_MS } from "./step-timer.ts";
import { TimerPlace } from "./timer-place.tsx";

const STEP: OpenStepOutput = {
  index: 0,
  text: "Send Dana the one line. Only the line.",
  title: "Send Dana the one line",
  minutes: 2,
  isDone: false,
  doneAt: null,
  smaller: null,
  usesSmaller: false,
  insightId: "0192f0c4-0000-7000-8000-000000000001",
  createdAt: "2020-10-14T08:00:00.000Z",
  isLocked: false,
  blockTypeId: "work",
  blockId: null,
  blockName: "Four drafts",
};
const promise = {
  dueOn: "2020-10-16",
  guess: null,
  madeAt: "2020-10-14T08:00:00.000Z",
  answer: null,
  answeredAt: null,
  snoozedUntil: null,
};
const DUE = { ...STEP, promise };
const OTHER = { ...STEP, index: 1, text: "Open draft three.", title: "Open draft three" };

/** What the person who made the step said that they would see; `undefined` if they did not say. */
let difference: string | undefined;
/** The status of the step's block. */
let blockStatus: string;
let sent: unknown[];
/** The answer of the server to a step that was marked as done. */
let saved: Promise<unknown>;
let status: number;
beforeEach(() => {
  sent = [];
  // jsdom has no dialogs that are modal.
  HTMLDialogElement.prototype.close = () => {};
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  status = 200;
  difference = undefined;
  blockStatus = "active";
  vi.stubGlobal("fetch", async (_path: string, { method, body }: RequestInit) => {
    if (method === "GET") {
      const answers = difference === undefined ? {} : { answers: { difference } };
      return Response.json({
        userContext: "The drafts.",
        blockTypeId: STEP.blockTypeId,
        createdAt: STEP.createdAt,
        steps: [STEP],
        associatedBlock: { id: "block", name: STEP.blockName, status: blockStatus },
        ...answers,
      });
    }
    sent.push(JSON.parse(String(body)));
    const failure = { error: { code: "internal", message: "Something broke." } };
    const saved = { ...STEP, isDone: true, answer: sent.at(-1) && Object(sent.at(-1)).answer };
    return new Response(JSON.stringify(status === 200 ? saved : failure), { status });
  });
});
afterEach(() => {
  setDoneMoment(null);
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

interface HomeProps {
  items: OpenStepOutput[];
  isFirstDue: boolean;
}

/** Shows the first step that was neither done nor put off, as home does. */
function Home({ items, isFirstDue }: HomeProps) {
  const [gone, setGone] = useState<readonly number[]>([]);
  const waiting = items.filter(({ index }) => !gone.includes(index));
  const [step] = waiting;
  if (!step) return <p>No step is waiting</p>;
  const leave = ({ index }: OpenStepOutput) => setGone([...gone, index]);
  return (
    <OneStep
      step={{ ...step, isAskedElsewhere: false }}
      steps={items.map((item) => ({ ...item, isAskedElsewhere: false }))}
      isAsked={isFirstDue && step === items[0]}
      hasNext={waiting.length > 1}
      takesFocus={gone.length > 0}
      onDone={(done, answer) => {
        saved = answer;
        answer.catch(() => undefined);
        leave(done);
      }}
      onLeave={() => leave(step)}
    />
  );
}

/** Renders the page. Returns a function that shows it with another list. */
function open(items: OpenStepOutput[], isFirstDue = false, beside?: ReactNode) {
  const client = new QueryClient();
  const page = (listed: OpenStepOutput[]) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        {beside}
        <Home items={listed} isFirstDue={isFirstDue} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(page(items));
  return (listed: OpenStepOutput[]) => rerender(page(listed));
}

const heading = () => screen.getByRole("heading", { level: 2 });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the one step on home", () => {
  it("is shown whole, with its minutes, its block and its reading", () => {
    open([STEP, OTHER]);
    expect(heading().textContent).toBe(STEP.text);
    expect(screen.getByText("2 min · Four drafts")).toBeDefined();
    expect(screen.getByRole("link", { name: "The reading" }).getAttribute("href")).toBe(
      `/insights/${STEP.insightId}`,
    );
  });

  it("makes room for the next one when it is done", async () => {
    open([STEP, OTHER], false, <DoneMomentPlace />);
    press("Mark it done");
    await waitFor(() => expect(sent).toEqual([{ isDone: true }]));
    fireEvent.click(await screen.findByRole("button", { name: "Go on" }));
    await waitFor(() => expect(heading().textContent).toBe(OTHER.text));
  });

  it("has a moment of the whole window when it is done, with its words and what it is for, until the person goes on", async () => {
    difference = "Dana knows the line.";
    open([STEP], false, <DoneMomentPlace />);
    press("Mark it done");
    const moment = await screen.findByRole("dialog", { name: "That’s done." });
    expect(within(moment).getByText(STEP.text)).toBeDefined();
    await within(moment).findByText("Dana knows the line.");
    fireEvent.click(within(moment).getByRole("button", { name: "Go on" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("asks in its moment whether the block is unstuck, and leads to resolving it", async () => {
    open([STEP], false, <DoneMomentPlace />);
    press("Mark it done");
    const link = await screen.findByRole("link", { name: "Is it unstuck?" });
    expect(link.getAttribute("href")).toBe("/blocks/block#resolve");
    fireEvent.click(link);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("does not ask about a block that is resolved already", async () => {
    blockStatus = "resolved";
    difference = "Dana knows the line.";
    open([STEP], false, <DoneMomentPlace />);
    press("Mark it done");
    await screen.findAllByText("Dana knows the line.");
    expect(screen.queryByRole("link", { name: "Is it unstuck?" })).toBeNull();
  });

  it("has no moment that stays when it was not saved", async () => {
    status = 500;
    open([STEP], false, <DoneMomentPlace />);
    press("Mark it done");
    await expect(saved).rejects.toThrow("Something broke.");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is shown as done when its timer is over and 'Done' is pressed there", async () => {
    const over = startTimer(STEP, Date.now() - TIMER_MS);
    localStorage.setItem("rubber-arcana:timer", JSON.stringify(over));
    open([STEP, OTHER], false, <TimerPlace />);
    fireEvent.click(await screen.findByRole("button", { name: "Done" }));
    await waitFor(() => expect(heading().textContent).toBe(OTHER.text));
    expect(sent).toEqual([{ isDone: true }]);
  });

  it("stays done when its timer is over and the list has changed", async () => {
    localStorage.setItem("rubber-arcana:timer", JSON.stringify(startTimer(STEP, Date.now() - TIMER_MS)));
    const list = open([STEP, OTHER], false, <TimerPlace />);
    fireEvent.click(await screen.findByRole("button", { name: "Done" }));
    await waitFor(() => expect(heading().textContent).toBe(OTHER.text));
    list([OTHER]);
    expect(heading().textContent).toBe(OTHER.text);
    cleanup();
    open([STEP, OTHER]);
    expect(heading().textContent).toBe(STEP.text);
  });

  it("hands on that it could not be marked as done", async () => {
    status = 500;
    open([STEP]);
    press("Mark it done");
    await expect(saved).rejects.toThrow("Something broke.");
  });

  it("can be put off for the next one, which takes the focus", () => {
    open([STEP, OTHER]);
    press("Not now");
    expect(heading().textContent).toBe(OTHER.text);
    expect(document.activeElement).toBe(heading());
    expect(sent).toEqual([]);
  });

  it("leads to the question for the smallest thing where it is the person's own act, unless its reading is locked", () => {
    open([{ ...STEP, isOwnAct: true }]);
    expect(screen.getByRole("link", { name: "Too big" })).toBeDefined();
    cleanup();
    open([{ ...STEP, isOwnAct: true, isLocked: true }]);
    expect(screen.getByRole("button", { name: "Too big" })).toBeDefined();
  });

  it("opens and closes its tools with one button, which keeps the focus", async () => {
    open([STEP]);
    const button = screen.getByRole("button", { name: "Too big", expanded: false });
    button.focus();
    fireEvent.click(button);
    await screen.findByRole("button", { name: "Make it smaller" });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Too big", expanded: true }));
    press("Too big");
    expect(screen.queryByRole("button", { name: "Make it smaller" })).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it("can be made smaller, and a started timer ends when the step is done", async () => {
    open([STEP]);
    press("Too big");
    await screen.findByRole("button", { name: "Make it smaller" });
    press("Start two minutes");
    expect(localStorage.length).toBe(1);
    expect(screen.queryByRole("button", { name: "Start two minutes" })).toBeNull();
    press("Mark it done");
    expect(localStorage.length).toBe(0);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it("shows the answers to its promise when it is due, and no second 'Did it'", async () => {
    open([DUE, OTHER], true);
    expect(heading().textContent).toBe(STEP.text);
    expect(screen.getByText("2 min · Four drafts")).toBeDefined();
    await screen.findByRole("region", { name: "This step’s day" });
    expect(screen.getAllByRole("button", { name: "Did it" })).toHaveLength(1);
    press("Partly");
    await screen.findByText("Noted. Partly is further than not at all.");
    expect(sent).toEqual([{ answer: "partly" }]);
    await screen.findByRole("button", { name: "The next one" });
    expect(screen.queryByRole("button", { name: "Start two minutes" })).toBeNull();
    press("The next one");
    expect(heading().textContent).toBe(OTHER.text);
    expect(screen.getByText("2 min · Four drafts")).toBeDefined();
  });

  it("still has its buttons after the answer 'Not done', if there is no other open step", async () => {
    open([DUE], true);
    fireEvent.click(await screen.findByRole("button", { name: "Not done" }));
    await screen.findByText("Noted. Nothing is reset. The step stays open.");
    expect(screen.getByRole("button", { name: "Start two minutes" })).toBeDefined();
    expect(screen.getByRole("link", { name: "The reading" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "The next one" })).toBeNull();
  });

  it("is done by the answer 'Did it' about its day", async () => {
    open([STEP], true);
    fireEvent.click(await screen.findByRole("button", { name: "Did it" }));
    await screen.findByText("No step is waiting");
    await waitFor(() => expect(sent).toEqual([{ isDone: true }]));
  });
});

it("a step that was done can be taken back", async () => {
  const onTakeBack = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NotDone step={STEP} onTakeBack={onTakeBack} />
    </QueryClientProvider>,
  );
  press("Not done after all");
  await waitFor(() => expect(sent).toEqual([{ isDone: false }]));
  expect(onTakeBack).toHaveBeenCalledOnce();
});
