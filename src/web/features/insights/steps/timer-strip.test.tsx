// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StepOutput } from "#contract/steps.ts";
import { MAIN_ID } from "#web/ui/bars.tsx";
import { startTimer } from "./step-timer.ts";
import { StepTools } from "./step-tools.tsx";
import { TimerPlace } from "./timer-place.tsx";

const KEY = "rubber-arcana:timer";
const STEP = { insightId: "0192f0c4-0000-7000-8000-000000000001", index: 1, title: "Read draft two" };

let sent: unknown[];
let status: number;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") });
  sent = [];
  status = 200;
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)]);
    const answer = status === 200 ? STEP : { error: { code: "internal", message: "Something broke." } };
    return new Response(JSON.stringify(answer), { status });
  });
  localStorage.setItem(KEY, JSON.stringify(startTimer(STEP, Date.now())));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits until the code of the timer bar, which is loaded separately, has loaded. */
const isThere = () => act(() => vi.dynamicImportSettled());

async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TimerPlace />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await isThere();
}

const shown = () => screen.getByRole("timer").textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("the focus after the timer is closed", () => {
  async function openPage(page: ReactNode) {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <main id={MAIN_ID} tabIndex={-1}>
            <TimerPlace />
            {page}
          </main>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await isThere();
    const away = screen.getByRole("button", { name: "Put the timer away" });
    away.focus();
    fireEvent.click(away);
  }

  it("returns to the step the timer was started for, if it is on the page", async () => {
    const step = {
      title: STEP.title,
      index: 1,
      minutes: 20,
      isDone: false,
      smaller: null,
      usesSmaller: false,
    };
    await openPage(
      <StepTools insightId={STEP.insightId} step={step as StepOutput} onChange={() => undefined} />,
    );
    expect(document.activeElement?.textContent).toBe("Start two minutes");
  });

  it("goes to the main content if that step is not on the page", async () => {
    await openPage(<p>Another page</p>);
    expect(document.activeElement?.id).toBe(MAIN_ID);
  });
});

describe("a started two-minute timer", () => {
  it("continues after a reload, and shows every second", async () => {
    await wait(30_000);
    await open();
    expect(shown()).toBe("1:30");
    await wait(2000);
    expect(shown()).toBe("1:28");
  });

  it("stops while it is paused", async () => {
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    await wait(60_000);
    expect(shown()).toBe("2:00");
    fireEvent.click(screen.getByRole("button", { name: "Resume" }));
    await wait(1000);
    expect(shown()).toBe("1:59");
  });

  it("shows the right time as soon as a sleeping tab wakes up", async () => {
    await open();
    vi.setSystemTime(new Date("2026-11-21T10:01:30Z"));
    await act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(shown()).toBe("0:30");
  });

  it("is announced halfway and at the end, and not every second", async () => {
    await open();
    await wait(60_000);
    expect(screen.getByRole("status").textContent).toBe("One minute left.");
    await wait(1000);
    expect(screen.getByRole("status").textContent).toBe("");
    await wait(59_000);
    expect(screen.getByRole("status").textContent).toBe("The two minutes are over.");
  });

  it("offers to tick the step when the time is over, and closes with the tick", async () => {
    await open();
    await wait(120_000);
    fireEvent.click(screen.getByRole("button", { name: "Done" }));
    await wait(0);
    expect(sent).toEqual([[`/api/insights/${STEP.insightId}/steps/1`, { isDone: true }]]);
    expect(screen.queryByRole("timer")).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("stays open with an error message when the tick was not saved", async () => {
    status = 500;
    await open();
    await wait(120_000);
    fireEvent.click(screen.getByRole("button", { name: "Done" }));
    await wait(0);
    expect(screen.getByRole("alert").textContent).toContain("That was not saved");
    expect(screen.getByRole("timer")).toBeDefined();
  });
});
