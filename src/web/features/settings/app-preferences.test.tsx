// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SettingsOutput } from "#contract/settings.ts";
import { AppPreferences } from "./app-preferences.tsx";

const KNOWN: SettingsOutput = {
  timeZone: "Europe/Berlin",
  timeZoneFrom: null,
  hasReversedCards: true,
  tone: "even",
  asksFirst: true,
  country: null,
  checkInWeekday: null,
  hasCheckInLetters: false,
};

let sent: Record<string, unknown>[];
let answer: () => Promise<Response>;
const saves = (changes: Partial<SettingsOutput>) => async () =>
  new Response(JSON.stringify({ ...KNOWN, ...changes }));
const refuses = async () =>
  new Response(JSON.stringify({ error: { code: "unavailable", message: "Not now." } }), { status: 503 });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sent = [];
  vi.stubGlobal("fetch", (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(onSaved = () => {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AppPreferences known={KNOWN} advisorName="Rob" hasCheckIns device={null} onSaved={onSaved} />
    </QueryClientProvider>,
  );
}

const isChosen = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;

describe("a setting", () => {
  it("in the preferences changes at once, confirms the save, and hides the message after three seconds", async () => {
    const onSaved = vi.fn();
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = () => promise;
    open(onSaved);
    fireEvent.click(screen.getByRole("radio", { name: "Blunt" }));
    await screen.findByText("Saving...");
    expect(isChosen("Blunt")).toBe(true);
    resolve(await saves({ tone: "blunt" })());
    await screen.findByText("Saved.");
    expect(sent).toEqual([{ tone: "blunt" }]);
    expect(onSaved).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByText("Saved.")).toBeNull();
    expect(isChosen("Blunt")).toBe(true);
  });

  it("in the preferences is reverted with a message if it could not be saved", async () => {
    answer = refuses;
    open();
    fireEvent.click(screen.getByLabelText(/Allow reversed cards/));
    await screen.findByText("That was not saved, so it is back as it was. Not now.");
    expect(screen.getByLabelText<HTMLInputElement>(/Allow reversed cards/).checked).toBe(true);
  });

  it("in the preferences keeps the last choice, however quickly it follows the one before", async () => {
    answer = refuses;
    open();
    fireEvent.click(screen.getByRole("radio", { name: "Gentle" }));
    answer = saves({ tone: "blunt" });
    fireEvent.click(screen.getByRole("radio", { name: "Blunt" }));
    await screen.findByText("Saved.");
    expect(isChosen("Blunt")).toBe(true);
  });
});

describe("the questions before a reading", () => {
  it("come back when 'Ask me first' is ticked again", async () => {
    answer = saves({ asksFirst: false });
    open();
    const box = screen.getByLabelText<HTMLInputElement>(/Ask me first/);
    fireEvent.click(box);
    await vi.waitFor(() => expect(box.checked).toBe(false));
    answer = saves({ asksFirst: true });
    fireEvent.click(box);
    await vi.waitFor(() => expect(sent).toEqual([{ asksFirst: false }, { asksFirst: true }]));
  });
});

describe("the time zone", () => {
  it("in the preferences is saved, and the page says when it takes effect", async () => {
    answer = saves({ timeZone: "Asia/Tokyo", timeZoneFrom: "2026-11-20T23:00:00.000Z" });
    open();
    fireEvent.change(screen.getByLabelText("Time zone"), { target: { value: "Asia/Tokyo" } });
    await screen.findByText(/Your days switch to it on /);
    expect(sent).toEqual([{ timeZone: "Asia/Tokyo" }]);
  });
});

describe("the country", () => {
  it("in the preferences is cleared by choosing to go by the time zone", async () => {
    answer = saves({ country: "GB" });
    open();
    const field = screen.getByLabelText("Country for emergency numbers");
    fireEvent.change(field, { target: { value: "GB" } });
    await screen.findByText("Saved.");
    answer = saves({ country: null });
    fireEvent.change(field, { target: { value: "" } });
    await vi.waitFor(() => expect(sent).toEqual([{ country: "GB" }, { country: null }]));
  });
});

describe("the weekly check-in", () => {
  it("is off until a day is chosen, and then offers a letter", async () => {
    open();
    expect(screen.queryByRole("checkbox", { name: /Also by email/ })).toBeNull();
    answer = saves({ checkInWeekday: 6 });
    fireEvent.change(screen.getByRole("combobox", { name: "Weekly check-in" }), { target: { value: "6" } });
    await vi.waitFor(() => expect(sent).toEqual([{ checkInWeekday: 6 }]));
    expect(screen.getByRole("checkbox", { name: /Also by email/ })).toBeTruthy();
  });
});
