// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { DeviceOutput } from "#contract/account.ts";
import { Devices } from "./devices.tsx";

const DEVICE: DeviceOutput = {
  id: "0192f0c4-0000-7000-8000-000000000001",
  name: "Firefox on Linux",
  signedInAt: "2026-11-01T12:00:00.000Z",
  seenAt: "2026-11-02T12:00:00.000Z",
  timeZone: "Europe/Berlin",
  isThis: true,
  isOpen: true,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a device is listed with its place, since when it is signed in, and when it was last seen", async () => {
  const elsewhere = { ...DEVICE, id: "0192f0c4-0000-7000-8000-000000000002", isThis: false, isOpen: false };
  vi.stubGlobal("fetch", async () => Response.json({ devices: [DEVICE, elsewhere] }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Devices onLeave={async () => undefined} />
    </QueryClientProvider>,
  );
  const rows = await screen.findAllByRole("listitem");
  const lines = rows.map((row) => row.textContent);
  expect(lines[0]).toMatch(/^Firefox on Linux.*time zone of Berlin · signed in since Nov 1, .* · open now/);
  expect(lines[1]).toMatch(/ · last seen Nov 2/);
});
