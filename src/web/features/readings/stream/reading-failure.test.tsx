// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, offlineError } from "#web/api/api-error.ts";
import { FailurePanel } from "./reading-failure.tsx";

const MINUTE = 60_000;
const SENTENCE =
  "You've reached your limit for tarot readings. Please wait 15 minute(s) before trying again.";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Circumstances {
  hasWords?: boolean;
  isGuest?: boolean;
}

function open(failure: ApiError, { hasWords = false, isGuest = false }: Circumstances = {}) {
  const none = () => undefined;
  render(
    <MemoryRouter>
      <FailurePanel
        failure={failure}
        hasWords={hasWords}
        onRetry={none}
        onGoBack={none}
        onSignIn={none}
        onSignUp={isGuest ? none : null}
      />
    </MemoryRouter>,
  );
}

describe("a failed reading that may have counted", () => {
  it.each([
    ["no connection", offlineError("no connection")],
    ["a server that failed", new ApiError({ code: "internal", message: "Something went wrong." }, 500)],
  ])("does not claim after %s that it did not count", (_, failure) => {
    open(failure);
    screen.getByText(/^Your words are kept. The reading may have gone on without this page\./);
    expect(screen.queryByText(/did not count/)).toBeNull();
  });

  it("does not claim after the session's end that it did not count", () => {
    open(new ApiError({ code: "unauthenticated", message: "User not authenticated" }, 401));
    screen.getByText("Your words are kept.");
  });
});

it("a reading that the server reports as failed is said not to have counted", () => {
  open(new ApiError({ code: "reading_failed", message: "Unable to generate reading." }, 200));
  screen.getByText("Your words are kept, and this did not count as a reading.");
});

describe("a reading that was stopped", () => {
  const stopped = () =>
    new ApiError({ code: "reading_stopped", message: "This reading was stopped. Nothing was saved." }, 200);

  it("says that it counts if the answer had begun", () => {
    open(stopped(), { hasWords: true });
    screen.getByText(
      "What you wrote is kept. The answer had begun, so this counts as one of today’s readings.",
    );
  });

  it("tells a guest that it was the only reading of the day", () => {
    open(stopped(), { hasWords: true, isGuest: true });
    screen.getByText("What you wrote is kept. The answer had begun, so this was your one reading for today.");
  });

  it("says that it did not count if the answer had not begun", () => {
    open(stopped());
    screen.getByText("Your words are kept, and this did not count as a reading.");
  });

  it("gets the focus and is scrolled into view, because the pressed button is gone", () => {
    const seen: unknown[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      seen.push(this);
    };
    open(stopped());
    expect(document.activeElement?.contains(screen.getByRole("alert"))).toBe(true);
    expect(seen).toEqual([document.activeElement]);
  });
});

describe("a reading that the hourly limit refused", () => {
  const limited = () =>
    new ApiError(
      { code: "rate_limited", message: SENTENCE, retryAfter: 900, resetTime: "2026-11-21T10:55:00.000Z" },
      429,
    );

  it("shows the server's sentence and a countdown of the wait", () => {
    open(limited());
    screen.getByText(SENTENCE);
    expect(screen.getByRole("timer").textContent).toBe("open again in 15 min 0 s");
    screen.getByText("Your words are kept, and this did not count as a reading.");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("can be retried when the wait is over", async () => {
    open(limited());
    await act(() => vi.advanceTimersByTimeAsync(15 * MINUTE + 1000));
    screen.getByRole("button", { name: "Try again" });
    screen.getByText("The wait is over. Try again.");
  });
});
