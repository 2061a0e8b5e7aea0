// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CheckInEntry, CheckInPageOutput, OpenCheckIn } from "#contract/check-ins.ts";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { CheckInPage } from "./check-in-page.tsx";

const BEE = "0192f0c4-0000-7000-8000-000000000001";
const INVOICE = "0192f0c4-0000-7000-8000-000000000002";
const QUESTION = "What did you do this week in place of it?";
const PAGE: OpenCheckIn = {
  isLocked: false,
  weekStart: "2026-11-16",
  today: "2026-11-22",
  days: [
    { day: "2026-11-16", readings: 0, steps: 0 },
    { day: "2026-11-17", readings: 1, steps: 0 },
    { day: "2026-11-18", readings: 0, steps: 1 },
    { day: "2026-11-19", readings: 0, steps: 0 },
    { day: "2026-11-20", readings: 2, steps: 1 },
    { day: "2026-11-21", readings: 0, steps: 0 },
    { day: "2026-11-22", readings: 0, steps: 0 },
  ],
  blocks: [
    { id: BEE, name: "The bee book", blockTypeId: "creative" },
    { id: INVOICE, name: "The invoice", blockTypeId: "work" },
  ],
  checkIn: {
    state: "open",
    taps: [],
    question: { text: QUESTION, blockId: INVOICE },
    answer: "",
    step: null,
  },
  steps: [
    { text: "Type the amount.", minutes: 2, blockName: "The invoice" },
    { text: "Make one line.", minutes: 2, blockName: null },
  ],
  askedStep: null,
  earlier: [],
  isGrave: false,
};

let page: CheckInPageOutput;
let sent: CheckInEntry[];
let answered: [path: string, body: unknown][];
let refusal: object | null;
beforeEach(() => {
  page = PAGE;
  sent = [];
  answered = [];
  refusal = null;
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body: string | null }) => {
    if (method === "GET") return Response.json(page);
    if (method === "POST") {
      answered.push([path, JSON.parse(body ?? "")]);
      return Response.json(JSON.parse(body ?? ""));
    }
    if (body) sent.push(JSON.parse(body));
    if (refusal) return Response.json({ error: refusal }, { status: "current" in refusal ? 409 : 422 });
    return Response.json({ state: "open", updatedAt: "2026-11-22T12:00:00.000Z" });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(said: Partial<OpenCheckIn> = {}) {
  page = { ...PAGE, ...said };
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <MemoryRouter>
        <CheckInPage userId="me" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { level: 1 });
}

const group = (name: string) => within(screen.getByRole("group", { name }));
const lastSent = () =>
  waitFor(() => sent.at(-1) ?? Promise.reject(new Error("nothing was sent")), { timeout: 4000 });

describe("the week in one picture", () => {
  it("says what there was, for each day too, and that quiet is allowed", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Three readings, two small steps done.",
    );
    expect(screen.getByText(/the weekend were quiet. Quiet is allowed./).textContent).toContain("Monday");
    expect(screen.getByText("Friday: 2 readings, 1 step done")).toBeTruthy();
    expect(screen.getByText("Monday: quiet")).toBeTruthy();
  });
});

describe("a tap on a block", () => {
  it("is saved, opens the line for a note, and leaves the other block blank", async () => {
    await open();
    expect(screen.queryByRole("textbox", { name: /A note on/ })).toBeNull();
    fireEvent.click(group("The bee book").getByRole("radio", { name: "moved" }));
    fireEvent.change(screen.getByRole("textbox", { name: "A note on The bee book" }), {
      target: { value: "The swarm is inked." },
    });
    expect((await lastSent()).taps).toEqual([{ blockId: BEE, tap: "moved", note: "The swarm is inked." }]);
    expect(screen.queryByRole("textbox", { name: "A note on The invoice" })).toBeNull();
  });

  it("is taken back by the same tap", async () => {
    await open({ checkIn: { ...PAGE.checkIn, taps: [{ blockId: BEE, tap: "stuck", note: "" }] } });
    fireEvent.click(group("The bee book").getByRole("radio", { name: "stuck" }));
    expect((await lastSent()).taps).toEqual([]);
  });
});

describe("the duck's question", () => {
  it("names its block, and the answer is saved while one types", async () => {
    await open();
    const paper = within(screen.getByRole("region", { name: "One question" }));
    expect(paper.getByText("The invoice")).toBeTruthy();
    fireEvent.change(screen.getByRole("textbox", { name: QUESTION }), { target: { value: "Tidied." } });
    expect(await lastSent()).toMatchObject({ answer: "Tidied.", question: { blockId: INVOICE } });
  });

  it("is missing where a text is grave", async () => {
    await open({ isGrave: true, checkIn: { ...PAGE.checkIn, question: null } });
    expect(screen.queryByRole("region", { name: "One question" })).toBeNull();
  });

  it("gives way to help lines when the answer speaks of danger", async () => {
    refusal = { code: "crisis_help", message: "Before any cards.", help: [] };
    await open();
    fireEvent.change(screen.getByRole("textbox", { name: QUESTION }), { target: { value: "Dark." } });
    expect((await screen.findByRole("alert", {}, { timeout: 4000 })).textContent).toContain(
      "talk to a person",
    );
    expect(screen.queryByRole("button", { name: "I’ll do that" })).toBeNull();
    refusal = null;
    fireEvent.click(screen.getByRole("button", { name: "Save it anyway" }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ answer: "Dark.", goOnAnyway: true }));
  });
});

describe("a check-in that was changed elsewhere", () => {
  it("is shown with its answers, notes and step", async () => {
    const current: CheckInEntry = {
      ...PAGE.checkIn,
      taps: [
        { blockId: BEE, tap: "moved", note: "Page two." },
        { blockId: "0192f0c4-0000-7000-8000-000000000003", tap: "stuck", note: "" },
      ],
      step: { text: "Type the amount.", minutes: 2 },
    };
    refusal = {
      code: "changed_elsewhere",
      message: "Changed elsewhere.",
      current: { checkIn: JSON.stringify(current) },
    };
    await open();
    fireEvent.change(screen.getByRole("textbox", { name: QUESTION }), { target: { value: "Tidied." } });
    const notice = await screen.findByRole("alert", {}, { timeout: 4000 });
    for (const words of ["The bee book: moved\nPage two.", "A block: stuck", "Your step: Type the amount."]) {
      expect(notice.textContent).toContain(words);
    }
  });
});

describe("the step for next week", () => {
  it("can be exchanged and taken, and then the check-in is done", async () => {
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Another one" }));
    fireEvent.click(screen.getByRole("button", { name: "I’ll do that" }));
    expect(await lastSent()).toMatchObject({ state: "done", step: { text: "Make one line.", minutes: 2 } });
    expect(screen.getByText(/That’s the check-in/)).toBeTruthy();
  });
});

describe("the step of the check-in before", () => {
  it("is asked about, and the answer is kept with that week", async () => {
    await open({ askedStep: { weekStart: "2026-11-09", text: "Type the amount.", minutes: 2 } });
    const part = within(screen.getByRole("region", { name: "The step of your last check-in" }));
    expect(part.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Did it",
      "Partly",
      "Not done",
      "No longer matters",
    ]);
    fireEvent.click(part.getByRole("button", { name: "Not done" }));
    expect((await part.findByRole("status")).textContent).toBe("Noted. Nothing is reset.");
    expect(answered).toEqual([["/api/check-ins/2026-11-09/step-answer", { answer: "not-done" }]]);
  });

  it("is missing where no step waits", async () => {
    await open();
    expect(screen.queryByText("What came of it?")).toBeNull();
  });
});

describe("skipping", () => {
  it("is one button, counts nothing against anyone, and can be undone", async () => {
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Skip this week" }));
    expect(screen.getByText(/Nothing counts that against you/)).toBeTruthy();
    expect((await lastSent()).state).toBe("skipped");
    fireEvent.click(screen.getByRole("button", { name: "Do it after all" }));
    expect(screen.getByRole("group", { name: "The invoice" })).toBeTruthy();
  });
});

describe("the page", () => {
  it("the check-in's page is locked for Free, says what it needs, and shows an invented week that says so", async () => {
    page = { isLocked: true, needs: "The weekly check-in is part of Premium." };
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <CheckInPage userId="me" />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(await screen.findByText("The weekly check-in is part of Premium.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "What Premium adds" })).toBeTruthy();
    screen.getByText("Invented, so that you see what it is.");
    expect(screen.getByRole("list", { name: "The week, day by day" }).closest("[inert]")).not.toBeNull();
  });

  it("the check-in's page asks nothing while no block is open", async () => {
    await open({ blocks: [], steps: [], checkIn: { ...PAGE.checkIn, question: null } });
    expect(screen.getByText("Nothing is open")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Skip this week" })).toBeNull();
  });

  it("the check-in's page lists earlier check-ins with what was said then", async () => {
    const earlier = {
      ...{
        weekStart: "2026-11-09",
        question: "Who waits?",
        answer: "Anouk.",
        step: null,
        isUnreadable: false,
      },
      state: "done" as const,
      taps: [{ blockId: BEE, tap: "let-lie" as const, note: "", name: null }],
    };
    await open({ earlier: [earlier] });
    const list = within(screen.getByRole("region", { name: "Earlier check-ins" }));
    expect(list.getByText("Week of Nov 9, 2026")).toBeTruthy();
    expect(list.getByText("Anouk.")).toBeTruthy();
    expect(list.getByText("A block that was deleted")).toBeTruthy();
    expect(list.queryByRole("textbox")).toBeNull();
  });
});
