// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReminderLink, readReminderLink } from "./reminder-link.tsx";

const fetched = vi.fn();
beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ isKept: true }));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(hash: string) {
  render(
    <MemoryRouter>
      <ReminderLink link={readReminderLink(hash)} />
    </MemoryRouter>,
  );
}

describe("a link of a reminder", () => {
  it.each([
    ["#did=abc", "It is done", "did", "The step is checked off."],
    ["#tomorrow=abc", "Ask me tomorrow", "tomorrow", "You will be asked again tomorrow."],
  ])("%s changes nothing until it is pressed", async (hash, action, answer, kept) => {
    open(hash);
    expect(fetched).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: action }));
    await screen.findByText(kept);
    const [path, { body }] = fetched.mock.calls[0] ?? ["", {}];
    expect([path, JSON.parse(body)]).toEqual(["/api/promise-links", { answer, token: "abc" }]);
  });

  it("that was used says so", async () => {
    const refusal = { error: { code: "not_found", message: "This link has been used or has expired." } };
    fetched.mockImplementation(async () => Response.json(refusal, { status: 404 }));
    open("#did=abc");
    fireEvent.click(screen.getByRole("button", { name: "It is done" }));
    await screen.findByText("This link no longer works.");
  });

  it("that is damaged offers the app", () => {
    open("#did=");
    expect(screen.getByRole("link", { name: "Open the app" })).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
