// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addDays } from "#domain/calendar-days.ts";
import { dayOf } from "#domain/plans/day.ts";
import { ParkedBlocks } from "./parked-blocks.tsx";

const ID = "0192f0c4-0000-7000-8000-000000000001";
const TODAY = dayOf(new Date(), { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });

let sent: [path: string, body: unknown][];
let status: number;
beforeEach(() => {
  sent = [];
  status = 200;
  vi.stubGlobal("fetch", async (path: string, init: { body?: string }) => {
    sent.push([path, JSON.parse(init.body ?? "{}")]);
    return new Response(JSON.stringify({ error: { code: "internal", message: "Something broke." } }), {
      status,
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ParkedBlocks blocks={[{ id: ID, name: "Four drafts", parkedUntil: TODAY }]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("a block whose parking is over", () => {
  it("is named with its day and a link to its page", () => {
    open();
    expect(screen.getByText("parked until today")).toBeDefined();
    expect(screen.getByText("Four drafts").parentElement?.textContent).toBe(
      "You wanted to look at “Four drafts” again.",
    );
    expect(screen.getByRole("link", { name: "Look at it: Four drafts" }).getAttribute("href")).toBe(
      `/blocks/${ID}`,
    );
  });

  it("can be made active, and the focus goes to the answer", async () => {
    open();
    press("Make it active: Four drafts");
    const reply = await screen.findByText("It is active again.");
    expect(document.activeElement).toBe(reply);
    expect(sent).toEqual([[`/api/blocks/${ID}`, { status: "active" }]]);
  });

  it("can be parked for one more week", async () => {
    open();
    press("One more week: Four drafts");
    await screen.findByText(/^You will be asked again \w+/);
    expect(sent).toEqual([[`/api/blocks/${ID}`, { parkedUntil: addDays(TODAY, 7) }]]);
  });

  it("keeps its buttons when the answer was not saved", async () => {
    status = 500;
    open();
    press("Make it active: Four drafts");
    await screen.findByText("That was not saved. Something broke.");
    expect(screen.getByRole("button", { name: "Make it active: Four drafts" })).toBeDefined();
  });
});
