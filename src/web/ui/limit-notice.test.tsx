// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LimitNotice } from "./limit-notice.tsx";

const MINUTE = 60_000;
const SENTENCE = "You've reached your limit for chat messages. Please wait 5 minute(s) before trying again.";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the notice of a reached limit", () => {
  it("shows the server's sentence and counts down until the limit resets", async () => {
    render(<LimitNotice sentence={SENTENCE} opensAt={new Date(Date.now() + 5 * MINUTE)} />);
    expect(screen.getByText(SENTENCE)).toBeTruthy();
    expect(screen.getByRole("timer").textContent).toBe("open again in 5 min 0 s");
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.getByRole("timer").textContent).toBe("open again in 3 min 59 s");
  });

  it("does not announce every second to a screen reader", () => {
    render(<LimitNotice sentence={SENTENCE} opensAt={new Date(Date.now() + 5 * MINUTE)} />);
    const timer = screen.getByRole("timer");
    expect(timer.getAttribute("aria-live")).toBe("off");
    expect(screen.getByRole("status").contains(timer)).toBe(false);
  });

  it("announces once that the wait is over, and shows its children", async () => {
    const onOpen = vi.fn();
    render(
      <LimitNotice sentence={SENTENCE} opensAt={new Date(Date.now() + MINUTE)} onOpen={onOpen}>
        <button type="button">Send again</button>
      </LimitNotice>,
    );
    expect(screen.queryByRole("button")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE));
    expect(onOpen).toHaveBeenCalledOnce();
    expect(screen.queryByText(SENTENCE)).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("The wait is over. Try again.");
    expect(screen.getByRole("button", { name: "Send again" })).toBeTruthy();
  });
});
