// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { HistoryCalendar } from "./history-calendar.tsx";

const NOW = new Date("2026-11-20T12:00");
const at = (local: string) => new Date(local).getTime() / 1000;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(
  body: { times: number[]; locked: number },
  { day = null, since = "2024-01-05T12:00:00Z" }: { day?: string | null; since?: string } = {},
) {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body)));
  vi.stubGlobal("fetch", fetch);
  const onDay = vi.fn();
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <HistoryCalendar day={day} since={since} hasReadings onDay={onDay} now={NOW} />
    </QueryClientProvider>,
  );
  return { onDay, fetch };
}

const expand = () => fireEvent.click(screen.getByRole("button", { name: "Calendar" }));

describe("the history's calendar", () => {
  it("offers the days with readings, also of the months before", async () => {
    const { onDay } = open({
      times: ["2026-11-18T09:00", "2026-11-18T08:00", "2026-10-02T09:00"].map(at),
      locked: 0,
    });
    expand();
    fireEvent.click(await screen.findByRole("button", { name: "Nov 18, 2026, 2 readings" }));
    expect(onDay).toHaveBeenLastCalledWith("2026-11-18");
    fireEvent.click(screen.getByRole("button", { name: "The month before" }));
    expect(screen.getByRole("heading", { name: "Oct 2026" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Oct 2, 2026, 1 reading" }));
    expect(onDay).toHaveBeenLastCalledWith("2026-10-02");
    fireEvent.click(screen.getByRole("button", { name: "The month before" }));
    expect(screen.getByRole("heading", { name: "Oct 2026" })).toBeDefined();
  });

  it("opens at the chosen day, and shows all days again when it is pressed", async () => {
    const { onDay } = open(
      { times: [at("2026-11-18T09:00"), at("2026-10-02T09:00")], locked: 0 },
      { day: "2026-10-02" },
    );
    expand();
    const chosen = await screen.findByRole("button", { name: /^Oct 2/, pressed: true });
    fireEvent.click(chosen);
    expect(onDay).toHaveBeenLastCalledWith(null);
  });

  it("shows a locked day without a way to it", async () => {
    open({ times: [at("2026-11-18T09:00"), at("2026-11-02T09:00"), at("2025-11-20T09:00")], locked: 2 });
    expand();
    await screen.findByText(", 1 reading, older than your plan shows");
    expect(screen.queryByRole("button", { name: /^Nov 2/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "A year ago today" })).toBeNull();
  });

  it("leads to the readings of a year ago today", async () => {
    const { onDay } = open({ times: [at("2026-11-18T09:00"), at("2025-11-20T22:00")], locked: 0 });
    fireEvent.click(await screen.findByRole("button", { name: "A year ago today" }));
    expect(onDay).toHaveBeenLastCalledWith("2025-11-20");
  });

  it("requests no days in the first year of an account until it is opened", async () => {
    const { fetch } = open({ times: [at("2026-11-18T09:00")], locked: 0 }, { since: "2025-11-21T12:00:00Z" });
    expect(fetch).not.toHaveBeenCalled();
    expand();
    await screen.findByRole("button", { name: "Nov 18, 2026, 1 reading" });
  });
});
