// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { SettingsOutput } from "#contract/settings.ts";
import { ToneRows } from "./tone-rows.tsx";

const KNOWN: SettingsOutput = {
  timeZone: null,
  timeZoneFrom: null,
  hasReversedCards: true,
  tone: "even",
  asksFirst: true,
  country: null,
  checkInWeekday: null,
  hasCheckInLetters: false,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("how blunt the duck may be is shown with a sentence of each tone, and a choice is saved at once", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ ...KNOWN, tone: "blunt" });
  });
  const onSaved = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToneRows known={KNOWN} advisorName="Rob" onSaved={onSaved} />
    </QueryClientProvider>,
  );
  screen.getByRole("group", { name: "How blunt Rob may be" });
  expect(screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.checked)).toEqual([
    false,
    true,
    false,
  ]);
  fireEvent.click(screen.getByRole("radio", { name: /^Blunt.*You’re just not saying it/ }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ tone: "blunt" }]);
});
