// @vitest-environment jsdom

import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FoundOutput, OpenTrials, RunningTrial, TrialsOutput } from "#contract/trials.ts";
import { writeSeed } from "#domain/draw/server-seed.ts";
import { commitmentOf } from "#domain/draw/shuffle.ts";
import { allocate } from "#domain/trials/trial.ts";
import { createQueryClient } from "../../api/query-client.ts";
import { TrialPage } from "./trial-page.tsx";

const ID = "0192f0c4-0000-7000-8000-000000000001";
const BLOCK = "0192f0c4-0000-7000-8000-000000000002";
const SENTENCE = "For each of ten steps, the duck tosses: write it down, or do it.";
const PAGE: OpenTrials = {
  isLocked: false,
  isResting: false,
  blocks: [{ id: BLOCK, name: "The invoice", blockTypeId: "work" }],
  running: null,
  ended: [],
};
const RUNNING: RunningTrial = {
  id: ID,
  startedAt: "2026-11-20T10:00:00.000Z",
  commitment: "c0ffee",
  answered: 3,
  toss: null,
};
const seed = new Uint8Array(32).fill(5);
const arms = allocate(seed, "client");
const FOUND: FoundOutput = {
  moved: { write: { yes: 5, of: 5 }, do: { yes: 1, of: 5 } },
  difference: { value: 0.8, lower: 0.294, upper: 0.954 },
  p: 0.0476,
  found: "write",
  steps: arms.map((arm, place) => ({
    arm,
    blockName: "The invoice",
    step: `Step ${place}.`,
    moved: arm === "write",
    tossedAt: `2026-11-2${place % 10}T10:00:00.000Z`,
  })),
  receipt: { commitment: commitmentOf(seed), serverSeed: writeSeed(seed), clientSeed: "client", arms },
};

let page: TrialsOutput;
let asked: { path: string; body: Record<string, unknown> }[];
let waitingSteps: { text: string; blockId: string; smaller: string | null; usesSmaller: boolean }[];
let refusal: { status: number; error: object } | null;
beforeEach(() => {
  asked = [];
  refusal = null;
  waitingSteps = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body: string | null }) => {
    if (path.startsWith("/api/steps")) return Response.json({ items: waitingSteps, nextCursor: null });
    if (method === "GET") return Response.json(page);
    asked.push({ path, body: JSON.parse(body ?? "{}") });
    if (refusal) return Response.json({ error: refusal.error }, { status: refusal.status });
    return Response.json({ id: ID, commitment: "c0ffee", arm: "write", left: 3, isEnded: true });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(said: TrialsOutput) {
  page = said;
  render(
    <QueryClientProvider client={createQueryClient({ onUnauthenticated: () => {} })}>
      <MemoryRouter>
        <TrialPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { level: 1, name: SENTENCE });
}

const ended = (found: FoundOutput | null, isGivenUp = false): OpenTrials => ({
  ...PAGE,
  ended: [
    { id: ID, startedAt: "2026-11-20T10:00:00.000Z", endedAt: "2026-11-29T10:00:00.000Z", isGivenUp, found },
  ],
});

describe("the page of small trials", () => {
  it("shows Free what it is and what it needs, and no button that starts one", async () => {
    await open({ isLocked: true, needs: "Small trials are part of Premium." });
    expect(await screen.findByText("Small trials are part of Premium.")).toBeTruthy();
    expect(screen.getByText(/After ten answers, not earlier/)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("shows question, answer and stopping rule before the first toss, and starts when asked", async () => {
    await open(PAGE);
    expect(await screen.findByText(/Does a block move more often when you write a step/)).toBeTruthy();
    expect(screen.getByText(/you say whether it moved/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Start the trial" }));
    await vi.waitFor(() => expect(asked.map(({ path }) => path)).toEqual(["/api/trials"]));
  });

  it("asks for the block and the step before it tosses, with a half of the order made in the browser", async () => {
    await open({ ...PAGE, running: RUNNING });
    expect(await screen.findByText("3 of 10 steps answered. No score until the last one.")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("The next small step"), { target: { value: "Type the amount." } });
    fireEvent.click(screen.getByRole("button", { name: "Toss" }));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({
      path: `/api/trials/${ID}/tosses/3`,
      body: { blockId: BLOCK, step: "Type the amount.", clientSeed: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  it("shows help first if the step speaks of a crisis, and keeps the words", async () => {
    refusal = { status: 422, error: { code: "crisis_help", message: "Help.", help: [] } };
    await open({ ...PAGE, running: RUNNING });
    const field = await screen.findByLabelText<HTMLTextAreaElement>("The next small step");
    fireEvent.change(field, { target: { value: "Too dark." } });
    fireEvent.click(screen.getByRole("button", { name: "Toss" }));
    expect(await screen.findByText("Before anything else: please talk to a person.")).toBeTruthy();
    expect(field.value).toBe("Too dark.");
    fireEvent.click(screen.getByRole("button", { name: "Name another step" }));
    fireEvent.change(field, { target: { value: "Type the amount." } });
    refusal = null;
    fireEvent.click(screen.getByRole("button", { name: "Toss" }));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({ body: { step: "Type the amount." } });
  });

  it("keeps a typed step over a reload until it is tossed", async () => {
    await open({ ...PAGE, running: RUNNING });
    const field = await screen.findByLabelText<HTMLTextAreaElement>("The next small step");
    fireEvent.change(field, { target: { value: "Half a step" } });
    cleanup();
    await open({ ...PAGE, running: RUNNING });
    const again = await screen.findByLabelText<HTMLTextAreaElement>("The next small step");
    expect(again.value).toBe("Half a step");
  });

  it("offers the open steps of the chosen block, and puts the tapped one into the field", async () => {
    const step = { blockId: BLOCK, smaller: null, usesSmaller: false };
    waitingSteps = [
      { ...step, text: "Find the folder." },
      { ...step, text: "Write it all.", smaller: "Write one line.", usesSmaller: true },
      { ...step, text: "Ring the choir.", blockId: ID },
    ];
    await open({ ...PAGE, running: RUNNING });
    const list = await screen.findByRole("list", { name: "Or one of your open steps:" });
    const names = within(list)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["Find the folder.", "Write one line."]);
    fireEvent.click(within(list).getByRole("button", { name: "Write one line." }));
    const field = screen.getByLabelText<HTMLTextAreaElement>("The next small step");
    expect(field.value).toBe("Write one line.");
    expect(screen.queryByRole("list", { name: "Or one of your open steps:" })).toBeNull();
  });

  it("says how the toss fell and takes yes or no", async () => {
    const toss = { arm: "do" as const, blockName: "The invoice", step: "Type the amount." };
    await open({ ...PAGE, running: { ...RUNNING, toss } });
    expect(await screen.findByText("Do it.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "It did not" }));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ path: `/api/trials/${ID}/tosses/3/answer`, body: { moved: false } });
  });

  it("neither tosses nor asks while it rests, and the duck stays away", async () => {
    const toss = { arm: "do" as const, blockName: null, step: "Type the amount." };
    await open({ ...PAGE, isResting: true, running: { ...RUNNING, toss } });
    expect(await screen.findByText(/Trials are paused/)).toBeTruthy();
    expect(screen.queryByText("Do it.")).toBeNull();
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "End the trial early",
    ]);
  });

  it("asks once more before it is given up", async () => {
    await open({ ...PAGE, running: RUNNING });
    fireEvent.click(await screen.findByRole("button", { name: "End the trial early" }));
    expect(screen.getByText(/only that it ended early/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "End it" }));
    await vi.waitFor(() => expect(asked.map(({ path }) => path)).toEqual([`/api/trials/${ID}/end`]));
  });
});

describe("a trial that ended", () => {
  it("says what was found, with its 90 % interval and how few ten steps are", async () => {
    await open(ended(FOUND));
    expect(await screen.findByText("Writing moved it more often: 5 of 5 against 1 of 5.")).toBeTruthy();
    expect(screen.getByText("Written minus done: 80 points, 90% interval 29 to 95.")).toBeTruthy();
    expect(screen.getByText(/about 5 in 100 orders/).textContent).toContain("Ten steps are few");
  });

  it("says plainly that nothing was found", async () => {
    await open(
      ended({
        ...FOUND,
        found: null,
        p: 1,
        moved: { write: { yes: 3, of: 5 }, do: { yes: 4, of: 5 } },
        difference: { value: -0.2, lower: -0.61, upper: 0.28 },
      }),
    );
    expect(await screen.findByText("Nothing found.")).toBeTruthy();
    expect(screen.getByText("Written minus done: −20 points, 90% interval −61 to 28.")).toBeTruthy();
    expect(screen.getByText(/this trial cannot tell you/)).toBeTruthy();
  });

  it("computes its order again in the browser, and says so if it does not hold", async () => {
    await open(ended(FOUND));
    const check = async () => fireEvent.click(await screen.findByRole("button", { name: "Check it" }));
    await check();
    expect(await screen.findByText(/It holds/)).toBeTruthy();
    cleanup();
    await open(ended({ ...FOUND, receipt: { ...FOUND.receipt, arms: arms.toReversed() } }));
    await check();
    expect(await screen.findByText(/It does not hold. The two halves give another order./)).toBeTruthy();
  });

  it("shows nothing of a trial that was given up but that it was ended", async () => {
    await open(ended(null, true));
    const list = within(await screen.findByRole("region", { name: "Trials that ended" }));
    expect(list.getByText(/ended early on Nov 29/).textContent).toContain("No result is shown.");
    expect(list.queryByText(/moved/)).toBeNull();
  });
});
