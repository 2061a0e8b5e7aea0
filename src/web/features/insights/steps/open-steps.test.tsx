// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OpenStepOutput } from "#contract/steps.ts";
import { OpenSteps } from "./open-steps.tsx";

const STEP: OpenStepOutput = {
  index: 0,
  text: "Send Dana the one line.",
  title: "Send Dana the one line",
  isDone: false,
  doneAt: null,
  smaller: null,
  usesSmaller: false,
  insightId: "0192f0c4-0000-7000-8000-000000000001",
  createdAt: "2020-10-14T08:00:00.000Z",
  isLocked: false,
  blockTypeId: "work",
  blockId: null,
  blockName: "Four drafts",
};

let answer: { status: number; body: unknown };
beforeEach(() => {
  answer = { status: 200, body: { ...STEP, isDone: true } };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(answer.body), { status: answer.status }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(items: OpenStepOutput[]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OpenSteps items={items} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const tick = () => screen.getByRole<HTMLInputElement>("checkbox");

describe("the list of open steps", () => {
  it("shows nothing when there are no open steps", () => {
    open([]);
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("shows a step with its block and day, and links to its reading", () => {
    open([STEP]);
    expect(screen.getByText("Four drafts · Oct 14, 2020")).toBeDefined();
    expect(screen.getByRole("link", { name: "Open the reading" }).getAttribute("href")).toBe(
      `/insights/${STEP.insightId}`,
    );
  });

  it("lets a step of a locked reading be ticked, without a link to the reading", () => {
    open([{ ...STEP, isLocked: true }]);
    expect(screen.queryByRole("link")).toBeNull();
    expect(tick().disabled).toBe(false);
  });

  it("ticks a step at once and keeps it in its place", async () => {
    open([STEP]);
    fireEvent.click(tick());
    expect(tick().checked).toBe(true);
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(tick().checked).toBe(true);
  });

  it("undoes a tick with an error message when it was not saved", async () => {
    answer = { status: 500, body: { error: { code: "internal", message: "Something broke." } } };
    open([STEP]);
    fireEvent.click(tick());
    expect((await screen.findByRole("alert")).textContent).toContain("That was not saved");
    expect(tick().checked).toBe(false);
  });

  it("is short until 'Show all open steps', which also loads steps that home does not have", async () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ ...STEP, index }));
    answer = { status: 200, body: { items: [...many, { ...STEP, index: 6 }], nextCursor: null } };
    open(many);
    expect(screen.getAllByRole("checkbox")).toHaveLength(4);
    fireEvent.click(screen.getByRole("button", { name: "Show all open steps" }));
    await waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(7));
    expect(screen.queryByRole("button", { name: /Show/ })).toBeNull();
  });
});
