// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BlockPlans } from "./block-plans.tsx";

const BLOCK = "0192f0c4-0000-7000-8000-000000000001";
const PLAN = {
  id: "0192f0c4-0000-7000-8000-000000000002",
  when: "I open the draft",
  will: "write one line",
  createdAt: "2026-10-14T08:00:00.000Z",
};

let items: (typeof PLAN)[];
let refusal: { status: number; body: unknown } | null;
let sent: string[];
beforeEach(() => {
  items = [];
  refusal = null;
  sent = [];
  vi.stubGlobal("fetch", async (_path: string, init: { method: string; body?: string }) => {
    if (init.method === "GET") return Response.json({ items });
    sent.push(init.method);
    if (refusal) return new Response(JSON.stringify(refusal.body), { status: refusal.status });
    if (init.method === "DELETE") return Response.json({ isRetired: true });
    const { planId = PLAN.id, ...words } = JSON.parse(init.body ?? "{}");
    return Response.json({ ...PLAN, id: planId, ...words });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(place = "/blocks/1") {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[place]}>
        <BlockPlans blockId={BLOCK} userId="somebody" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });

describe("the plans of a block", () => {
  it("are written in two halves and shown as one sentence", async () => {
    open();
    await press("Write one");
    type("When", "Dana calls");
    type("I will", "say no first.");
    await press("Save");
    await screen.findByText("When Dana calls, I will say no first.");
    expect(sent).toEqual(["POST"]);
    expect(screen.getByRole("button", { name: "Write another" })).toBeDefined();
  });

  it("are reworded and put away", async () => {
    items = [PLAN];
    open();
    await screen.findByText("When I open the draft, I will write one line.");
    await press("Edit");
    type("I will", "close it");
    await press("Save");
    await screen.findByText("When I open the draft, I will close it.");
    await press("Remove");
    await screen.findByRole("button", { name: "Write one" });
    expect(sent).toEqual(["PUT", "DELETE"]);
  });

  it("keep what was typed when it was not saved, also over a reload", async () => {
    refusal = { status: 500, body: { error: { code: "internal", message: "Something broke." } } };
    open();
    await press("Write one");
    type("When", "Dana calls");
    type("I will", "say no");
    await press("Save");
    await screen.findByText(/It was not saved; what you typed is still here/);
    cleanup();
    open();
    await press("Write one");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "When" }).value).toBe("Dana calls");
  });

  it("a plan is open to be written where a link asks for one", async () => {
    Element.prototype.scrollIntoView = vi.fn();
    open("/blocks/1#plan");
    await screen.findByRole("textbox", { name: "When" });
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });
});
