// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HomeOutput } from "#contract/home.ts";
import type { PromiseOutput } from "#contract/promises.ts";
import { LISTED_BLOCK } from "#test-support/listed-block.ts";
import { onboardingShown } from "../../api/onboarding-shown.ts";
import { homeQuery } from "../../api/queries/home.ts";
import { SET } from "../../kept-items.ts";
import { HomePage } from "./home-page.tsx";

const USER = "0192f0c4-0000-7000-8000-00000000000a";
const NOTHING: HomeOutput = {
  isProfileComplete: true,
  isOnboardingOffered: false,
  activeBlocks: [],
  hasMoreActive: false,
  restingBlocks: [],
  blockCount: 0,
  insights: [],
  openSteps: [],
  isFirstStepDue: false,
  duePromises: [],
  duePromiseCount: 0,
  parkedBlocks: [],
  isCheckInDue: false,
  checkInStep: null,
  lastDone: null,
  nextAsk: null,
  cardOfDay: { id: "the-ping", day: "2026-11-20", question: "Who could answer today?", reflection: null },
};

const STEP: HomeOutput["openSteps"][number] = {
  index: 0,
  text: "Send Dana the one line.",
  title: "Send Dana the one line",
  isDone: false,
  doneAt: null,
  smaller: null,
  usesSmaller: false,
  insightId: "0192f0c4-0000-7000-8000-000000000001",
  createdAt: "2020-10-14T08:00:00.000Z",
  isLocked: false,
  blockTypeId: "work",
  blockId: LISTED_BLOCK.id,
  blockName: "Four drafts",
  isAskedElsewhere: false,
};

const ANSWER: HomeOutput["cardOfDay"]["reflection"] = {
  cardId: "the-ping",
  cardName: "The Ping",
  prompt: 3,
  question: "Who could answer today?",
  text: "Dana could.",
  blockTypeId: null,
  isUnreadable: false,
  createdAt: "2020-10-14T08:00:00.000Z",
  updatedAt: "2020-10-14T08:00:00.000Z",
};

/** What the server says to a step that is marked as done. */
let saving: Promise<unknown>;
type Answer = { status: number; body: unknown } | "never";
let answers: Answer[];
let asked: string[];
beforeEach(() => {
  answers = [];
  asked = [];
  saving = Promise.resolve();
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(path);
    const answer = answers.shift() ?? { status: 500, body: {} };
    if (answer !== "never") {
      return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
    }
    return new Promise((_, reject) =>
      init.signal?.addEventListener("abort", () => reject(new DOMException("cut", "AbortError"))),
    );
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(unverifiedEmail: string | null = null, isOnTheWay = false, isHeldBack = false) {
  const home = (
    <HomePage
      userId={USER}
      unverifiedEmail={unverifiedEmail}
      isHeldBack={isHeldBack}
      isOnTheWay={isOnTheWay}
      renderCard={(_home, field) => <p>{`The card of the day, its field ${field}`}</p>}
      renderStep={({ step, isAsked, onDone, onLeave }) => (
        <section aria-label="The one step">
          <p>{isAsked ? `${step.text} (due)` : step.text}</p>
          <button type="button" onClick={() => onDone(step, saving)}>
            Mark it done
          </button>
          <button type="button" onClick={onLeave}>
            Not now
          </button>
        </section>
      )}
      renderTakeBack={(step, onTakeBack) => (
        <button
          type="button"
          onClick={() => onTakeBack(Promise.resolve())}
        >{`Not done: ${step.title}`}</button>
      )}
      renderPond={({ activeBlocks, hasMoreActive }) => (
        <p>{`${activeBlocks.length} in the pond${hasMoreActive ? ", and more" : ""}`}</p>
      )}
      renderBlocks={({ activeBlocks }) => <p>{activeBlocks.map(({ name }) => name).join() || "no blocks"}</p>}
      renderWaiting={({ duePromises, duePromiseCount, parkedBlocks, checkInStep, isCheckInDue }) => (
        <>
          {duePromises.map(({ title }) => (
            <p key={title}>{`${title}, one of ${duePromiseCount}`}</p>
          ))}
          {parkedBlocks.map(({ id, name }) => (
            <p key={id}>{`Parked: ${name}`}</p>
          ))}
          {checkInStep && <p>{`From the check-in: ${checkInStep.text}`}</p>}
          {isCheckInDue && <p>The check-in is due</p>}
        </>
      )}
      renderSteps={(steps) => steps.map(({ title }) => <p key={title}>{title}</p>)}
    />
  );
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={home} />
          <Route path="/onboarding" element={<p>Who is asking</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}
const oneStep = async () => within(await screen.findByRole("region", { name: "The one step" }));
const promiseFor = (words: Pick<PromiseOutput, "dueOn"> & Partial<PromiseOutput>): PromiseOutput => ({
  madeAt: "2020-10-14T08:00:00.000Z",
  guess: null,
  snoozedUntil: null,
  answer: null,
  answeredAt: null,
  ...words,
});
const answer = (said: Partial<HomeOutput>) => answers.push({ status: 200, body: { ...NOTHING, ...said } });

describe("the home page", () => {
  it("loads in one request, then shows the active blocks", async () => {
    answer({ activeBlocks: [LISTED_BLOCK], blockCount: 1, hasMoreActive: true });
    open();
    expect(screen.getByRole("status").textContent).toContain("Loading...");
    await screen.findByRole("heading", { name: "Your Active Blocks" });
    expect(screen.getByText("Four drafts")).toBeDefined();
    expect(screen.getByText("1 in the pond, and more")).toBeDefined();
    expect(asked).toEqual(["/api/home"]);
  });

  it("shows the one step first, without the steps that it asks about because their day has come", async () => {
    const due = { ...STEP, index: 1, title: "Ring", text: "Ring the shop.", isAskedElsewhere: true };
    answer({ activeBlocks: [LISTED_BLOCK], openSteps: [due, STEP], duePromises: [due], duePromiseCount: 1 });
    open();
    expect((await oneStep()).getByText(STEP.text)).toBeDefined();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "One step is open. Two minutes will do.",
    );
    expect(screen.getByText("Ring, one of 1")).toBeDefined();
    expect(screen.getByText("Ring")).toBeDefined();
    expect(screen.getByText("The card of the day, its field closed")).toBeDefined();
  });

  it("asks about the first step at the place of the one step if its day has come", async () => {
    answer({ activeBlocks: [LISTED_BLOCK], openSteps: [STEP], isFirstStepDue: true });
    open();
    expect((await oneStep()).getByText(`${STEP.text} (due)`)).toBeDefined();
  });

  it("says the time for which the step is planned, and asks about it only once that time has come", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date("2026-11-20T20:00:00") });
    const promise = promiseFor({ dueOn: "2026-11-20", at: "21:00" });
    answer({ activeBlocks: [LISTED_BLOCK], openSteps: [{ ...STEP, promise }], isFirstStepDue: true });
    open();
    await screen.findByRole("heading", { level: 1, name: /^Tonight at 9\sPM, you said\.$/ });
    expect((await oneStep()).getByText(STEP.text)).toBeDefined();
    vi.setSystemTime(new Date("2026-11-20T21:00:30"));
    await act(async () => vi.advanceTimersByTime(60_000));
    await screen.findByRole("heading", { level: 1, name: /^Tonight at 9\sPM, you said\. It’s time\.$/ });
    expect((await oneStep()).getByText(`${STEP.text} (due)`)).toBeDefined();
  });

  it("asks about no other step before its time", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-20T20:59:00"), shouldAdvanceTime: true });
    const promise = promiseFor({ dueOn: "2026-11-20", at: "21:00" });
    answer({ activeBlocks: [LISTED_BLOCK], duePromises: [{ ...STEP, promise }], duePromiseCount: 1 });
    open();
    await screen.findByRole("heading", { level: 1, name: "Nothing’s due today. Stuck? Tell me." });
    expect(screen.queryByText(/one of/)).toBeNull();
    await vi.advanceTimersByTimeAsync(70_000);
    await screen.findByText(`${STEP.title}, one of 1`);
  });

  it("passes to the next step when one is put off, and shows them again on request", async () => {
    const other = { ...STEP, index: 1, title: "Ring", text: "Ring the shop." };
    answer({ activeBlocks: [LISTED_BLOCK], openSteps: [STEP, other] });
    open();
    fireEvent.click((await oneStep()).getByRole("button", { name: "Not now" }));
    expect((await oneStep()).getByText("Ring the shop.")).toBeDefined();
    fireEvent.click((await oneStep()).getByRole("button", { name: "Not now" }));
    await screen.findByRole("heading", { level: 1, name: "Not now, then. The steps stay open." });
    fireEvent.click(screen.getByRole("button", { name: "Show them again" }));
    expect((await oneStep()).getByText(STEP.text)).toBeDefined();
  });

  it("stays the pond when a step is done, and the step can be taken back", async () => {
    answer({ activeBlocks: [LISTED_BLOCK], openSteps: [STEP] });
    answer({ activeBlocks: [LISTED_BLOCK] });
    open();
    fireEvent.click((await oneStep()).getByRole("button", { name: "Mark it done" }));
    await screen.findByRole("heading", { level: 1, name: "That’s done." });
    expect(screen.getByText("1 in the pond")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: `Not done: ${STEP.title}` }));
    expect((await oneStep()).getByText(STEP.text)).toBeDefined();
  });

  it("brings a step back with the reason when it could not be marked as done", async () => {
    saving = Promise.reject(new Error("No connection."));
    saving.catch(() => undefined);
    answer({ activeBlocks: [LISTED_BLOCK], openSteps: [STEP] });
    open();
    fireEvent.click((await oneStep()).getByRole("button", { name: "Mark it done" }));
    await screen.findByText("That was not saved, so it is back as it was. No connection.");
    expect((await oneStep()).getByText(STEP.text)).toBeDefined();
  });

  it("begins with Rob's line for today if no step is waiting, also if something else waits for an answer", async () => {
    answer({ activeBlocks: [LISTED_BLOCK], nextAsk: { on: "2099-12-04", blockName: "The jar" } });
    open();
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading.textContent).toBe("Nothing’s due today. On Dec 4 I’ll ask about “The jar.”");
    cleanup();
    answer({ activeBlocks: [LISTED_BLOCK], duePromises: [STEP], duePromiseCount: 1 });
    open();
    await screen.findByRole("heading", { level: 1, name: "First, a quick question." });
    expect(screen.getByText("Send Dana the one line, one of 1")).toBeDefined();
  });

  it("asks about the blocks whose parking is over", async () => {
    answer({ parkedBlocks: [{ id: LISTED_BLOCK.id, name: "Four drafts", parkedUntil: "2026-11-20" }] });
    open();
    await screen.findByText("Parked: Four drafts");
  });

  it("asks what has the person stuck when no active block is tracked, one tap from the request", async () => {
    answer({});
    open();
    await screen.findByRole("heading", { level: 1, name: "The pond is empty. What has you stuck?" });
    expect(screen.getByRole("link", { name: "Tell Rob" }).getAttribute("href")).toBe("/new-insight");
    expect(screen.getByText("no blocks")).toBeDefined();
    cleanup();
    answer({ blockCount: 3 });
    open();
    const others = await screen.findByRole("link", { name: "Your other blocks" });
    expect(others.getAttribute("href")).toBe("/blocks");
    expect(screen.getByRole("heading", { name: "Your blocks" })).toBeDefined();
  });

  it("has one main action: the answer to the card of the day, else what Rob offers", async () => {
    const yellow = () => [...document.querySelectorAll(".bg-duck")].map(({ textContent }) => textContent);
    answer({ activeBlocks: [LISTED_BLOCK] });
    open();
    await screen.findByText("The card of the day, its field main");
    expect(yellow()).toEqual([]);
    cleanup();
    answer({ activeBlocks: [LISTED_BLOCK], cardOfDay: { ...NOTHING.cardOfDay, reflection: ANSWER } });
    open();
    await screen.findByText("The card of the day, its field open");
    expect(yellow()).toEqual(["Tell Rob"]);
    cleanup();
    answer({});
    open();
    await screen.findByText("The card of the day, its field open");
    expect(yellow()).toEqual(["Tell Rob"]);
  });

  it("asks whether a block is unstuck after its step was done", async () => {
    const doneAt = "2020-10-14T08:00:00.000Z";
    const lastDone = { title: "Send Dana the one line", doneAt, blockId: LISTED_BLOCK.id };
    answer({ activeBlocks: [LISTED_BLOCK], lastDone });
    open();
    const act = await screen.findByRole("link", { name: "Is it unstuck?" });
    expect(act.getAttribute("href")).toBe(`/blocks/${LISTED_BLOCK.id}#resolve`);
    expect(act.className).not.toContain("bg-duck");
  });

  it("redirects an unfinished profile to onboarding once, also if another browser showed it", async () => {
    answer({ isProfileComplete: false });
    open();
    await screen.findByText("Who is asking");
    cleanup();
    answer({ isProfileComplete: false, isOnboardingOffered: true });
    open();
    await screen.findByRole("link", { name: "Finish your profile" });
    cleanup();
    onboardingShown.keep(SET, USER);
    answer({ isProfileComplete: false });
    open();
    const link = await screen.findByRole("link", { name: "Finish your profile" });
    expect(link.getAttribute("href")).toBe("/onboarding");
  });

  it("redirects nobody who is on the way to another page, for example after signing up", async () => {
    answer({ isProfileComplete: false });
    const client = open(null, true);
    await vi.waitFor(() => expect(client.getQueryData(homeQuery.queryKey)).toBeDefined());
    await act(async () => {});
    expect(screen.queryByText("Who is asking")).toBeNull();
    expect(screen.getByRole("status").textContent).toContain("Loading...");
  });

  it("shows the last reading, and a locked one by its date only", async () => {
    answer({ insights: [{ id: "1", createdAt: "2020-10-14T12:00:00.000Z", isLocked: true }] });
    open();
    await screen.findByText(/Oct 14, 2020 · older than your plan shows/);
    expect(screen.getByRole("link", { name: "All readings" }).getAttribute("href")).toBe("/insights");
  });
});

describe("the home page without an answer from the server", () => {
  it("retries three times, after 1, 2 and 4 seconds, with a timeout of ten seconds each", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answers.push("never", "never", "never", "never");
    open();
    const counts: number[] = [];
    for (const seconds of [10.5, 1, 10.5, 2, 10.5, 4]) {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      counts.push(asked.length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
    await vi.advanceTimersByTimeAsync(10_500);
    await screen.findByText("Dashboard data fetch timeout");
    expect(asked).toHaveLength(4);
  });

  it("shows an error instead of an empty page, and loads on Retry", async () => {
    answers.push({ status: 403, body: { error: { code: "account_required", message: "Sign up first." } } });
    open();
    await screen.findByText("Sign up first.");
    answer({ activeBlocks: [LISTED_BLOCK], blockCount: 1 });
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByText("Four drafts");
  });
});

describe("the banner for an unconfirmed email address", () => {
  it("names the higher daily limit only when the person has the lower one", async () => {
    answer({ activeBlocks: [LISTED_BLOCK], blockCount: 1 });
    open("mara@example.org", false, true);
    await screen.findByText(/Confirm it to get 7 readings a day; until then you get 3/);
    cleanup();
    answer({ activeBlocks: [LISTED_BLOCK], blockCount: 1 });
    open("mara@example.org");
    await screen.findByText("mara@example.org");
    expect(screen.queryByText(/readings a day/)).toBeNull();
  });

  it("sends another link, and says when that failed", async () => {
    answer({ activeBlocks: [LISTED_BLOCK], blockCount: 1 });
    open("mara@example.org");
    await screen.findByText("mara@example.org");
    fireEvent.click(screen.getByRole("button", { name: "Send it again" }));
    await screen.findByText(/It was not sent/);
    answers.push({ status: 200, body: {} });
    fireEvent.click(screen.getByRole("button", { name: "Send it again" }));
    await screen.findByText(/Another link is on its way/);
    expect(asked.at(-1)).toBe("/api/auth/send-verification-email");
  });
});
