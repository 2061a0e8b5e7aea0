// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, offlineError } from "../../api/api-error.ts";
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

describe("a reading of which nobody knows whether it counts", () => {
  it.each([
    ["no connection", offlineError("no connection")],
    ["a server that failed", new ApiError({ code: "internal", message: "Something went wrong." }, 500)],
  ])("is not said to count for nothing after %s", (_, failure) => {
    open(failure);
    screen.getByText(/^Your words are kept. The reading may have gone on without this page\./);
    expect(screen.queryByText(/did not count/)).toBeNull();
  });

  it("is not said to count for nothing after the session's end", () => {
    open(new ApiError({ code: "unauthenticated", message: "User not authenticated" }, 401));
    screen.getByText("Your words are kept.");
  });
});

it("a reading that the server says has failed did not count", () => {
  open(new ApiError({ code: "reading_failed", message: "Unable to generate reading." }, 200));
  screen.getByText("Your words are kept, and this did not count.");
});

describe("a reading that was stopped", () => {
  const stopped = () =>
    new ApiError({ code: "reading_stopped", message: "This reading was stopped. Nothing was saved." }, 200);

  it("says what it cost where the answer had begun", () => {
    open(stopped(), { hasWords: true });
    screen.getByText(
      "What you wrote is kept. The answer had begun, so this counts as one of today’s readings.",
    );
  });

  it("tells a guest that it was the only reading of the day", () => {
    open(stopped(), { hasWords: true, isGuest: true });
    screen.getByText("What you wrote is kept. The answer had begun, so this was your one reading for today.");
  });

  it("says that it cost nothing where no word of the answer had come", () => {
    open(stopped());
    screen.getByText("Your words are kept, and this did not count.");
  });

  it("has the focus and is scrolled to, since the button that was pressed is gone", () => {
    const seen: unknown[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      seen.push(this);
    };
    open(stopped());
    expect(document.activeElement?.contains(screen.getByRole("alert"))).toBe(true);
    expect(seen).toEqual([document.activeElement]);
  });
});

describe("a reading that the hour's limit refused", () => {
  const limited = () =>
    new ApiError(
      { code: "rate_limited", message: SENTENCE, retryAfter: 900, resetTime: "2026-11-21T10:55:00.000Z" },
      429,
    );

  it("says the sentence, and counts down the minutes that it names", () => {
    open(limited());
    screen.getByText(SENTENCE);
    expect(screen.getByRole("timer").textContent).toBe("open again in 15 min 0 s");
    screen.getByText("Your words are kept, and this did not count.");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("may be tried again when the wait is over", async () => {
    open(limited());
    await act(() => vi.advanceTimersByTimeAsync(15 * MINUTE + 1000));
    screen.getByRole("button", { name: "Try again" });
    screen.getByText("The wait is over. Try again.");
  });
});
