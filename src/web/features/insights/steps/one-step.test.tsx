// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOME_STEP, PROMISE } from "#test-support/home-step.ts";
import { setDoneMoment } from "./done-moment.ts";
import { DoneMomentPlace } from "./done-moment-place.tsx";
import { NotDone } from "./not-done.tsx";
import { OneStep } from "./one-step.tsx";
import { startTimer, TIMER_MS } from "./step-timer.ts";
import { TimerPlace } from "./timer-place.tsx";

const STEP = HOME_STEP;
const DUE = { ...STEP, promise: PROMISE };
const OTHER = { ...STEP, index: 1, text: "Open draft three.", title: "Open draft three" };

/** What the person who made the step said that they would see; `undefined` if they did not say. */
let difference: string | undefined;
/** The status of the step's block. */
let blockStatus: string;
let sent: unknown[];
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

type Props = Parameters<typeof OneStep>[0];
let done: { title: string; saved: unknown }[];
let onLeave: () => void;

/** Renders the step, beside other parts of the page. */
function open(step: Props["step"], props: Partial<Props> = {}, beside?: ReactNode) {
  done = [];
  onLeave = vi.fn();
  const onDone: Props["onDone"] = ({ title }, saving) => {
    const one: (typeof done)[number] = { title, saved: undefined };
    done.push(one);
    saving.then(
      () => (one.saved = true),
      () => (one.saved = false),
    );
  };
  const shown = { step, steps: [step], isAsked: false, hasNext: false, takesFocus: false, onDone, onLeave };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        {beside}
        <OneStep {...shown} {...props} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const heading = () => screen.getByRole("heading", { level: 2 });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the one step on home", () => {
  it("is shown whole, with its minutes, its block and its reading", () => {
    open(STEP);
    expect(heading().textContent).toBe(STEP.text);
    expect(screen.getByText("2 min · Four drafts")).toBeDefined();
    expect(screen.getByRole("link", { name: "The reading" }).getAttribute("href")).toBe(
      `/insights/${STEP.insightId}`,
    );
  });

  it("tells home that it is done, and when that is saved", async () => {
    open(STEP);
    press("Mark it done");
    expect(done).toMatchObject([{ title: STEP.title }]);
    await waitFor(() => expect(sent).toEqual([{ isDone: true }]));
    await waitFor(() => expect(done[0]?.saved).toBe(true));
  });

  it("takes the focus when it takes the place of another one", () => {
    open(STEP, { takesFocus: true });
    expect(document.activeElement).toBe(heading());
  });

  it("has a moment of the whole window when it is done, with its words and what it is for, until the person goes on", async () => {
    difference = "Dana knows the line.";
    open(STEP, {}, <DoneMomentPlace />);
    press("Mark it done");
    const moment = await screen.findByRole("dialog", { name: "That’s done." });
    expect(within(moment).getByText(STEP.text)).toBeDefined();
    await within(moment).findByText("Dana knows the line.");
    fireEvent.click(within(moment).getByRole("button", { name: "Go on" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("asks in its moment whether the block is unstuck, and leads to resolving it", async () => {
    open(STEP, {}, <DoneMomentPlace />);
    press("Mark it done");
    const link = await screen.findByRole("link", { name: "Is it unstuck?" });
    expect(link.getAttribute("href")).toBe("/blocks/block#resolve");
    fireEvent.click(link);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("does not ask about a block that is resolved already", async () => {
    blockStatus = "resolved";
    difference = "Dana knows the line.";
    open(STEP, {}, <DoneMomentPlace />);
    press("Mark it done");
    await screen.findAllByText("Dana knows the line.");
    expect(screen.queryByRole("link", { name: "Is it unstuck?" })).toBeNull();
  });

  it("has no moment that stays when it was not saved", async () => {
    status = 500;
    open(STEP, {}, <DoneMomentPlace />);
    press("Mark it done");
    await waitFor(() => expect(done[0]?.saved).toBe(false));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is done when its timer is over and 'Done' is pressed there", async () => {
    const over = startTimer(STEP, Date.now() - TIMER_MS);
    localStorage.setItem("rubber-arcana:timer", JSON.stringify(over));
    open(OTHER, { steps: [STEP, OTHER] }, <TimerPlace />);
    fireEvent.click(await screen.findByRole("button", { name: "Done" }));
    await waitFor(() => expect(done).toEqual([{ title: STEP.title, saved: true }]));
    expect(sent).toEqual([{ isDone: true }]);
    cleanup();
    open(STEP);
    expect(done).toEqual([]);
  });

  it("can be taken back once it is done", async () => {
    const onTakeBack = vi.fn();
    render(
      <QueryClientProvider client={new QueryClient()}>
        <NotDone step={STEP} onTakeBack={onTakeBack} />
      </QueryClientProvider>,
    );
    press("Not done after all");
    expect(onTakeBack).toHaveBeenCalledOnce();
    await waitFor(() => expect(sent).toEqual([{ isDone: false }]));
  });

  it("can be put off", () => {
    open(STEP);
    press("Not now");
    expect(onLeave).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });

  it("leads to the question for the smallest thing where it is the person's own act, unless its reading is locked", () => {
    open({ ...STEP, isOwnAct: true });
    expect(screen.getByRole("link", { name: "Too big" })).toBeDefined();
    cleanup();
    open({ ...STEP, isOwnAct: true, isLocked: true });
    expect(screen.getByRole("button", { name: "Too big" })).toBeDefined();
  });

  it("opens and closes its tools with one button, which keeps the focus", async () => {
    open(STEP);
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
    open(STEP);
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
    open(DUE, { isAsked: true, hasNext: true });
    expect(heading().textContent).toBe(STEP.text);
    await screen.findByRole("button", { name: "Did it" });
    expect(screen.queryByRole("button", { name: "Mark it done" })).toBeNull();
    press("Partly");
    await screen.findByText("Noted. Partly is further than not at all.");
    expect(sent).toEqual([{ answer: "partly" }]);
    await screen.findByRole("button", { name: "The next one" });
    expect(screen.queryByRole("button", { name: "Start two minutes" })).toBeNull();
    press("The next one");
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it("still has its buttons after the answer 'Not done', if there is no other open step", async () => {
    open(DUE, { isAsked: true });
    fireEvent.click(await screen.findByRole("button", { name: "Not done" }));
    await screen.findByText("Noted. Nothing is reset. The step stays open.");
    expect(screen.getByRole("button", { name: "Start two minutes" })).toBeDefined();
    expect(screen.getByRole("link", { name: "The reading" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "The next one" })).toBeNull();
  });

  it("is done by the answer 'Did it' about its day", async () => {
    open(STEP, { isAsked: true });
    fireEvent.click(await screen.findByRole("button", { name: "Did it" }));
    expect(done).toMatchObject([{ title: STEP.title }]);
    await waitFor(() => expect(sent).toEqual([{ isDone: true }]));
  });
});
